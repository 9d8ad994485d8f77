import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { Title } from '../boards/title';
import { useTitles } from '../boards/useTitles';
import { ask, client } from '../lib/api';
import { useGames } from '../lib/games';
import { Icon } from '../lib/Icon';
import { type Say, useSay } from '../lib/i18n';
import { rankOf } from '../lib/players';
import { levelOf, RANKS } from './bots';
import { ensurePerson } from './people';
import { attempt } from './problems';
import { lastPlayed, played, usualPlayers } from './titles';

/** A game against bots: choose who, and it begins. */
export function Machines(): ReactNode {
  const say = useSay();
  const games = useGames();
  const titles = useTitles();
  const [, go] = useLocation();
  const [game, setGame] = useState(lastPlayed);
  const [isBusy, setBusy] = useState(false);
  const title = games?.find((other) => other.id === game);
  const players = usualPlayers(title);
  const start = async (bot: string): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      if ((await ensurePerson()) === null) return;
      const made = await ask(client.POST('/api/tables/quick', { body: { game, players, bot, options: {} } }));
      played(game);
      go(`/table/${made.table.id}`);
    }, say);
    setBusy(false);
  };
  return (
    <section className="panel machines" aria-labelledby="machines">
      <header>
        <Icon id="bot" />
        <h2 id="machines">{say('web-machines')}</h2>
      </header>
      <div className="machines-game">
        <select
          className="field-inline"
          aria-label={say('web-title')}
          value={game}
          onChange={(event) => setGame(event.target.value)}
        >
          {gameNames(titles.all, say).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <span>{say('web-machines-count', { count: players - 1 })}</span>
      </div>
      <div className="machines-ranks">
        {RANKS.map((rank) => (
          <button key={rank.bot} type="button" className="btn" disabled={isBusy} onClick={() => void start(rank.bot)}>
            <Icon id={rank.icon} size={24} />
            {rankOf(rank.bot)}
            <small>{levelOf(rank, title, say)}</small>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Every game with its name, and its edition where there are several. */
export function gameNames(titles: readonly Title[], say: Say): [string, string][] {
  return titles.flatMap(({ name, editions }) =>
    editions.map((edition): [string, string] => [
      edition.game,
      editions.length === 1 ? say(name) : `${say(name)}, ${say(edition.name)}`,
    ]),
  );
}
