/** The names of claims and villages, with a paper halo. */
import { memo, type ReactNode } from 'react';
import { baseline, type Place } from './labels';
import { CLAIM_LEADING, CLAIM_SIZE, VILLAGE_SIZE } from './naming';

type Names = ReadonlyMap<string, Place>;
/** Ids of what is out of play in one text, which stays the same from view to view: ` heinrich eintracht `. */
type Out = string;

export const ClaimNames = memo(function ClaimNames({
  names,
  hot,
  out,
}: {
  names: Names;
  hot: string | null;
  out: Out;
}): ReactNode {
  return (
    <g aria-hidden="true" className="kkm-claims">
      {[...names]
        .filter(([id]) => !out.includes(` ${id} `))
        .map(([id, place]) =>
          place.lines.map((line, i) => (
            <text
              key={`${id} ${i}`}
              {...baseline(place, i, CLAIM_LEADING)}
              textAnchor="middle"
              fontSize={id === hot ? CLAIM_SIZE + 1 : CLAIM_SIZE}
              data-hot={id === hot}
              data-help={`claim:${id}`}
            >
              {line}
            </text>
          )),
        )}
    </g>
  );
});

export const VillageNames = memo(function VillageNames({ names, out }: { names: Names; out: Out }): ReactNode {
  return (
    <g aria-hidden="true" className="kkm-villages">
      {[...names]
        .filter(([id]) => !out.includes(` ${id} `))
        .map(([id, place]) => (
          <text key={id} {...baseline(place, 0, 0)} textAnchor={place.anchor} fontSize={VILLAGE_SIZE}>
            {place.lines[0]}
          </text>
        ))}
    </g>
  );
});

/** Of entries that are in play or not, those that are not. */
export function outOf(entries: Readonly<Record<string, { is_in_play: boolean }>>): Out {
  const ids = Object.keys(entries).filter((id) => entries[id]?.is_in_play === false);
  return ` ${ids.join(' ')} `;
}
