import type { ReactNode } from 'react';
import { Crest } from '../art/players';
import type { Position } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { Player } from './board';
import type { Past } from './usePast';
import './playback.css';

type Props = {
  past: Past;
  /** Whose tableau is shown, and through whose eyes. */
  shown: number;
  seat: number | null;
  players: readonly Player[];
  /** Show a tableau; null: it is shown by itself, and goes by itself. */
  onShow: ((seat: number) => void) | null;
  game: Pick<Position, 'ply' | 'back_to'>;
  /** Propose to go back to before a ply. */
  onTakeBack: (ply: number) => void;
};

/** Whether the server lets all agree to go back to before a ply. */
function mayGoBack({ back_to: first, ply: now }: Props['game'], ply: number): boolean {
  return first !== null && first <= ply && ply < now;
}

/** Says what is looked at, where that is not the present or not one's own, and leads back. */
export function Plates({ past, shown, seat, players, onShow, game, onTakeBack }: Props): ReactNode {
  const say = useSay();
  const other = seat === null || shown === seat ? undefined : players[shown];
  if (past.ply === null && other === undefined) return null;
  return (
    <div className="tb-plates">
      {past.ply !== null && (
        <div className="tb-plate tb-past" role="status">
          <Icon id="eye" size={18} />
          <span>{past.shown === null ? say('web-loading') : say('web-table-past', { ply: past.ply })}</span>
          {mayGoBack(game, past.ply) && (
            <button type="button" className="btn" onClick={() => onTakeBack(past.ply ?? 0)}>
              <Icon id="undo" size={18} />
              {say('web-table-propose-back')}
            </button>
          )}
          <button type="button" className="btn primary" onClick={() => past.look(null)}>
            {say('web-table-to-now')}
          </button>
        </div>
      )}
      {other !== undefined && (
        <div className="tb-plate" role="status">
          <Crest color={other.color} size={22} letter={other.initial} />
          <span>{say('web-table-theirs', { name: other.name })}</span>
          {onShow !== null && (
            <button type="button" className="btn" onClick={() => onShow(seat ?? 0)}>
              {say('web-table-to-mine')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
