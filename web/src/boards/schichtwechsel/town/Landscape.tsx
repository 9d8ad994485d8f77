/** The poster behind the board: sky, sun, hills, the colliery, the gate. Nothing of it ever changes. */
import { memo, type ReactNode } from 'react';
import { useSay } from '../../../lib/i18n';
import { TOWN } from './geometry';
import { LETTER } from '../letters';

const SUN = { x: 690, y: 84 };
const FAR_COLLIERY =
  'M520 322V206h26v116zM556 322V182l10-14 10 14v140zM596 322V238h60v84zM716 322c6-40 6-70-2-104h66c-8 34-8 64-2 104z';

export const Landscape = memo(function Landscape(): ReactNode {
  return (
    <g aria-hidden="true">
      <rect width={TOWN.width} height={TOWN.height} fill="var(--sw-sky)" />
      <circle cx={SUN.x} cy={SUN.y} r={150} fill="var(--sw-sky-2)" />
      <circle cx={SUN.x} cy={SUN.y} r={96} fill="var(--sw-sun-2)" />
      <circle cx={SUN.x} cy={SUN.y} r={54} fill="var(--sw-sun)" />
      <path d="M0 322Q140 242 300 304T620 282T800 262V372H0z" fill="var(--sw-hill)" />
      <path d={FAR_COLLIERY} fill="var(--sw-far)" />
      <path d="M0 344Q200 292 420 332T800 314V392H0z" fill="var(--sw-hill-2)" />
      <Gate />
    </g>
  );
});

/** The gate house between entrance and exit. */
function Gate(): ReactNode {
  const say = useSay();
  return (
    <g transform="translate(14 104)">
      <path d="M-2 130V40L46 8l48 32v90z" fill="var(--sw-red)" />
      <path d="M-10 44 46 6l56 38" fill="none" stroke="var(--sw-char)" strokeWidth={7} strokeLinejoin="round" />
      <path d="M20 130V84a26 26 0 0 1 52 0v46z" fill="var(--sw-char-d)" />
      <path d="M26 130V84a20 20 0 0 1 40 0v46z" fill="var(--sw-mustard)" />
      <path d="M46 64v66M34 70v60M58 70v60" stroke="var(--sw-char-d)" strokeWidth={2} />
      <rect x={1} y={43} width={90} height={17} rx={2} fill="var(--sw-enamel)" />
      <text x={46} y={56.5} textAnchor="middle" fontSize={LETTER} className="sw-sign" fill="var(--sw-stone-d)">
        {say('web-sw-gate')}
      </text>
      <circle cx={46} cy={30} r={8} fill="var(--sw-enamel)" stroke="var(--sw-stone-d)" strokeWidth={1.5} />
      <path d="M46 25v5l3.5 2" stroke="var(--sw-stone-d)" strokeWidth={1.5} fill="none" />
    </g>
  );
}
