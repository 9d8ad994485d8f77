/** A selection tile: the upper part works when it is taken, the lower one in step VI. */
import type { ReactNode } from 'react';
import type { Point } from '../../../art/svg';
import type { EffectFacts, TileFacts } from '../../../generated/schichtwechsel-components';
import { useSay, useTexts } from '../../../lib/i18n';
import { Effects } from '../town/Effects';
import { Plate } from '../town/Plate';
import { titled } from './colliery';
import { Portrait } from './Portrait';

export const TILE = { w: 112, h: 238 };

type Props = Point & { id: string; facts: TileFacts | undefined; piece?: string };

export function Tile({ id, facts, x, y, piece }: Props): ReactNode {
  const texts = useTexts();
  const say = useSay();
  const name = String(texts.name('sw', 'tile', id));
  const [a = [], b = []] = facts?.lower ?? [];
  return (
    <g data-help={`tile:${id}`} data-piece={piece}>
      <Plate x={x} y={y} {...TILE} enamel="petrol" />
      <text x={x + 56} y={y + 26} textAnchor="middle" {...titled(name)} fill="var(--sw-enamel)">
        {name}
      </text>
      <Portrait tile={id} x={x + 56} y={y + 66} k={0.95} />
      <Half step="II" effects={facts?.upper ?? []} x={x + 8} y={y + 104} h={46} fill="var(--sw-cream)" />
      <Half step="VI" effects={a} x={x + 8} y={y + 154} h={76} fill="var(--sw-tint)" or={say('web-sw-or')} other={b} />
    </g>
  );
}

type HalfProps = Point & {
  step: string;
  effects: readonly EffectFacts[];
  h: number;
  fill: string;
  or?: string;
  other?: readonly EffectFacts[];
};

function Half({ step, effects, other, or, x, y, h, fill }: HalfProps): ReactNode {
  const part = other === undefined ? h : 31;
  return (
    <g>
      <rect x={x} y={y} width={96} height={h} rx={6} fill={fill} />
      <text x={x + 6} y={y + h / 2 + 5} fontSize={15} className="sw-num" fill="var(--sw-up)">
        {step}
      </text>
      <Effects effects={effects} x={x + 26} y={y + 3} w={67} h={part - 4} isCentred />
      {other !== undefined && (
        <>
          <text x={x + 60} y={y + 42} textAnchor="middle" fontSize={14.2} fill="var(--sw-ink-2)">
            {or}
          </text>
          <Effects effects={other} x={x + 26} y={y + h - part + 1} w={67} h={part - 4} isCentred />
        </>
      )}
    </g>
  );
}

/** Where a tile will lie. */
export function NoTile({ x, y }: Point): ReactNode {
  const say = useSay();
  const text = say('web-sw-tile');
  return (
    <g data-help="tile">
      <rect
        x={x}
        y={y}
        width={TILE.w}
        height={TILE.h}
        rx={10}
        fill="var(--sw-well)"
        stroke="var(--sw-dash)"
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <text x={x + 56} y={y + TILE.h / 2 + 4} textAnchor="middle" {...titled(text)} fill="var(--sw-ink-2)">
        {text}
      </text>
    </g>
  );
}
