/** A player's panel: stocks, and a print of their pit. */
import type { ReactNode } from 'react';
import { DEPTHS, SIDES } from './pit/geometry';
import { LEVELS } from '../../art/coal';
import type { CartView, GlueckAufView } from '../../generated/glueck-auf';
import { useSay } from '../../lib/i18n';
import { Icon } from '../../lib/Icon';
import type { Player } from '../../table/board';
import './panels.css';

type Props = { view: GlueckAufView; seat: number; player: Player };

export function Panel({ view, seat }: Props): ReactNode {
  const say = useSay();
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const stocks = [
    { icon: 'worker', text: say('web-ga-panel-workers'), n: mine.workers, home: `hand:${seat}` },
    { icon: 'mark', text: say('web-ga-panel-marks'), n: mine.marks },
    { icon: 'order', text: say('web-ga-panel-orders'), n: mine.outstanding.length },
    { icon: 'check', text: say('web-ga-panel-delivered'), n: mine.delivered_count },
  ];
  return (
    <div className="gl-panel">
      <ul className="gl-stocks">
        {stocks.map(({ icon, text, n, home }) => (
          <li key={icon} title={text} data-home={home}>
            <Icon id={icon} size={18} />
            <span className="unseen">{text} </span>
            {n}
          </li>
        ))}
      </ul>
      <PitPrint carts={mine.carts} />
    </div>
  );
}

const SHAFT = { x: 50, w: 8 };
const CELL = 11.5;
const WIDEST = 4;

/** Four rows, light carts left, dark right; filled is coal, open an empty cart. */
export function PitPrint({ carts }: { carts: readonly CartView[] }): ReactNode {
  return (
    <svg className="gl-print" width={100} height={46} viewBox="4 0 100 46" aria-hidden="true">
      <rect x={SHAFT.x} width={SHAFT.w} height={46} rx={1.5} fill="var(--ink-3)" opacity={0.35} />
      {DEPTHS.map((level) => (
        <g key={level}>
          <path d={`M4 ${1 + (level - 1) * CELL + 9.7}H104`} stroke="var(--line)" />
          {SIDES.map((side) => (
            <PrintRow
              key={side}
              level={level}
              isLight={side === 'light'}
              carts={carts.filter((cart) => LEVELS[cart.color] === level && cart.side === side)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

type Row = { level: number; isLight: boolean; carts: readonly CartView[] };

/** Long rows are pushed together. */
function PrintRow({ level, isLight, carts }: Row): ReactNode {
  const pitch = CELL * Math.min(1, WIDEST / carts.length);
  const w = pitch - 2;
  const y = 1 + (level - 1) * CELL;
  return carts.map((cart, i) => {
    const x = isLight ? SHAFT.x - 2 - w - i * pitch : SHAFT.x + SHAFT.w + 2 + i * pitch;
    const coal = cart.cube === null ? undefined : LEVELS[cart.cube];
    return coal === undefined ? (
      <path
        key={i}
        data-print="empty"
        d={`M${x + 0.5} ${y + 2.5}v5.5h${w - 1}v-5.5`}
        fill="none"
        stroke={`var(--c${level}-s)`}
        strokeWidth={1.5}
      />
    ) : (
      <rect
        key={i}
        data-print="full"
        x={x}
        y={y}
        width={w}
        height={8.5}
        rx={1.5}
        fill={`var(--c${coal})`}
        stroke={`var(--c${coal}-s)`}
      />
    );
  });
}
