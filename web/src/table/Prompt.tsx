import type { ReactNode } from 'react';
import { Crest } from '../art/players';
import type { Position, Question, Table } from '../lib/api';
import { type Say, useTexts } from '../lib/i18n';
import type { Texts } from '../lib/texts';
import type { Player } from './board';

const LONG = 30; // letters that may need two lines in the header

type Props = { table: Table; game: Position; players: readonly Player[] };

/** Who is asked what, in plain words; read out when it changes. */
export function Prompt({ table, game, players }: Props): ReactNode {
  const texts = useTexts();
  const asked = game.decision === null ? undefined : players[game.decision.seat];
  const { over, text } = told(table, game, players, texts);
  const [lead, rest] = emphasis(text);
  return (
    <div className="tb-prompt">
      {asked !== undefined && table.status === 'running' && (
        <Crest color={asked.color} size={32} letter={asked.initial} />
      )}
      <div className="tb-prompt-words" role="status" aria-live="polite" aria-atomic="true">
        {over !== '' && <span className="over">{over}</span>}
        <h1 className={text.length > LONG ? 'long' : undefined}>
          {lead}
          {rest !== '' && <em>{rest}</em>}
        </h1>
      </div>
    </div>
  );
}

type Told = { over: string; text: string };

/** What is asked; in other words than at a terminal, where it has to count in letters what a board shows. */
export function question(decision: Question, texts: Texts, names: readonly string[]): string {
  const own = `web-${decision.prompt}`;
  return texts.say(texts.has(own) ? own : decision.prompt, decision.args ?? {}, names);
}

function told(table: Table, game: Position, players: readonly Player[], texts: Texts): Told {
  const say: Say = texts.say.bind(texts);
  const names = players.map((player) => player.name);
  if (table.status === 'frozen') return { over: '', text: say('web-table-frozen') };
  const isShown = game.decision?.prompt === ''; // others' moves are still being shown
  if (table.status === 'over' && !isShown)
    return { over: say('web-table-game-over'), text: ending(table, players, say) };
  const { decision } = game;
  if (decision === null) return { over: '', text: '' };
  const player = players[decision.seat];
  const name = player?.name ?? '';
  if (game.options.length > 0) {
    return { over: say('web-table-your-turn', { name }), text: question(decision, texts, names) };
  }
  return { over: '', text: say(decision.prompt === '' ? 'web-table-plays' : 'web-table-thinking', { name }) };
}

/** Who has won, or that the game was broken off. */
export function ending(table: Table, players: readonly Player[], say: Say): string {
  const ranking = table.result?.['ranking'] as number[] | undefined;
  const scores = table.result?.['scores'] as number[] | undefined;
  if (ranking === undefined || scores === undefined) return say('web-table-broken-off');
  const first = players.filter((player) => ranking[player.seat] === 1);
  const best = scores[first[0]?.seat ?? 0] ?? 0;
  if (first.length > 1) {
    return say('web-table-won-together', { names: first.map((player) => player.name).join(', '), points: best });
  }
  const others = scores.filter((_, seat) => ranking[seat] !== 1);
  const lead = others.length === 0 ? 0 : best - Math.max(...others);
  return say(lead > 0 ? 'web-table-won' : 'web-table-won-tie', { name: first[0]?.name ?? '', points: lead });
}

/** What follows a colon is what it is about. */
export function emphasis(text: string): [string, string] {
  const at = text.search(/:\s/u);
  return at < 0 || text.slice(0, at).includes('(') ? [text, ''] : [text.slice(0, at + 2), text.slice(at + 2)];
}
