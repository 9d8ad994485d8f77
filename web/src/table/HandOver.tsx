import type { ReactNode } from 'react';
import { Crest } from '../art/players';
import type { Position, Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { Live } from '../lib/live';
import { playersOf } from '../lib/players';

type Props = { live: Live; table: Table; game: Position; seat: number; onReady: () => void };

/** Between two people at one screen: nothing of the game is shown until the next one has it. */
export function HandOver({ live, table, game, seat, onReady }: Props): ReactNode {
  const say = useSay();
  const players = playersOf(table, say);
  const next = players[seat];
  const asked = game.decision === null ? null : players[game.decision.seat];
  if (next == null) return null;
  const isAsked = asked?.seat === seat;
  return (
    <main className="tb-handover">
      <Crest color={next.color} size={72} letter={next.initial} />
      <h1>{say('web-table-hand-over', { name: next.name })}</h1>
      <p>
        {isAsked || asked == null ? say('web-table-hand-over-why') : say('web-table-thinking', { name: asked.name })}
      </p>
      <button type="button" className="btn primary" onClick={onReady} autoFocus>
        <Icon id="eye" size={18} />
        {say('web-table-hand-over-ready', { name: next.name })}
      </button>
      {game.can_undo && (
        <button type="button" className="btn" onClick={() => void live.undo().catch(() => undefined)}>
          <Icon id="undo" size={18} />
          {say('web-table-undo')}
        </button>
      )}
    </main>
  );
}
