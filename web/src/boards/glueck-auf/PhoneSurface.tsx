/** The surface on a phone: the panorama snaps building by building, with the same choices as a list below. */
import { type ReactNode, use, useRef, useState } from 'react';
import { Worker } from '../../art/players';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { Icon } from '../../lib/Icon';
import { useSay } from '../../lib/i18n';
import { type BoardProps, type Player, TargetsContext, useTarget } from '../../table/board';
import { Defs } from './Defs';
import { Surface, SURFACE_HEIGHT } from './Surface';
import { BANK, type Building, BUILDINGS } from './surface/bays';
import { SpacePicture } from './surface/SpacePicture';
import { crewNeeded, useWords, type Words } from './surface/words';
import type { Event } from './events';

const CUT = 22; // sky that a phone does not show
const SCALE = 258 / (SURFACE_HEIGHT - CUT);
const NAMES: Readonly<Record<Building['id'], string>> = {
  works: 'web-ga-tab-works',
  bank: 'web-ga-tab-bank',
  pit: 'web-ga-tab-pit',
  delivery: 'web-ga-tab-delivery',
  office: 'web-ga-tab-office',
};

type RowProps = { id: string; view: GlueckAufView; words: Words; player: Player | undefined };

/** A space as a line: what it offers, what sending workers there means, how many are needed. */
function Row({ id, view, words, player }: RowProps): ReactNode {
  const { state, press } = useTarget(`space:${id}`);
  const isLegal = state === 'legal' || state === 'selected';
  const picture = <SpacePicture id={id} piece={view.spaces[id]?.piece ?? null} />;
  const text = (more: string): ReactNode => (
    <span className="ga-row-text">
      <b>{words.offer(id)}</b>
      {more !== '' && <span>{more}</span>}
    </span>
  );
  if (!isLegal)
    return (
      <div className="ga-row" data-state={state} data-help={`space:${id}`}>
        {picture}
        {text(words.closed(id))}
        {(state === 'dim' || words.closed(id) !== '') && <Icon id="lock" />}
      </div>
    );
  return (
    <button
      type="button"
      className="ga-row"
      data-state={state}
      data-help={`space:${id}`}
      aria-pressed={state === 'selected'}
      onClick={press}
    >
      {picture}
      {text(words.consequence(id))}
      {player !== undefined && (
        <span className="ga-row-need" aria-hidden="true">
          <svg width={18} height={23} viewBox="0 0 20 26">
            <Worker color={player.color} x={10} y={26} h={26} />
          </svg>
          {id === BANK ? 1 : crewNeeded(view, id)}
        </span>
      )}
    </button>
  );
}

const ARRIVED = 2; // pixels; places may lie between two of them

function useLegalCount(): (building: Building) => number {
  const targets = use(TargetsContext);
  return ({ spaces }) => spaces.filter((id) => ['legal', 'selected'].includes(targets.get(`space:${id}`).state)).length;
}

type Props = BoardProps<GlueckAufView, Event> & { sheet: ReactNode };

export function PhoneSurface({ view, players, seat, decision, news, sheet }: Props): ReactNode {
  const say = useSay();
  const words = useWords(view, players, seat);
  const legal = useLegalCount();
  const scroller = useRef<HTMLDivElement>(null);
  const goal = useRef<number | null>(null); // where it scrolls by itself; what lies on the way is not meant
  const [now, setNow] = useState<Building>(BUILDINGS[0] as Building);
  const show = (building: Building): void => {
    const box = scroller.current;
    if (box === null) return;
    const middle = (building.left + building.width / 2) * SCALE;
    const left = Math.max(0, Math.min(middle - box.clientWidth / 2, box.scrollWidth - box.clientWidth));
    goal.current = Math.abs(left - box.scrollLeft) < ARRIVED ? null : left;
    box.scrollTo({ left, behavior: 'smooth' });
    setNow(building);
  };
  const takeOver = (): void => {
    goal.current = null;
  };
  const onScroll = (): void => {
    const box = scroller.current;
    if (box === null) return;
    if (goal.current !== null) {
      if (Math.abs(goal.current - box.scrollLeft) < ARRIVED) goal.current = null;
      return;
    }
    const middle = (box.scrollLeft + box.clientWidth / 2) / SCALE;
    const found = BUILDINGS.find(({ left, width }) => middle < left + width);
    if (found !== undefined && found !== now) setNow(found);
  };
  return (
    <>
      {sheet}
      <div
        className="ga-pano"
        ref={scroller}
        onScroll={onScroll}
        onPointerDown={takeOver}
        onWheel={takeOver}
        onKeyDown={takeOver}
        tabIndex={0}
        role="group"
        aria-label={say('web-ga-board')}
      >
        <svg width={1440 * SCALE} height={258} viewBox={`0 ${CUT} 1440 ${SURFACE_HEIGHT - CUT}`}>
          <Defs />
          <Surface view={view} players={players} decision={decision} news={news} words={words} onPoint={ignore} />
        </svg>
        {BUILDINGS.map(({ id, left, width }) => (
          <i key={id} className="ga-snap" style={{ left: left * SCALE, width: width * SCALE }} />
        ))}
      </div>
      <nav className="ga-buildings" aria-label={say('web-ga-buildings')}>
        {BUILDINGS.map((building) => (
          <button key={building.id} type="button" aria-pressed={building === now} onClick={() => show(building)}>
            <Icon id={building.icon} size={22} />
            {say(NAMES[building.id])}
            {legal(building) > 0 && <span className="ga-count">{legal(building)}</span>}
          </button>
        ))}
      </nav>
      <div className="ga-rows">
        {now.spaces.map((id) => (
          <Row key={id} id={id} view={view} words={words} player={players[decision?.seat ?? 0]} />
        ))}
      </div>
    </>
  );
}

function ignore(): void {
  // there is nothing to point with
}
