/** What a player can pay with, and the tool markers; while a card is paid for, the ways to do so. */
import { type ReactNode, use } from 'react';
import { Lit } from '../../../art/Lit';
import { IconAt, type Rect } from '../../../art/svg';
import { useSay } from '../../../lib/i18n';
import { TargetsContext } from '../../../table/board';
import { Coin, PlayerCube, WhiteCube } from '../town/pieces';
import type { Colliery } from './colliery';

const PAYMENTS = ['w', 'p', 'c', 'ww', 'wp', 'wc', 'pc', 'cc'] as const;

type Props = Rect & { colliery: Colliery };

export function Stock(props: Props): ReactNode {
  const { colliery, x, y, w, h } = props;
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx={8} fill="var(--sw-stock)" />
      {colliery.asked?.kind === 'Pay' ? <Payments {...props} /> : <Tokens {...props} />}
    </g>
  );
}

function Tokens({ colliery: { mine, color, seat, facts }, x, y, w, h }: Props): ReactNode {
  const say = useSay();
  const middle = y + h / 2;
  const penalty = mine.tools * facts.final.vp_per_tool;
  const cells = [
    { text: say('web-sw-stock-cube', { count: mine.cube ? 1 : 0 }), n: mine.cube ? 1 : 0, help: 'cube' },
    { text: say('web-sw-stock-white', { count: mine.white }), n: mine.white, help: 'white' },
    { text: say('web-sw-stock-coins', { count: mine.coins }), n: mine.coins, help: 'coin' },
    { text: say('web-sw-stock-penalty', { vp: penalty }), n: mine.tools, help: 'tool' },
  ];
  const placed = alongside(cells, w);
  return cells.map(({ text, n, help }, i) => {
    const { from, wide, size } = placed[i] as Placed;
    const left = x + from + EDGE;
    return (
      <g key={help} data-help={help} data-home={help === 'tool' ? undefined : `${help}:${seat}`} data-plate="">
        <rect x={x + from} y={y} width={wide} height={h} fill="transparent" />
        {help === 'cube' && <PlayerCube x={left} y={middle - 11} s={21} color={color} />}
        {help === 'white' && <WhiteCube x={left + 3} y={middle - 10} s={18} />}
        {help === 'coin' && <Coin x={left + 1} y={middle - 10} s={20} />}
        {help === 'tool' && <IconAt id="tool" x={left - 1} y={middle - 12} size={24} color="#F3B7A6" />}
        <text x={left + 27} y={middle + 7} fontSize={20} className="sw-num" fill="var(--sw-stock-i)">
          {n}
        </text>
        <text
          x={left + 31 + 9.5 * String(n).length}
          y={middle + 5}
          fontSize={size}
          className="sw-narrow"
          fill="var(--sw-stock-2)"
        >
          {text}
        </text>
      </g>
    );
  });
}

const EDGE = 8;
const CAPTION = 17;
const LETTERS = 0.44; // the width of one, to its height

type Placed = { from: number; wide: number; size: number };

/** Cells side by side, each as wide as its number and its caption need; captions shrink where there is no room. */
export function alongside(cells: readonly { text: string; n: number }[], width: number): readonly Placed[] {
  const fixed = cells.map(({ n }) => EDGE + 35 + 9.5 * String(n).length);
  const words = cells.map(({ text }) => LETTERS * text.length);
  const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);
  const size = Math.min(CAPTION, (width - sum(fixed)) / sum(words));
  const spare = (width - sum(fixed) - size * sum(words)) / cells.length;
  const wide = cells.map((_, i) => (fixed[i] ?? 0) + size * (words[i] ?? 0) + spare);
  return wide.map((own, i) => ({ from: sum(wide.slice(0, i)), wide: own, size }));
}

const TOKEN = 24;

function Payments({ colliery: { color }, x, y, w, h }: Props): ReactNode {
  const targets = use(TargetsContext);
  const open = PAYMENTS.filter((payment) => ['legal', 'selected'].includes(targets.get(`pay:${payment}`).state));
  const gap = 8;
  const wide = Math.min(110, (w - gap) / Math.max(1, open.length) - gap);
  return open.map((payment, i) => {
    const left = x + gap + i * (wide + gap);
    const first = left + wide / 2 - (payment.length * TOKEN) / 2 + 2;
    return (
      <g key={payment} data-help="pay">
        <rect x={left} y={y + 4} width={wide} height={h - 8} rx={6} fill="var(--sw-cream)" />
        {[...payment].map((token, n) => {
          const at = { x: first + n * TOKEN, y: y + h / 2 - 10 };
          if (token === 'w') return <WhiteCube key={n} {...at} s={18} />;
          return token === 'p' ? <PlayerCube key={n} {...at} s={20} color={color} /> : <Coin key={n} {...at} s={20} />;
        })}
        <Lit
          id={`pay:${payment}`}
          help="pay"
          at={{ x: left, y: y + 4, w: wide, h: h - 8 }}
          keyAt={{ x: left + wide - 5, y: y + 7 }}
          r={6}
        />
      </g>
    );
  });
}
