import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import { FAMILIES, type Family, type Game, useGames } from './titles';
import './posters.css';

/** The titles, each with its poster. */
export function Posters({ isLong = false }: { isLong?: boolean }): ReactNode {
  const say = useSay();
  const games = useGames();
  return (
    <section aria-label={say('web-titles')}>
      <ul className={isLong ? 'posters long' : 'posters'}>
        {FAMILIES.map((family) => (
          <li key={family.id}>
            <Card family={family} games={games ?? []} isLong={isLong} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ family, games, isLong }: { family: Family; games: Game[]; isLong: boolean }): ReactNode {
  const say = useSay();
  const mine = games.filter((game) => family.editions.some((edition) => edition.game === game.id));
  const players = mine.flatMap((game) => game.players);
  const isOff = mine.length > 0 && mine.every((game) => game.is_off);
  return (
    <article className="gm">
      <div className="poster">
        <img src={family.poster} alt="" width={300} height={392} />
        <Lettering family={family} />
      </div>
      <div className="gm-text">
        <p>{say(family.about)}</p>
        {isLong && <p className="gm-note">{say(family.authors)}</p>}
        <ul className="gm-facts">
          {players.length > 0 && (
            <li>
              <Icon id="user" size={18} />
              {say('web-players-range', { low: Math.min(...players), high: Math.max(...players) })}
            </li>
          )}
          <li>
            <Icon id="clock" size={18} />
            {say('web-minutes', { count: family.minutes })}
          </li>
          <li>
            <Icon id="hammers" size={18} />
            {say(family.weight)}
          </li>
        </ul>
        {isOff && <p className="gm-note">{say('web-title-off')}</p>}
        <div className="gm-buttons">
          {!isOff && (
            <Link
              href={`/new/${family.id}`}
              className="btn primary"
              aria-label={say('web-new-table-of', { title: say(family.name) })}
            >
              {say('web-new-table')}
            </Link>
          )}
          <Link
            href={`/rules/${family.editions[0].game}`}
            className="btn"
            aria-label={say('web-learn-of', { title: say(family.name) })}
          >
            {say('web-learn')}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** The name on the poster, set as its drawing asks for. */
function Lettering({ family }: { family: Family }): ReactNode {
  const say = useSay();
  const name = say(family.name);
  if (family.face === 'face-kk')
    return (
      <h2 className="lettering-kk">
        {name.replace('& ', '&\u00a0')}
        <i>{say('web-poster-kohle-und-kolonie')}</i>
      </h2>
    );
  return <h2 className={family.face === 'face-ga' ? 'lettering-ga' : 'lettering-sw'}>{name}</h2>;
}
