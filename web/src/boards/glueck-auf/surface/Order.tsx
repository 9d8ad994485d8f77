/** An order as it hangs in the office: transport, points, coal wanted. */
import { memo, type ReactNode } from 'react';
import { Slot } from '../../../art/coal';
import { COMPONENTS, type OrderFacts } from '../../../generated/glueck-auf-components';
import { TRANSPORT_ICON } from './bays';
import { IconAt, type Rect } from './parts';
import { levelOf } from './Tile';

const SLOT = 14;
const PITCH = SLOT + 2;

export function orderFacts(id: string): OrderFacts {
  const facts = COMPONENTS.orders[id];
  if (facts === undefined) throw new Error(`no order ${id}`);
  return facts;
}

export const Order = memo(function Order({ id, x, y, w, h }: Rect & { id: string }): ReactNode {
  const { transport, points, slots } = orderFacts(id);
  const columns = slots.length > 3 ? 2 : slots.length;
  const left = x + w / 2 - (columns * PITCH - 2) / 2;
  const top = y + (slots.length > columns ? 34 : 42);
  return (
    <g aria-hidden="true">
      <rect x={x} y={y} width={w} height={h} rx={4} fill="var(--card)" stroke="var(--card-l)" />
      <circle cx={x + w / 2} cy={y + 1} r={2.2} fill="var(--iron-l)" />
      <IconAt id={TRANSPORT_ICON[transport] ?? 'order'} x={x + 3} y={y + 6} size={23} color="var(--ink)" />
      <text
        x={x + w - 4}
        y={y + 23}
        textAnchor="end"
        fontSize={points > 9 ? 16 : 18}
        className="ga-val"
        fill="var(--ink)"
      >
        {points}
      </text>
      {slots.map((color, i) => (
        <Slot
          key={i}
          level={levelOf(color)}
          x={left + (i % columns) * PITCH}
          y={top + Math.floor(i / columns) * PITCH}
          s={SLOT}
        />
      ))}
    </g>
  );
});
