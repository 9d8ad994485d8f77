import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { TITLES } from '../boards';
import type { Title } from '../boards/title';
import { type Titles, useTitles } from '../boards/useTitles';
import { useGames } from '../lib/games';
import { useSay } from '../lib/i18n';
import { Choices } from './Choices';
import { NotFound } from './NotFound';
import { Page } from './Page';
import { ensurePerson } from './people';
import { attempt } from './problems';
import { type Access, isComplete, lacksNames, makeTable, type Setup, usualSetup, withPlayers } from './setup';
import { faultsIn, SetupComponents } from './SetupComponents';
import { SetupOptions } from './SetupOptions';
import { SetupPace } from './SetupPace';
import { SetupSeats } from './SetupSeats';
import { lastPlayed, usualPlayers } from './titles';
import './setup.css';

const ACCESS: readonly (readonly [Access, string, string])[] = [
  ['open', 'web-access-open', 'web-access-open-note'],
  ['link', 'web-access-link', 'web-access-link-note'],
  ['private', 'web-access-private', 'web-access-private-note'],
];

/** A new table, as one likes it. */
export default function NewTable(): ReactNode {
  const say = useSay();
  const { game: wanted } = useParams<{ game?: string }>();
  const titles = useTitles();
  const id = wanted ?? lastPlayed();
  const known = titles.find(id);
  if (known === undefined && titles.isComplete && wanted !== undefined) return <NotFound />;
  const title = known ?? (titles.isComplete ? TITLES[0] : undefined);
  if (title !== undefined) return <NewTableOf id={id} first={title} titles={titles} />;
  return (
    <Page title={say('web-new-table')}>
      <p>{say('web-loading')}</p>
    </Page>
  );
}

type Props = { id: string; first: Title; titles: Titles };

function NewTableOf({ id, first, titles }: Props): ReactNode {
  const say = useSay();
  const [, go] = useLocation();
  const games = useGames();
  const [setup, setSetup] = useState<Setup>(() => firstSetup(id, first));
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const title = titles.of(setup.game);
  const game = games?.find((other) => other.id === setup.game);
  // On what it is by then: a file that was being read must not undo what was chosen meanwhile.
  const set = (values: Partial<Setup>): void => setSetup((now) => ({ ...now, ...values }));

  const choose = (id: string): void => {
    const next = games?.find((other) => other.id === id);
    const possible = next?.players ?? [setup.seats.length];
    const players = possible.includes(setup.seats.length) ? setup.seats.length : usualPlayers(next);
    setFaults([]);
    set({ game: id, options: {}, components: null, hasBadFile: false, seats: withPlayers(setup.seats, players) });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    let path = '';
    await attempt(async () => {
      if ((await ensurePerson()) === null) return;
      await makeTable(setup, (table) => (path = `/table/${table.id}`)).catch((error: unknown) => {
        setFaults(faultsIn(error));
        throw error;
      });
    }, say);
    setBusy(false);
    if (path !== '') go(path); // also where a bot could not be seated: the waiting room shows who is missing
  };

  return (
    <Page title={say('web-new-table')}>
      <form className="setup" onSubmit={(event) => void submit(event)}>
        <div className="setup-part setup-title panel">
          <Choices
            legend={say('web-title')}
            value={title.family}
            choices={titles.all.map((one) => ({
              value: one.family,
              label: (
                <>
                  {one.poster !== undefined && <img src={one.poster.image} alt="" width={120} height={76} />}
                  <b className={one.poster?.face}>{say(one.name)}</b>
                </>
              ),
              isOff: games?.find(({ id }) => id === one.editions[0].game)?.is_off === true,
            }))}
            onChange={(id) => choose(titles.of(id).editions[0].game)}
          />
          {title.reconstructed !== undefined && <p className="field-note">{say(title.reconstructed)}</p>}
          {title.editions.length > 1 && (
            <Choices
              legend={say('web-edition')}
              value={setup.game}
              choices={title.editions.map((edition) => ({ value: edition.game, label: say(edition.name) }))}
              onChange={choose}
            />
          )}
          {game !== undefined && (
            <SetupOptions game={game} values={setup.options} onChange={(options) => set({ options })} />
          )}
          {game !== undefined && game.takes_components !== '' && (
            <SetupComponents
              key={game.id}
              game={game}
              title={title}
              faults={faults}
              isBusy={isBusy}
              onBusy={setBusy}
              onChange={(components, hasBadFile) => {
                setFaults([]);
                // not for what was chosen since
                setSetup((now) => (now.game === game.id ? { ...now, components, hasBadFile } : now));
              }}
            />
          )}
        </div>
        <div className="setup-part panel">
          <Choices
            legend={say('web-players')}
            value={setup.seats.length}
            choices={(game?.players ?? [setup.seats.length]).map((n) => ({ value: n, label: String(n) }))}
            onChange={(players) => set({ seats: withPlayers(setup.seats, players) })}
          />
          <SetupSeats game={game} seats={setup.seats} onChange={(seats) => set({ seats })} />
        </div>
        <div className="setup-part panel">
          <SetupPace pace={setup.pace} onChange={(pace) => set({ pace })} />
          <Choices
            legend={say('web-access')}
            value={setup.access}
            choices={ACCESS.map(([value, label]) => ({ value, label: say(label) }))}
            onChange={(access) => set({ access })}
            note={say(ACCESS.find(([value]) => value === setup.access)?.[2] ?? 'web-access-open-note')}
          />
        </div>
        <div className="setup-foot">
          {lacksNames(setup) && <span className="field-note">{say('web-names-missing')}</span>}
          {setup.hasBadFile && <span className="field-note">{say('web-file-first')}</span>}
          <button className="btn primary" disabled={isBusy || lacksNames(setup) || setup.hasBadFile}>
            {say(isComplete(setup) ? 'web-start-game' : 'web-open-table')}
          </button>
        </div>
      </form>
    </Page>
  );
}

/** By the address: a title, or an edition of it; else what was played last. */
function firstSetup(id: string, { editions }: Title): Setup {
  const edition = editions.find(({ game }) => game === id) ?? editions[0];
  return usualSetup(edition.game, usualPlayers(undefined));
}
