/** The own action card with the headframes that cover its rail symbols. */
import type { ReactNode } from 'react';
import { Lit } from '../../../art/Lit';
import { IconAt, type Point, type Rect } from '../../../art/svg';
import type { EffectFacts } from '../../../generated/schichtwechsel-components';
import { useSay } from '../../../lib/i18n';
import { useLying } from '../places';
import { Effects } from '../town/Effects';
import { type Enamel, Plate } from '../town/Plate';
import { Coin, Headframe, PlayerCube, WhiteCube } from '../town/pieces';
import { type Colliery, titled } from './colliery';
import { LETTER } from '../letters';

const W = 110;
const H = 238;

/** The enamel nearest to the colour of a player. */
const ENAMELS: Readonly<Record<string, Enamel>> = { red: 'red', blue: 'blue', brass: 'mustard', patina: 'petrol' };

export function OwnCard({ colliery, x, y }: Point & { colliery: Colliery }): ReactNode {
  const { mine, facts, color } = colliery;
  const say = useSay();
  const enamel = ENAMELS[color] ?? 'char';
  const ink = enamel === 'mustard' ? 'var(--sw-mustard-i)' : 'var(--sw-enamel)';
  const title = say('web-sw-own-card');
  const used = say(mine.own_card.users.length > 0 ? 'web-sw-own-used' : 'web-sw-own-unused');
  const rails = facts.own_card.face.effects.find(({ what }) => what === 'own_rail')?.n ?? 0;
  const gone = rails - mine.headframes_on_card;
  const rail = say('web-sw-own-rail', { count: gone });
  return (
    <g>
      <Plate x={x} y={y} w={W} h={H} enamel={enamel} />
      <text x={x + W / 2} y={y + 26} textAnchor="middle" {...titled(title)} fill={ink}>
        {title}
      </text>
      <Price colliery={colliery} x={x + 7} y={y + 36} w={96} h={39} />
      <Slots colliery={colliery} rails={rails} gone={gone} x={x + 7} y={y + 81} w={96} />
      <g fill={ink} textAnchor="middle">
        <text x={x + W / 2} y={y + 192} fontSize={16} className="sw-num">
          {rail}
        </text>
        <path d={`M${x + 20} ${y + 204}h${W - 40}`} stroke={ink} strokeOpacity={0.5} />
        <text x={x + W / 2} y={y + 224} fontSize={16} className="sw-narrow">
          {used}
        </text>
      </g>
      <Lit id="card:own_card" at={{ x, y, w: W, h: H }} r={10} keyAt={{ x: x + W - 4, y: y + 6 }} veils={false} />
    </g>
  );
}

type PriceProps = Rect & { colliery: Colliery };

/** What it costs, the first effect, and what was paid. */
function Price({ colliery: { facts, mine, color }, x, y, w, h }: PriceProps): ReactNode {
  const plain = facts.own_card.face.effects.filter(({ what }) => what !== 'own_rail');
  const { white, cubes, coins, users } = mine.own_card;
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx={6} fill="var(--sw-cream)" />
      <path d={`M${x + 33} ${y + 5}v${h - 10}`} stroke="var(--sw-ink)" strokeOpacity={0.25} />
      <WhiteCube x={x + 9} y={y + 11} s={15} />
      <Effects effects={plain} x={x + 37} y={y + 6} w={w - 54} h={h - 12} />
      <IconAt id="no-copy" x={x + w - 16} y={y + 3} size={13} color="var(--sw-ink-3)" />
      {users.length > 0 && (
        <>
          <rect x={x} y={y} width={w} height={h} rx={6} fill="var(--sw-used)" opacity={0.66} />
          {white > 0 && <WhiteCube x={x + w - 24} y={y + 14} s={17} />}
          {cubes.length > 0 && <PlayerCube x={x + w - 26} y={y + 12} s={20} color={color} />}
          {coins > 0 && <Coin x={x + w - 25} y={y + 13} s={18} />}
        </>
      )}
    </g>
  );
}

type SlotsProps = Point & { w: number; colliery: Colliery; rails: number; gone: number };

function Slots({ colliery: { facts, seat, color }, rails, gone, x, y, w }: SlotsProps): ReactNode {
  const say = useSay();
  const names = useLying()(seat, 'headframe')['card'] ?? [];
  const bonuses: readonly (readonly EffectFacts[])[] = [
    facts.own_card.first_headframe,
    facts.own_card.second_headframe,
  ];
  const wide = (w + 4) / Math.max(1, rails) - 4;
  return Array.from({ length: rails }, (_, i) => {
    const left = x + i * (wide + 4);
    const isFree = i < gone;
    return (
      <g key={i} data-help="headframe">
        <rect x={left} y={y} width={wide} height={84} rx={6} fill="var(--sw-cream)" />
        <IconAt
          id="rail"
          x={left + wide / 2 - 14}
          y={y + 20}
          size={28}
          color={isFree ? 'var(--sw-ink)' : 'var(--sw-dash)'}
        />
        {isFree ? (
          <text
            x={left + wide / 2}
            y={y + 15}
            textAnchor="middle"
            fontSize={LETTER}
            className="sw-num"
            fill="var(--sw-ink-3)"
          >
            {say('web-sw-own-free')}
          </text>
        ) : (
          <Headframe color={color} x={left + wide / 2 - 3} y={y + 54} k={1.8} piece={names[i - gone]} />
        )}
        <path d={`M${left + 5} ${y + 59}h${wide - 10}`} stroke="var(--sw-dash)" strokeOpacity={0.7} />
        <Effects effects={bonuses[i] ?? []} x={left + 3} y={y + 61} w={wide - 6} h={20} isCentred most={0.7} />
      </g>
    );
  });
}
