/** The sheet itself: paper, land washed in the colours of its cities, relief, river, borders, tracks, frame. */
import { memo, type ReactNode } from 'react';
import { useSay } from '../../../lib/i18n';
import { Cartouche, Compass, NeatLine } from './Frame';
import { SHEET } from './geometry';
import { Relief } from './Hills';
import type { Survey } from './survey';

/** Every city has a hatching of its own, for eyes that mix up colours. */
const HATCHES = [
  ['essen', 45],
  ['bochum', 90],
  ['hattingen', 0],
  ['witten', -45],
] as const;

/** Filters and patterns; everything else is drawn with them. */
export function Defs(): ReactNode {
  return (
    <defs>
      <filter id="kkm-wash" x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation={3.2} />
      </filter>
      <filter id="kkm-paper-noise" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency=".018 .022" numOctaves={4} seed={8} />
        <feColorMatrix values="0 0 0 0 .42  0 0 0 0 .29  0 0 0 0 .12  0 0 0 .42 -.13" />
      </filter>
      <pattern
        id="kkm-hammer"
        width={9}
        height={9}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(35)"
        aria-hidden="true"
      >
        <path d="M0 0v9" className="kkm-hammer-line" />
      </pattern>
      {HATCHES.map(([region, turn]) => (
        <pattern
          key={region}
          id={`kkm-hatch-${region}`}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <path d="M0 0v6" stroke={`var(--kkm-${region})`} className="kkm-hatch" />
        </pattern>
      ))}
      <pattern id="kkm-out" width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(-40)">
        <path d="M0 0v7" className="kkm-out-line" />
      </pattern>
    </defs>
  );
}

/** Everything that never changes. */
export const Sheet = memo(function Sheet({ survey }: { survey: Survey }): ReactNode {
  const say = useSay();
  const { width, height } = SHEET;
  return (
    <g aria-hidden="true">
      <rect width={width} height={height} rx={3} className="kkm-paper" />
      <rect width={width} height={height} filter="url(#kkm-paper-noise)" className="kkm-noise" />
      <NeatLine />
      <Land survey={survey} />
      <Relief hills={survey.hills} woods={survey.woods} />
      {survey.regions.map(({ region, name, at, angle, size, spacing }) => (
        <text
          key={region}
          transform={`translate(${at.x} ${at.y}) rotate(${angle})`}
          textAnchor="middle"
          fontSize={size}
          letterSpacing={spacing}
          className="kkm-city"
          style={{ fill: `var(--kkm-${region})` }}
        >
          {name}
        </text>
      ))}
      <River survey={survey} />
      <Borders survey={survey} />
      <Cartouche
        at={survey.corners.cartouche}
        title={say('web-title-kohle-und-kolonie')}
        below={say('web-kk-map-ruhr')}
      />
      <Compass corners={survey.corners} north={say('web-kk-map-north')} />
    </g>
  );
});

/** Claims in the colour of their city, strongest along the border; behind them a thick line that is the coast. */
function Land({ survey }: { survey: Survey }): ReactNode {
  const claims = [...survey.claims];
  return (
    <>
      <g className="kkm-shadow" transform="translate(4 5)">
        {survey.outline === '' ? (
          claims.map(([id, { path }]) => <path key={id} d={path} />)
        ) : (
          <path d={survey.outline} />
        )}
      </g>
      <g className="kkm-coast">
        {survey.outline === '' ? (
          claims.map(([id, { path }]) => <path key={id} d={path} />)
        ) : (
          <path d={survey.outline} />
        )}
      </g>
      {claims.map(([id, { path }]) => (
        <path key={id} d={path} className="kkm-land" />
      ))}
      {claims.map(([id, { path, region }]) => (
        <g key={id} style={{ color: `var(--kkm-${region})` }}>
          <clipPath id={`kkm-claim-${id}`}>
            <path d={path} />
          </clipPath>
          <g clipPath={`url(#kkm-claim-${id})`}>
            <path d={path} className="kkm-flat" />
            <path d={path} fill={`url(#kkm-hatch-${region})`} />
            <path d={path} className="kkm-edge" filter="url(#kkm-wash)" />
          </g>
        </g>
      ))}
    </>
  );
}

const WATER = [
  ['kkm-water-d', 12, 1],
  ['kkm-water', 10, 1],
  ['kkm-water-d', 6, 0.75],
  ['kkm-water', 4.8, 1],
  ['kkm-water-d', 1, 0.75],
] as const;

/** Engraved water lines. */
function River({ survey: { river, claims } }: { survey: Survey }): ReactNode {
  if (river === '') return null;
  return (
    <>
      <clipPath id="kkm-all-land">
        {[...claims].map(([id, { path }]) => (
          <path key={id} d={path} />
        ))}
      </clipPath>
      <g fill="none" strokeLinejoin="round" clipPath="url(#kkm-all-land)">
        {WATER.map(([name, width, opacity], i) => (
          <path key={i} d={river} stroke={`var(--${name})`} strokeWidth={width} opacity={opacity} />
        ))}
      </g>
    </>
  );
}

/** Railway lines by colour and by their own ties. */
const TIES: Readonly<Record<string, string>> = { red: '5 5', yellow: '1.5 5', brown: '11 4', green: '3 3' };

function Borders({ survey: { claims, outline } }: { survey: Survey }): ReactNode {
  return (
    <>
      {[...claims].map(([id, { path }]) => (
        <path key={id} d={path} className="kkm-border" />
      ))}
      {outline !== '' && <path d={outline} className="kkm-outline" />}
      {outline !== '' && <path d={outline} className="kkm-outline-light" />}
    </>
  );
}

/** Above what is lit on the land, so that a line is never hidden. */
export const Tracks = memo(function Tracks({ lines }: Pick<Survey, 'lines'>): ReactNode {
  return (
    <g aria-hidden="true" fill="none">
      {lines.map(({ id, path }) => (
        <g key={id} data-help={`line:${id}`}>
          <path d={path} stroke="var(--kkm-ink)" strokeWidth={6} />
          <path d={path} stroke={`var(--kkm-l-${id})`} strokeWidth={4} />
          <path d={path} stroke="var(--kkm-tie)" strokeWidth={2} strokeDasharray={TIES[id]} />
        </g>
      ))}
    </g>
  );
});
