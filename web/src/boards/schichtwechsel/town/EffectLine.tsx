/** Effects in a line of text. */
import type { ReactNode } from 'react';
import type { EffectFacts } from '../../../generated/schichtwechsel-components';
import { Effects } from './Effects';
import { ICON, lineOf } from './effects';

const EDGE = 2; // symbols reach a little beyond their line

export function EffectLine({
  effects,
  height = ICON,
}: {
  effects: readonly EffectFacts[];
  height?: number;
}): ReactNode {
  const { width } = lineOf(effects);
  const k = height / ICON;
  return (
    <svg
      className="icon sw-art"
      width={(width + 2 * EDGE) * k}
      height={height + 2 * EDGE}
      viewBox={`${-EDGE} ${-EDGE / k} ${width + 2 * EDGE} ${ICON + (2 * EDGE) / k}`}
      aria-hidden="true"
    >
      <Effects effects={effects} x={0} y={0} w={width} h={ICON} />
    </svg>
  );
}
