import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Title } from '../boards/title';
import { useTitles } from '../boards/useTitles';
import { pageOf } from '../help/rules';
import { type Game, useGames } from '../lib/games';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import './posters.css';

/** The titles, each with its poster. */
export function Posters({ isLong = false }: { isLong?: boolean }): ReactNode {
  const say = useSay();
  const games = useGames();
  const titles = useTitles();
  return (
    <section aria-label={say('web-titles')}>
      <ul className={isLong ? 'posters long' : 'posters'}>
        {titles.all.map((title) => (
          <li key={title.family}>
            <Card title={title} games={games ?? []} isLong={isLong} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ title, games, isLong }: { title: Title; games: Game[]; isLong: boolean }): ReactNode {
  const say = useSay();
  const { poster } = title;
  const mine = games.filter((game) => title.editions.some((edition) => edition.game === game.id));
  const players = mine.flatMap((game) => game.players);
  const isOff = mine.length > 0 && mine.every((game) => game.is_off);
  return (
    <article className="gm">
      <div className={poster === undefined ? 'poster plain' : 'poster'}>
        {poster !== undefined && <img src={poster.image} alt="" width={300} height={392} />}
        <Lettering title={title} />
      </div>
      <div className="gm-text">
        {poster !== undefined && <p>{say(poster.about)}</p>}
        {isLong && poster !== undefined && <p className="gm-note">{say(poster.authors)}</p>}
        <ul className="gm-facts">
          {players.length > 0 && (
            <li>
              <Icon id="user" size={18} />
              {say('web-players-range', { low: Math.min(...players), high: Math.max(...players) })}
            </li>
          )}
          {poster !== undefined && (
            <>
              <li>
                <Icon id="clock" size={18} />
                {say('web-minutes', { count: poster.minutes })}
              </li>
              <li>
                <Icon id="hammers" size={18} />
                {say(poster.weight)}
              </li>
            </>
          )}
        </ul>
        {isOff && <p className="gm-note">{say('web-title-off')}</p>}
        <div className="gm-buttons">
          {!isOff && (
            <Link
              href={`/new/${title.family}`}
              className="btn primary"
              aria-label={say('web-new-table-of', { title: say(title.name) })}
            >
              {say('web-new-table')}
            </Link>
          )}
          {pageOf(title.family) !== null && (
            <Link
              href={`/rules/${title.editions[0].game}`}
              className="btn"
              aria-label={say('web-learn-of', { title: say(title.name) })}
            >
              {say('web-learn')}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

/** The name on the poster, set as its drawing asks for. */
function Lettering({ title: { name, poster } }: { title: Title }): ReactNode {
  const say = useSay();
  return (
    <h2 className={poster?.lettering}>
      {say(name).replace('& ', '&\u00a0')}
      {poster?.under !== undefined && <i>{say(poster.under)}</i>}
    </h2>
  );
}
