/** Beside the board: the orders of whoever is shown, and the shift clock. */
import type { ReactNode } from 'react';
import { Cube, Slot } from '../../art/coal';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { useSay } from '../../lib/i18n';
import { Icon } from '../../lib/Icon';
import { type BoardProps, useTarget } from '../../table/board';
import { OrderCards } from './Orders';
import { ShiftClock } from './ShiftClock';
import type { Event } from './events';
import './panels.css';

type Props = BoardProps<GlueckAufView, Event>;

/** Above the log: outstanding orders. */
export function Side({ view, seat, shown, players }: Pick<Props, 'view' | 'seat' | 'shown' | 'players'>): ReactNode {
  const say = useSay();
  const owner = view.seats[shown];
  if (owner === undefined) return null;
  const isMine = shown === seat;
  const name = players.find((player) => player.seat === shown)?.name ?? '';
  return (
    <section className="panel gl-orders-panel" data-place={`orders:${shown}`} data-scene={`orders:${shown}`}>
      <header>
        <Icon id="order" size={20} />
        <h3>{isMine ? say('web-ga-orders-mine') : say('web-ga-orders-of', { name })}</h3>
        <span className="more">
          {say('web-ga-orders-count', { count: owner.outstanding.length, delivered: owner.delivered_count })}
        </span>
      </header>
      {isMine && <Substitution />}
      <OrderCards view={view} seat={shown} isMine={isMine} />
    </section>
  );
}

/** Under the players: the shift clock. */
export function Under({ view, seat, players }: Props): ReactNode {
  return <ShiftClock view={view} seat={seat} players={players} />;
}

/** Any two cubes for one: shown while it may be begun. */
function Substitution(): ReactNode {
  const say = useSay();
  const target = useTarget('substitute');
  if (target.state !== 'legal' && target.state !== 'selected') return null;
  const isSelected = target.state === 'selected';
  return (
    <button
      type="button"
      className="btn legal gl-sub"
      aria-pressed={isSelected}
      aria-label={isSelected ? undefined : target.label}
      data-target="substitute"
      data-help="substitute"
      onClick={target.press}
    >
      <svg width={66} height={21} viewBox="0 0 76 24" aria-hidden="true">
        <Cube level={2} x={1} y={3} s={18} />
        <Cube level={3} x={21} y={3} s={18} />
        <path d="M44 12h8M49 8.5l4 3.5-4 3.5" fill="none" stroke="currentColor" strokeWidth={1.8} />
        <Slot level={4} x={56} y={2} s={20} />
      </svg>
      {say(isSelected ? 'web-ga-substitute-where' : 'web-ga-substitute')}
      {target.key !== null && <kbd>{target.key.toUpperCase()}</kbd>}
    </button>
  );
}
