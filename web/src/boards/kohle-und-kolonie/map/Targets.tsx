/** What may be pointed at and pressed, on top of everything drawn. */
import type { ReactNode } from 'react';
import { Lit, type Pointed } from '../../../art/Lit';
import { useTarget } from '../../../table/board';
import { reach, type Spot, told } from './spots';
import type { Words } from './words';

export type Pointing = { spot: Spot; how: Pointed };

type Props = {
  spots: readonly Spot[];
  legal: readonly Spot[];
  words: Words;
  /** Pixels for a unit. */
  scale: number;
  onPoint: (at: Pointing | null) => void;
};

export function Targets({ spots, legal, words, scale, onPoint }: Props): ReactNode {
  return spots.map((spot) => (
    <TargetAt
      key={spot.target}
      spot={spot}
      words={words}
      reach={legal.includes(spot) ? reach(spot, legal, scale) : 0}
      onPoint={onPoint}
    />
  ));
}

type OneProps = { spot: Spot; words: Words; reach: number; onPoint: Props['onPoint'] };

function TargetAt({ spot, words, reach, onPoint }: OneProps): ReactNode {
  const { label } = useTarget(spot.target);
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
      onPoint={(how) => onPoint(how === null ? null : { spot, how })}
    >
      {reach > 0 && <circle cx={x} cy={y} r={reach} fill="transparent" />}
    </Lit>
  );
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
