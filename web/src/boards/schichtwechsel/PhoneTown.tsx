/** The shared board on a phone, one strip below the other: tracks, shift, headframes, coking plant, plots. */
import { type ReactNode, useMemo } from 'react';
import type { View } from '../../generated/schichtwechsel';
import { COMPONENTS, type SchichtwechselComponents } from '../../generated/schichtwechsel-components';
import { useSay } from '../../lib/i18n';
import { Icon } from '../../lib/Icon';
import type { BoardProps } from '../../table/board';
import { useFactsOf } from '../facts';
import { Frames } from './town/Frames';
import { freshMarks } from './town/fresh';
import { grid, lanePlan, PHONE_WIDTH, shiftPlan } from './town/geometry';
import { Plant } from './town/Plant';
import type { Enamel } from './town/Plate';
import { PLOT_IDS, Plots } from './town/Plots';
import { Shift } from './town/Shift';
import { Tips } from './town/Tips';
import { stepsLeft } from './town/steps';
import { Track } from './town/Tracks';
import { useWords } from './town/words';
import type { Event } from './events';
import './phone.css';

type Props = BoardProps<View, Event>;

const TRACKS = ['road', 'rail', 'canal'] as const;
const EDGE = 8;
const INNER = PHONE_WIDTH - 2 * EDGE;

/** HTML, as wide as its column. */
export function PhoneTown(props: Props): ReactNode {
  const { view, players, news } = props;
  const say = useSay();
  const words = useWords(view, players);
  const fresh = useMemo(() => freshMarks(news, players), [news, players]);
  return (
    <div className="sw-strips sw-art" role="group" aria-label={say('web-sw-town')}>
      <Tips words={words} fresh={fresh}>
        <Lanes {...props} />
        <ShiftStrip {...props} />
        <FrameStrip {...props} />
        <PlantStrip {...props} />
        <PlotStrip {...props} />
      </Tips>
    </div>
  );
}

type StripProps = { text: string; icon: string; enamel: Enamel; children: ReactNode };

/** A part of the board under its sign. */
export function Strip({ text, icon, enamel, children }: StripProps): ReactNode {
  return (
    <section className="sw-strip" data-enamel={enamel}>
      <h3>
        <Icon id={icon} />
        {text}
      </h3>
      {children}
    </section>
  );
}

/** Longer tracks than usual scroll sideways. */
function Lanes({ view, players, decision }: Props): ReactNode {
  const say = useSay();
  const { tracks } = useFactsOf<SchichtwechselComponents>(COMPONENTS);
  return (
    <Strip text={say('web-sw-sign-track')} icon="road" enamel="mustard">
      {TRACKS.map((id) => {
        const { w: width, h: height } = lanePlan(tracks[id]?.length ?? 2, 0, true).lane;
        return (
          <div key={id} className="sw-lane" tabIndex={width > PHONE_WIDTH ? 0 : undefined}>
            <svg viewBox={`0 0 ${width} ${height}`} style={{ width: `${(100 * width) / PHONE_WIDTH}%` }}>
              <Track
                id={id}
                view={view}
                players={players}
                asked={decision?.seat ?? null}
                y={0}
                steps={stepsLeft(decision, id)}
                isPhone
              />
            </svg>
          </div>
        );
      })}
    </Strip>
  );
}

function ShiftStrip({ view, players, decision }: Props): ReactNode {
  const say = useSay();
  const { shift } = useFactsOf<SchichtwechselComponents>(COMPONENTS);
  const { height } = shiftPlan(shift.spaces.length, true);
  return (
    <Strip text={say('web-sw-sign-shift')} icon="miner" enamel="red">
      <svg className="sw-sky" viewBox={`0 0 ${PHONE_WIDTH} ${height}`}>
        <Shift view={view} players={players} asked={decision?.seat ?? null} isPhone />
      </svg>
    </Strip>
  );
}

const LARGE = grid({ x: EDGE, y: 60, w: INNER, h: 56 }, 4, 1, 4);
const SMALL = grid({ x: EDGE, y: 122, w: INNER, h: 46 }, 4, 1, 4);
const BASE = { x: EDGE, y: 4, w: INNER, h: 50 };

function FrameStrip({ view, players, decision }: Props): ReactNode {
  const say = useSay();
  return (
    <Strip text={say('web-sw-sign-headframe')} icon="headframe" enamel="petrol">
      <svg viewBox={`0 0 ${PHONE_WIDTH} 176`}>
        <Frames view={view} players={players} asked={decision?.seat ?? null} large={LARGE} small={SMALL} base={BASE} />
      </svg>
    </Strip>
  );
}

function PlantStrip({ view, players, decision }: Props): ReactNode {
  const say = useSay();
  const grey = grid({ x: EDGE, y: 4, w: INNER, h: 66 }, Object.keys(view.grey_fields).length, 1, 5);
  const own = grid({ x: EDGE, y: 77, w: INNER, h: 66 }, players.length, 1, 5);
  return (
    <Strip text={say('web-sw-sign-plant')} icon="coke-oven" enamel="char">
      <svg viewBox={`0 0 ${PHONE_WIDTH} 150`}>
        <Plant view={view} players={players} asked={decision?.seat ?? null} plate={null} doors={[...grey, ...own]} />
      </svg>
    </Strip>
  );
}

function PlotStrip({ view, players }: Props): ReactNode {
  const say = useSay();
  const rows = Math.ceil(PLOT_IDS.length / 2);
  const plots = grid({ x: EDGE, y: 4, w: INNER, h: rows * 52 }, 2, rows, 5);
  return (
    <Strip text={say('web-sw-sign-plots')} icon="house" enamel="olive">
      <svg viewBox={`0 0 ${PHONE_WIDTH} ${rows * 52 + 12}`}>
        <Plots view={view} players={players} plate={null} plots={plots} title={plots[PLOT_IDS.length] ?? null} />
      </svg>
    </Strip>
  );
}
