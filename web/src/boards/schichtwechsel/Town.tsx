/** The middle of the board, which all share: the shift, the coking plant, plots, headframes and the three tracks. */
import { type ReactNode, useMemo } from 'react';
import type { View } from '../../generated/schichtwechsel';
import { useSay } from '../../lib/i18n';
import type { BoardProps } from '../../table/board';
import { Card, CardSpot } from './cards/Card';
import { Frames } from './town/Frames';
import { freshMarks } from './town/fresh';
import { FRAMES, grid, PLANT, PLOTS, TOWN as SIZE } from './town/geometry';
import { Landscape } from './town/Landscape';
import { Plant } from './town/Plant';
import { Plate } from './town/Plate';
import { Plots } from './town/Plots';
import { Shift } from './town/Shift';
import { stepsLeft } from './town/steps';
import { Tips } from './town/Tips';
import { Track } from './town/Tracks';
import { useWords } from './town/words';
import type { Event } from './events';
import { LETTER } from './letters';

/** In units of the stage: inside an `<svg>`, drawn at (x, y) = (0, 0). */
export const TOWN = SIZE;

const TRACKS = ['road', 'rail', 'canal'] as const;
const FIRST_LANE = 354;
const LANE = 43;

const FRAME_SPACES = { x: FRAMES.x + 8, y: FRAMES.y + 30, w: 185, h: 69 };
const LARGE = grid({ ...FRAME_SPACES, h: 40 }, 4, 1, 3);
const SMALL = grid({ ...FRAME_SPACES, y: FRAME_SPACES.y + 43, h: 26 }, 4, 1, 3);
const BASE = { x: FRAMES.x + 197, y: FRAMES.y + 9, w: 41, h: 90 };
const FRAME_CARDS = grid({ x: FRAMES.x + 7, y: FRAMES.y + 102, w: FRAMES.w - 14, h: 36 }, 2, 1, 4).map((at, i) => ({
  id: i === 0 ? 'headframe_double' : 'headframe_single',
  at,
}));
const TEXT_FROM = 122; // on the start player card
const START_CARD = { x: FRAMES.x + 7, y: FRAMES.y + 141, w: FRAMES.w - 14, h: 34 };

const PLOT_GRID = grid({ x: PLOTS.x + 8, y: PLOTS.y + 8, w: PLOTS.w - 16, h: PLOTS.h - 16 }, 4, 2, 3);

export function Town({ view, players, decision, news }: BoardProps<View, Event>): ReactNode {
  const say = useSay();
  const words = useWords(view, players);
  const fresh = useMemo(() => freshMarks(news, players), [news, players]);
  const asked = decision?.seat ?? null;
  const doors = grid(
    { x: PLANT.x + 8, y: PLANT.y + 31, w: PLANT.w - 16, h: 53 },
    Object.keys(view.grey_fields).length + players.length,
    1,
    2.8,
  );
  return (
    <g className="sw-town sw-art" role="group" aria-label={say('web-sw-town')}>
      <clipPath id="sw-town-edge">
        <rect width={TOWN.width} height={TOWN.height} rx={14} />
      </clipPath>
      <Tips words={words} fresh={fresh}>
        <g clipPath="url(#sw-town-edge)">
          <Landscape />
          <rect y={FIRST_LANE - 3} width={TOWN.width} height={3} fill="var(--sw-grass)" />
          {TRACKS.map((id, i) => (
            <Track
              key={id}
              id={id}
              view={view}
              players={players}
              asked={asked}
              y={FIRST_LANE + i * LANE}
              steps={stepsLeft(decision, id)}
            />
          ))}
        </g>
        <Shift view={view} players={players} asked={asked} />
        <Plant view={view} players={players} asked={asked} plate={PLANT} doors={doors} />
        <Plots view={view} players={players} plate={PLOTS} plots={PLOT_GRID} title={PLOT_GRID[7] ?? null} />
        <g aria-hidden="true">
          <Plate {...FRAMES} enamel="petrol" title={say('web-sw-sign-headframe')} icon="headframe" />
        </g>
        <Frames view={view} players={players} asked={asked} large={LARGE} small={SMALL} base={BASE} />
        <FrameCards view={view} players={players} />
      </Tips>
      <rect
        width={TOWN.width}
        height={TOWN.height}
        rx={14}
        fill="none"
        stroke="var(--sw-edge)"
        strokeWidth={3}
        pointerEvents="none"
      />
    </g>
  );
}

/** The cards that lie in the middle of the board. */
function FrameCards({ view, players }: Pick<BoardProps<View, Event>, 'view' | 'players'>): ReactNode {
  const say = useSay();
  const x = START_CARD.x + TEXT_FROM;
  const text = (
    <g fill="var(--sw-ink)">
      <text x={x} y={START_CARD.y + 15} fontSize={16} className="sw-narrow">
        {say('web-sw-sign-start')}
      </text>
      <text x={x} y={START_CARD.y + 29} fontSize={LETTER} className="sw-narrow">
        {say('web-sw-sign-copy')}
      </text>
    </g>
  );
  return (
    <>
      {FRAME_CARDS.map(({ id, at }) => (
        <Card key={id} id={id} view={view} players={players} {...at} />
      ))}
      <Card id="start_player" view={view} players={players} {...START_CARD} written={{ from: TEXT_FROM, text }} />
      {FRAME_CARDS.map(({ id, at }) => view.cards[id] && <CardSpot key={id} id={id} at={at} />)}
      {view.cards['start_player'] && <CardSpot id="start_player" at={START_CARD} />}
    </>
  );
}
