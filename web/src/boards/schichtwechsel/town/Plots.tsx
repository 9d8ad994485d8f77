/** Building plots, which count at the end, and the work speed area. */
import type { ReactNode } from 'react';
import { IconAt, type Rect } from '../../../art/svg';
import type { View } from '../../../generated/schichtwechsel';
import { COMPONENTS, type SchichtwechselComponents } from '../../../generated/schichtwechsel-components';
import { useSay } from '../../../lib/i18n';
import type { Player } from '../../../table/board';
import { useFactsOf } from '../../facts';
import { useLying } from '../places';
import { Plate } from './Plate';
import { House, HousePlace } from './pieces';
import { Spot } from './Tips';
import { LETTER } from '../letters';

/** In the order they are drawn. */
export const PLOT_IDS = [
  'plot_4vp',
  'plot_2vp',
  'plot_coke',
  'work_speed',
  'plot_miner_move',
  'plot_spoil',
  'plot_tools',
] as const;
type PlotId = (typeof PLOT_IDS)[number];

/** An icon, and what stands behind it. */
function signOf(id: PlotId, { final, shift }: SchichtwechselComponents): { icon: string; text: string } {
  switch (id) {
    case 'plot_4vp':
      return { icon: 'vp', text: String(final.plot_4vp) };
    case 'plot_2vp':
      return { icon: 'vp', text: String(final.plot_2vp_per_house) };
    case 'plot_coke':
      return { icon: 'wagon-coke', text: String(final.plot_coke_load_max_per_house) };
    case 'work_speed':
      return { icon: 'hourglass', text: `+${shift.range_per_house}` };
    case 'plot_miner_move':
      return { icon: 'miner', text: '→' };
    case 'plot_spoil':
      return { icon: 'spoil', text: `${final.plot_spoil_base}+` };
    default:
      return { icon: 'tool', text: `−${final.plot_tools_max_returned}` };
  }
}

type Props = { view: View; players: readonly Player[]; plate: Rect | null; plots: readonly Rect[]; title: Rect | null };

export function Plots({ view, players, plate, plots, title }: Props): ReactNode {
  const facts = useFactsOf<SchichtwechselComponents>(COMPONENTS);
  const places = PLOT_IDS.flatMap((id, i) => {
    const at = plots[i];
    return at === undefined ? [] : [{ id, at }];
  });
  return (
    <g>
      <g aria-hidden="true">
        {plate !== null && <Plate {...plate} enamel="olive" />}
        {title !== null && <Title at={title} />}
        {places.map(({ id, at }) => (
          <g key={id}>
            <rect x={at.x} y={at.y} width={at.w} height={at.h} rx={5} fill="var(--sw-cream)" />
            <Sign at={at} {...signOf(id, facts)} />
            <Houses id={id} view={view} players={players} at={at} />
          </g>
        ))}
      </g>
      {places.map(({ id, at }) => (
        <Spot key={id} target={`plot:${id}`} at={at} r={5} />
      ))}
    </g>
  );
}

function Title({ at: { x, y, w, h } }: { at: Rect }): ReactNode {
  const say = useSay();
  const middle = x + w / 2;
  return (
    <g textAnchor="middle" fill="var(--sw-enamel)">
      <text x={middle} y={y + h / 2 - 2} fontSize={16} className="sw-narrow sw-capitals">
        {say('web-sw-sign-plots')}
      </text>
      <text x={middle} y={y + h / 2 + 14} fontSize={LETTER} className="sw-narrow">
        {say('web-sw-sign-plots-when')}
      </text>
    </g>
  );
}

const SIGN_WIDTH = 43;

function Sign({ at: { x, y, h }, icon, text }: { at: Rect; icon: string; text: string }): ReactNode {
  const k = Math.min(1.35, h / 31); // larger where there is room
  return (
    <>
      <IconAt id={icon} x={x + 3 * k} y={y + h / 2 - 10 * k} size={20 * k} color="var(--sw-ink)" />
      <text x={x + 24 * k} y={y + h / 2 + 5.5 * k} fontSize={15 * k} className="sw-num" fill="var(--sw-ink)">
        {text}
      </text>
    </>
  );
}

/** Houses and what room is left; where there are many, one of each player with their number. */
function Houses({
  id,
  view,
  players,
  at,
}: {
  id: string;
  view: View;
  players: readonly Player[];
  at: Rect;
}): ReactNode {
  const lying = useLying();
  const room = view.plot_room[id] ?? 0;
  const owned = view.seats.map((seat) => seat.plots[id] ?? 0);
  const all = owned.flatMap((count, seat) => Array.from({ length: count }, (_, k) => ({ seat, k })));
  const places = Math.max(all.length, room === 0 ? Math.max(2, all.length + 1) : room);
  const left = at.x + SIGN_WIDTH * Math.min(1.35, at.h / 31);
  const wide = at.x + at.w - 3 - left;
  if (places > 4) return <Crowd owned={owned} id={id} players={players} at={{ ...at, x: left, w: wide }} />;
  const s = Math.min(26, wide / places - 1, at.h - 14);
  const first = left + wide - places * (s + 1);
  return Array.from({ length: places }, (_, i) => {
    const house = all[i];
    const place = { x: first + i * (s + 1), y: at.y + (at.h - s) / 2, s };
    const color = players[house?.seat ?? -1]?.color;
    return house === undefined || color === undefined ? (
      <HousePlace key={i} {...place} />
    ) : (
      <House key={i} {...place} color={color} piece={lying(house.seat, 'house')[id]?.[house.k]} />
    );
  });
}

function Crowd({
  owned,
  id,
  players,
  at,
}: {
  owned: readonly number[];
  id: string;
  players: readonly Player[];
  at: Rect;
}): ReactNode {
  const lying = useLying();
  const seats = owned.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  const step = at.w / Math.max(seats.length, 1);
  const s = Math.min(17, step - 1, at.h * 0.5);
  return seats.map(({ seat, count }, i) => {
    const color = players[seat]?.color;
    const x = at.x + i * step + (step - s) / 2;
    if (color === undefined) return null;
    return (
      <g key={seat}>
        <House x={x} y={at.y + at.h * 0.08} s={s} color={color} piece={lying(seat, 'house')[id]?.at(-1)} />
        <text
          x={x + s / 2}
          y={at.y + at.h - 3}
          textAnchor="middle"
          fontSize={LETTER}
          className="sw-num"
          fill="var(--sw-ink)"
        >
          {count}
        </text>
      </g>
    );
  });
}
