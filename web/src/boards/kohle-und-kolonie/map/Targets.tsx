/** What may be pointed at and pressed, on top of everything drawn. */
import { memo, type ReactNode } from 'react';
import { Lit, type Pointed } from '../../../art/Lit';
import { useTarget } from '../../../table/board';
import { useBegin } from '../Begins';
import { reach, type Spot, told } from './spots';
import type { Words } from './words';

export type Pointing = { spot: Spot; how: Pointed };

type Props = {
  spots: readonly Spot[];
  legal: readonly Spot[];
  words: Words;
  /** Pixels for a unit. */
  scale: number;
  /** By fingers, which first look: what begins something is a button of its own. */
  isTouched?: boolean;
  onPoint: (at: Pointing | null) => void;
};

export const Targets = memo(function Targets({
  spots,
  legal,
  words,
  scale,
  isTouched = false,
  onPoint,
}: Props): ReactNode {
  return spots.map((spot) => (
    <TargetAt
      key={spot.target}
      spot={spot}
      words={words}
      reach={legal.includes(spot) ? reach(spot, legal, scale) : 0}
      isTouched={isTouched}
      onPoint={onPoint}
    />
  ));
});

type OneProps = { spot: Spot; words: Words; reach: number; isTouched: boolean; onPoint: Props['onPoint'] };

function TargetAt({ spot, words, reach, isTouched, onPoint }: OneProps): ReactNode {
  const { label } = useTarget(spot.target);
  const begin = useBegin(spot.target);
  const { lines, score } = told(spot, words);
  const { x, y } = spot.at;
  return (
    <Lit
      id={spot.target}
      at={spot.box}
      r={spot.r}
      veils={false}
      label={[sentence(label), ...lines, score].filter((part) => part !== '').join(' ')}
      keyAt={spot.keyAt}
      begin={isTouched ? undefined : begin?.press}
      onPoint={(how) => onPoint(how === null ? null : { spot, how })}
    >
      {reach > 0 && <circle cx={x} cy={y} r={reach} fill="transparent" />}
    </Lit>
  );
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
