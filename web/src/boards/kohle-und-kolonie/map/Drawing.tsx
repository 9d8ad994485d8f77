/** The whole map in one drawing: sheet, land, tracks, symbols, names, lights. */
import { memo, type ReactNode } from 'react';
import type { KohleUndKolonieView } from '../../../generated/kohle-und-kolonie';
import type { BoardProps } from '../../../table/board';
import { ClaimStates, Hammer } from './Claims';
import { Fresh } from './Fresh';
import { MineMark } from './MineMark';
import { ClaimNames, outOf, VillageNames } from './Names';
import { Neighbours } from './Neighbours';
import { StationMark, VillageMark } from './PlaceMarks';
import { Defs, Sheet, Tracks } from './Sheet';
import type { Spot } from './spots';
import type { Survey } from './survey';
import { type Pointing, Targets } from './Targets';
import type { Seen } from './Viewport';
import type { Words } from './words';
import type { Event } from '../events';
import './drawing.css';

const NAMES_FROM = 1.75; // pixels for a unit at which the names of mines can be read

type Props = Pick<BoardProps<KohleUndKolonieView, Event>, 'view' | 'players' | 'news'> & {
  survey: Survey;
  spots: readonly Spot[];
  legal: readonly Spot[];
  words: Words;
  seen: Seen;
  isTouched?: boolean;
  /** What is pointed at. */
  pointed?: string | null;
  onPoint: (at: Pointing | null) => void;
};

export function Drawing({
  view,
  players,
  news,
  survey,
  spots,
  legal,
  words,
  seen,
  isTouched = false,
  pointed = null,
  onPoint,
}: Props): ReactNode {
  return (
    <svg viewBox={`${seen.frame.x} ${seen.frame.y} ${seen.frame.w} ${seen.frame.h}`} className="kkm-svg">
      <Defs />
      <Sheet survey={survey} />
      <ClaimStates survey={survey} view={view} />
      <Hammer survey={survey} view={view} />
      <Neighbours target={pointed} survey={survey} />
      <Tracks lines={survey.lines} />
      <Symbols view={view} players={players} survey={survey} isNamed={seen.scale >= NAMES_FROM} />
      <VillageNames names={survey.villageNames} out={outOf(view.villages)} />
      <ClaimNames names={survey.claimNames} hot={view.auction?.claim ?? null} out={outOf(view.claims)} />
      <Fresh news={news} spots={spots} players={players} />
      <Targets spots={spots} legal={legal} words={words} scale={seen.scale} isTouched={isTouched} onPoint={onPoint} />
    </svg>
  );
}

type SymbolProps = Pick<Props, 'view' | 'players' | 'survey'> & { isNamed: boolean };

const Symbols = memo(function Symbols({ view, players, survey, isNamed }: SymbolProps): ReactNode {
  return (
    <g aria-hidden="true">
      {[...survey.stations].map(([id, station]) => {
        const state = view.stations[id];
        return state === undefined ? null : <StationMark key={id} {...{ id, station, state, players }} />;
      })}
      {[...survey.villages].map(([id, village]) => {
        const state = view.villages[id];
        return state === undefined ? null : <VillageMark key={id} {...{ id, village, state, players }} />;
      })}
      {[...survey.mines].map(([id, mine]) => {
        const state = view.mines[id];
        if (state === undefined) return null;
        const color = state.owner === null ? null : (players[state.owner]?.color ?? null);
        return <MineMark key={id} {...{ id, mine, state, color, isNamed }} />;
      })}
    </g>
  );
});
