import type { ReactNode } from 'react';
import { useSay } from '../lib/i18n';
import { LastGame } from './LastGame';
import { Machines } from './Machines';
import { MyGames } from './MyGames';
import { OpenTables } from './OpenTables';
import { Page } from './Page';
import { useMe } from './people';
import { Posters } from './Posters';
import { useMyTables } from './tables';
import { greeting } from './time';
import './lobby.css';

/** Where one comes in: my games, the titles, tables to join, machines to play against. */
export function Lobby(): ReactNode {
  const say = useSay();
  return (
    <Page title={say('web-nav-play')} isBare>
      <div className="lobby">
        <div className="lobby-left">
          <Hello />
          <MyGames most={6} />
          <Posters />
        </div>
        <aside className="lobby-right" aria-label={say('web-lobby-beside')}>
          <OpenTables />
          <Machines />
          <LastGame />
        </aside>
      </div>
    </Page>
  );
}

function Hello(): ReactNode {
  const say = useSay();
  const me = useMe();
  const waiting = useMyTables().data?.filter((table) => table.is_my_turn).length;
  return (
    <div className="hello">
      <h1>{greeting(new Date().getHours(), me?.name, say)}</h1>
      <p role="status">
        {me === null && say('web-hello-stranger')}
        {me != null && waiting !== undefined && say('web-waiting-moves', { count: waiting })}
      </p>
    </div>
  );
}
