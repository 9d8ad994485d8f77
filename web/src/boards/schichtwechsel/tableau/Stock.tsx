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
    { text: say('web-sw-stock-cube'), n: mine.cube ? 1 : 0, help: 'cube' },
    { text: say('web-sw-stock-white'), n: mine.white, help: 'white' },
    { text: say('web-sw-stock-coins'), n: mine.coins, help: 'coin' },
    { text: say('web-sw-stock-penalty', { vp: penalty }), n: mine.tools, help: 'tool' },
  ];
  const wide = w / cells.length;
  return cells.map(({ text, n, help }, i) => {
    const left = x + i * wide + 8;
    return (
      <g key={help} data-help={help} data-home={help === 'tool' ? undefined : `${help}:${seat}`}>
        <rect x={left - 8} y={y} width={wide} height={h} fill="transparent" />
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
          fontSize={Math.min(12.5, (wide - 56) / (0.52 * Math.max(1, text.length)))}
          fill="var(--sw-stock-2)"
        >
          {text}
        </text>
      </g>
    );
  });
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
