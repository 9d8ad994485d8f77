/** A target that is in several places at once: one button, made of everything that means the same. */
import type { KeyboardEvent, ReactNode } from 'react';
import { useTarget } from '../../../table/board';
import { KeyBadge, Ring, TickBadge } from '../surface/lights';
import type { Rect } from '../surface/parts';

type Props = {
  id: string;
  /** What is ringed. */
  rings: readonly Rect[];
  /** What can be pressed, if that is more than the rings hold. */
  hits?: readonly Rect[];
  /** There is no room for a halo or a key. */
  isTight?: boolean;
  /** Drawn inside, instead of rings. */
  children?: ReactNode;
};

/** Nothing unless the target is legal. */
export function Lamps({ id, rings, hits = rings, isTight = false, children }: Props): ReactNode {
  const target = useTarget(id);
  const first = rings[0];
  if ((target.state !== 'legal' && target.state !== 'selected') || first === undefined) return null;
  const hasBadge = children === undefined && !isTight;
  const isSelected = target.state === 'selected';
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    target.press();
  };
  return (
    <g
      className={`ga-target gl-lit${isTight ? ' gl-tight' : ''}`}
      role="button"
      tabIndex={0}
      aria-label={target.label}
      aria-pressed={isSelected}
      aria-keyshortcuts={target.key ?? undefined}
      data-help={id}
      data-target={id}
      onClick={target.press}
      onKeyDown={press}
    >
      {hits.map(({ x, y, w, h }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={w} height={h} fill="transparent" />
      ))}
      {children ?? rings.map((rect) => <Ring key={`${rect.x} ${rect.y}`} {...rect} />)}
      {isSelected &&
        rings.map(({ x, y, w, h }) => (
          <rect key={`${x} ${y}`} className="ga-chosen" x={x} y={y} width={w} height={h} rx={6} pointerEvents="none" />
        ))}
      {hasBadge && isSelected && <TickBadge x={first.x + first.w} y={first.y} />}
      {hasBadge && !isSelected && target.key !== null && (
        <KeyBadge x={first.x + first.w} y={first.y}>
          {target.key.toUpperCase()}
        </KeyBadge>
      )}
    </g>
  );
}
