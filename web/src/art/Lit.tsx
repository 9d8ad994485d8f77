/** A component of a drawing that options name: lit, chosen, veiled, or simply there. */
import type { KeyboardEvent, ReactNode } from 'react';
import { useTarget } from '../table/board';
import { KeyBadge, Ring, TickBadge, Veil } from './lights';
import { box, type Point, type Rect } from './svg';

/** By a pointer, or by the keyboard. */
export type Pointed = 'hover' | 'focus';

export type LitProps = {
  /** Such as `space:pit_8`. */
  id: string;
  /** What can be clicked and is lit. */
  at: Rect;
  /** The full sentence; what the option says, if nothing better is known. */
  label?: string;
  /** The component the help is asked for; the target itself unless told. */
  help?: string;
  /** Where the key stands; on the lower right corner unless told, so that it covers no more than the ring. */
  keyAt?: Point;
  /** Corner of the ring. */
  r?: number;
  /** Whether its like lies in the dark while others are lit. */
  veils?: boolean;
  /** Shown on top while it is legal. */
  children?: ReactNode;
  /** What a click does while it is not lit: it begins something that leads here. */
  begin?: (() => void) | undefined;
  /** Pointed at or focused, or no longer. */
  onPoint?: ((how: Pointed | null) => void) | undefined;
};

/** Press with Enter or the space bar, as a button does. */
export function onKeys(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
}

export function Lit({
  id,
  at,
  label,
  help = id,
  keyAt,
  r = 6,
  veils = true,
  children,
  begin,
  onPoint,
}: LitProps): ReactNode {
  const { state, label: text, key, press } = useTarget(id);
  const point = {
    onPointerEnter: () => onPoint?.('hover'),
    onPointerLeave: () => onPoint?.(null),
  };
  if (state === 'idle' || state === 'dim')
    return (
      <g data-help={help} data-target={id} className={begin && 'lit-begins'} onClick={begin} {...point}>
        {state === 'dim' && veils && <Veil {...at} r={r} />}
        <rect {...box(at)} rx={r} fill="transparent" />
      </g>
    );
  const isChosen = state === 'selected';
  const corner = keyAt ?? { x: at.x + at.w - 1, y: at.y + at.h - 2 };
  return (
    <g
      className="lit-target"
      role="button"
      tabIndex={0}
      aria-label={label ?? text}
      aria-pressed={isChosen}
      aria-keyshortcuts={key ?? undefined}
      data-help={help}
      data-target={id}
      onClick={press}
      onKeyDown={onKeys(press)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint?.('focus')}
      onBlur={() => onPoint?.(null)}
      {...point}
    >
      <rect {...box(at)} rx={r} fill="transparent" className={isChosen ? 'lit-chosen' : undefined} />
      <Ring {...at} r={r} />
      {children}
      {isChosen ? <TickBadge {...corner} /> : key !== null && <KeyBadge {...corner}>{key.toUpperCase()}</KeyBadge>}
    </g>
  );
}
