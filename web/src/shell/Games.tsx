import type { ReactNode } from 'react';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import { MyGames } from './MyGames';
import { WatchRow } from './OpenTables';
import { Page } from './Page';
import { useMe } from './people';
import { Posters } from './Posters';
import { Quiet } from './Quiet';
import { useOpenTables } from './tables';
import './games.css';
import './lobby.css';

/** All my games, games to watch, and what can be played. */
export default function Games(): ReactNode {
  const say = useSay();
  const me = useMe();
  return (
    <Page title={say('web-nav-games')}>
      <div className="games">
        {me != null && (
          <section className="games-part">
            <h2>{say('web-my-games')}</h2>
            <MyGames empty={say('web-no-games')} />
          </section>
        )}
        <section className="games-part">
          <h2>{say('web-titles')}</h2>
          <Posters isLong />
          <p className="games-note">{say('web-independent')}</p>
        </section>
        <section className="panel open games-panel">
          <header>
            <Icon id="eye" />
            <h2>{say('web-to-watch')}</h2>
          </header>
          <Quiet query={useOpenTables('running')} empty={say('web-nothing-to-watch')}>
            {(tables) => (
              <ul>
                {tables.map((table) => (
                  <WatchRow key={table.id} table={table} />
                ))}
              </ul>
            )}
          </Quiet>
        </section>
      </div>
    </Page>
  );
}
