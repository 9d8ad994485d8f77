/** A target that may be in several places at once: the first is a button, the others do the same when clicked. */
import type { ReactNode } from 'react';
import { type Target, useTarget } from '../../../table/board';
import { KeyBadge, Ring, TickBadge } from '../../../art/lights';
import { onKeys } from '../../../art/Lit';
import { box, type Rect } from '../surface/parts';

/** What is ringed, and what can be pressed if that is more. */
export type Lamp = { ring: Rect; hit?: Rect };

type Props = {
  id: string;
  at: readonly Lamp[];
  /** There is no room for a halo or a key. */
  isTight?: boolean;
  /** Drawn instead of the ring. */
  children?: ReactNode;
};

/** Nothing unless the target is legal. */
export function Lamps({ id, at, isTight = false, children }: Props): ReactNode {
  const target = useTarget(id);
  const [first, ...others] = at;
  if ((target.state !== 'legal' && target.state !== 'selected') || first === undefined) return null;
  const isSelected = target.state === 'selected';
  const look = `lit-target gl-lit${isTight ? ' gl-tight' : ''}`;
  return (
    <>
      {others.map((lamp) => (
        <g key={`${lamp.ring.x} ${lamp.ring.y}`} className={look} aria-hidden="true" onClick={target.press}>
          <Light lamp={lamp} isSelected={isSelected} />
        </g>
      ))}
      <g
        className={look}
        role="button"
        tabIndex={0}
        aria-label={target.label}
        aria-pressed={isSelected}
        aria-keyshortcuts={target.key ?? undefined}
        data-help={id}
        data-target={id}
        onClick={target.press}
        onKeyDown={onKeys(target.press)}
      >
        <Light lamp={first} isSelected={isSelected}>
          {children}
        </Light>
        {children === undefined && !isTight && <Badge target={target} ring={first.ring} />}
      </g>
    </>
  );
}

function Light({ lamp, isSelected, children }: { lamp: Lamp; isSelected: boolean; children?: ReactNode }): ReactNode {
  return (
    <>
      <rect {...box(lamp.hit ?? lamp.ring)} fill="transparent" />
      {children ?? <Ring {...lamp.ring} />}
      {isSelected && <rect {...box(lamp.ring)} className="lit-chosen" rx={6} pointerEvents="none" />}
    </>
  );
}

function Badge({ target, ring }: { target: Target; ring: Rect }): ReactNode {
  const corner = { x: ring.x + ring.w, y: ring.y };
  if (target.state === 'selected') return <TickBadge {...corner} />;
  return target.key === null ? null : <KeyBadge {...corner}>{target.key.toUpperCase()}</KeyBadge>;
}
