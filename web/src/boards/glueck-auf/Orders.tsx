/** The outstanding orders of a player as cards; free slots are targets of the player who loads them. */
import type { ReactNode } from 'react';
import { Cube, Slot } from '../../art/coal';
import type { GlueckAufView, OrderView, SlotView } from '../../generated/glueck-auf';
import { type Say, useSay, useTexts } from '../../lib/i18n';
import type { Texts } from '../../lib/texts';
import { useTarget } from '../../table/board';
import { cubesAt } from './pit/cubes';
import { onKeys } from '../../art/Lit';
import { piece } from './pit/Tunnels';
import { TRANSPORT_ICON } from './surface/bays';
import { orderFacts } from './surface/Order';
import { IconAt } from './surface/parts';
import { levelOf } from './surface/Tile';
import './panels.css';

const W = 121;
const H = 70;
const HEAD = 31;
const SLOT = 22;
const GAP = 5;

type Props = { view: GlueckAufView; seat: number; isMine: boolean };

/** Cards side by side; on phones a row to scroll. */
export function OrderCards({ view, seat, isMine }: Props): ReactNode {
  const say = useSay();
  const orders = view.seats[seat]?.outstanding ?? [];
  if (orders.length === 0) return <p className="gl-none">{say('web-ga-no-orders')}</p>;
  return (
    <ul className="gl-orders" tabIndex={0}>
      {orders.map((order) => (
        <li key={order.order}>
          <OrderCard order={order} view={view} seat={seat} isMine={isMine} />
        </li>
      ))}
    </ul>
  );
}

export function isReady(order: OrderView): boolean {
  return order.slots.every(({ cubes }) => cubes.length > 0);
}

/** An order with what it brings, and what it still needs. */
export function orderText(order: OrderView, say: Say, texts: Texts): string {
  const named = { order: texts.name('ga', 'order', order.order), points: orderFacts(order.order).points };
  const missing = order.slots
    .filter(({ cubes }) => cubes.length === 0)
    .map(({ color }) => texts.name('ga', 'slot', color));
  return isReady(order)
    ? say('web-ga-order-ready', named)
    : say('web-ga-order-card', { ...named, colors: missing.join(', ').toLowerCase() });
}

function OrderCard({ order, view, seat, isMine }: Props & { order: OrderView }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const { transport, points } = orderFacts(order.order);
  const ready = isReady(order);
  const name = orderText(order, say, texts);
  return (
    <svg
      className="gl-ordercard"
      viewBox={`0 0 ${W} ${H}`}
      role="group"
      aria-label={name}
      data-piece={`order:${order.order}`}
      data-help="order"
    >
      <rect x={0.75} y={0.75} width={W - 1.5} height={H - 1.5} rx={7} fill="var(--raised)" stroke="var(--line-2)" />
      <path d={`M1.2 ${HEAD}V8a7 7 0 0 1 7-7h${W - 16.4}a7 7 0 0 1 7 7v${HEAD - 8}z`} fill="var(--sunken)" />
      <path d={`M1 ${HEAD}h${W - 2}`} stroke="var(--line)" />
      <IconAt id={TRANSPORT_ICON[transport] ?? 'order'} x={8} y={2} size={27} color="var(--ink)" />
      <IconAt id="vp" x={70} y={7} size={18} color="var(--ink-3)" />
      <text className="gl-points" x={112} y={23.5} textAnchor="end">
        {points}
      </text>
      <Slots order={order} view={view} seat={seat} isMine={isMine} />
      {ready && <ReadyMark />}
    </svg>
  );
}

function ReadyMark(): ReactNode {
  return (
    <g data-ready="" pointerEvents="none">
      <rect x={1.5} y={1.5} width={W - 3} height={H - 3} rx={6.5} fill="none" stroke="var(--good)" strokeWidth={2.5} />
      <circle cx={107} cy={57} r={9} fill="var(--good)" />
      <path
        d="M102.5 57l3.2 3.4 5.8-6.6"
        fill="none"
        stroke="var(--surface)"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** Where slots lie on the card. */
function left(count: number, i: number): number {
  return 60 - (count * SLOT + (count - 1) * GAP) / 2 + i * (SLOT + GAP);
}

const TOP = 39.5;

function Slots({ order, view, seat, isMine }: Props & { order: OrderView }): ReactNode {
  const { slots } = order;
  // slots of one colour are filled from left to right, so the first free one stands for all
  const first = slots.findIndex((slot) => slot.cubes.length === 0);
  const free = slots.flatMap((slot, i) =>
    slot.cubes.length === 0 && (i === first || slots[i - 1]?.color !== slot.color || slots[i - 1]?.cubes.length !== 0)
      ? [i]
      : [],
  );
  return (
    <>
      {isMine &&
        free.map((i) => (
          <FreeSlot
            key={i}
            id={`slot:${order.order}:${slots[i]?.color ?? ''}`}
            x={left(slots.length, i)}
            hit={free.length > 1 ? { x: (i * W) / slots.length, w: W / slots.length } : { x: 1, w: W - 2 }}
          />
        ))}
      {slots.map((slot, i) => (
        <Filled key={i} slot={slot} x={left(slots.length, i)} names={namesOf(view, seat, order.order, i, slot)} />
      ))}
    </>
  );
}

function namesOf(
  view: GlueckAufView,
  seat: number,
  order: string,
  i: number,
  { cubes }: SlotView,
): readonly (string | undefined)[] {
  return cubes.map((color, n) => {
    const alike = cubes.slice(0, n).filter((other) => other === color).length;
    return cubesAt(view, seat, color, `slot ${order} ${i}`)[alike];
  });
}

/** A slot with what lies on it: nothing, its coal, or two cubes in its place. */
function Filled({ slot, x, names }: { slot: SlotView; x: number; names: readonly (string | undefined)[] }): ReactNode {
  const { color, cubes } = slot;
  const s = cubes.length > 1 ? 15 : SLOT - 2;
  return (
    <g pointerEvents="none">
      <Slot level={levelOf(color)} x={x} y={TOP} s={SLOT} />
      {cubes.map((cube, i) => (
        <Cube
          key={i}
          level={levelOf(cube)}
          x={x + (cubes.length > 1 ? i * 8 - 0.5 : 1)}
          y={TOP + (cubes.length > 1 ? i * 8 - 0.5 : 1)}
          s={s}
          {...piece(names[i])}
        />
      ))}
    </g>
  );
}

/** The ring of a free slot that may be filled. */
function FreeSlot({ id, x, hit }: { id: string; x: number; hit: { x: number; w: number } }): ReactNode {
  const target = useTarget(id);
  if (target.state !== 'legal' && target.state !== 'selected') return null;
  const isSelected = target.state === 'selected';
  return (
    <g
      className="gl-slot"
      role="button"
      tabIndex={0}
      aria-label={target.label}
      aria-pressed={isSelected}
      aria-keyshortcuts={target.key ?? undefined}
      data-target={id}
      data-help="order"
      onClick={target.press}
      onKeyDown={onKeys(target.press)}
    >
      <rect x={hit.x} y={HEAD} width={hit.w} height={H - HEAD} fill="transparent" />
      <rect className="gl-slot-focus" x={x - 7} y={TOP - 7} width={SLOT + 14} height={SLOT + 14} rx={9} />
      <rect className="gl-slot-ring" x={x - 4} y={TOP - 4} width={SLOT + 8} height={SLOT + 8} rx={7} />
    </g>
  );
}
