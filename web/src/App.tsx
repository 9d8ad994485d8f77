/** The pages, each loaded when it is wanted. */
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { WithTexts } from './lib/i18n';
import { queries } from './lib/queries';
import { Failure, LastResort } from './shell/Failure';
import { Lobby } from './shell/Lobby';
import { NotFound } from './shell/NotFound';

const NewTablePage = lazy(() => import('./shell/NewTable'));
const AccountPage = lazy(() => import('./shell/Account'));
const GamesPage = lazy(() => import('./shell/Games'));
const ReplaysPage = lazy(() => import('./shell/Replays'));
const RulesPage = lazy(() => import('./help/Rules'));
const LearnPage = lazy(() => import('./help/Learn'));
const TablePage = lazy(() => import('./table/TablePage'));
const ReplayPage = lazy(() => import('./replay/ReplayPage'));

export function App(): ReactNode {
  return (
    <QueryClientProvider client={queries}>
      <LastResort>
        <WithTexts>
          <Failure>
            <Suspense>
              <Switch>
                <Route path="/" component={Lobby} />
                <Route path="/new/:game?" component={NewTablePage} />
                <Route path="/me" component={AccountPage} />
                <Route path="/games" component={GamesPage} />
                <Route path="/replays" component={ReplaysPage} />
                <Route path="/rules/:game?" component={RulesPage} />
                <Route path="/learn/:game" component={LearnPage} />
                <Route path="/table/:id" component={TablePage} />
                <Route path="/replay/:id/:ply?" component={ReplayPage} />
                <Route component={NotFound} />
              </Switch>
            </Suspense>
          </Failure>
        </WithTexts>
      </LastResort>
    </QueryClientProvider>
  );
}
