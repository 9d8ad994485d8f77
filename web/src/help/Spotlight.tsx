/** Dims all but what is spoken of; what is to be clicked has a ring. It lies over everything and takes no click. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Box } from './place';
import { areSame, boxesOf, spokenOf, type Wanted, wantedPlaces } from './spot';

export type Spot = { boxes: readonly Box[]; isWanted: boolean };

const NONE: Spot = { boxes: [], isWanted: false };
const LOOK_MS = 200; // what is drawn anew is looked for this often; what is found is followed all the time

/** Where what is asked for, or else spoken of, stands now. */
export function useSpot(wanted: readonly Wanted[], about: readonly string[]): Spot {
  const [spot, setSpot] = useState(NONE);
  const asked = JSON.stringify([wanted, about]);
  useEffect(() => {
    const [options, spoken] = JSON.parse(asked) as [readonly Wanted[], readonly string[]];
    let places: readonly Element[] = [];
    let looked = -Infinity;
    let shown: Element | undefined; // it is brought into view once; then whoever scrolls may scroll
    let frame = 0;
    const look = (now: number): void => {
      if (now - looked >= LOOK_MS || places.some((place) => !place.isConnected)) {
        looked = now;
        places = options.length > 0 ? wantedPlaces(options) : spokenOf(spoken);
      }
      const [first] = places;
      if (first !== undefined && first !== shown) {
        shown = first;
        bringIntoView(first);
      }
      const boxes = boxesOf(places);
      setSpot((old) => (areSame(old.boxes, boxes) ? old : { boxes, isWanted: options.length > 0 }));
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      setSpot(NONE);
    };
  }, [asked]);
  return spot;
}

/** Where a part of it lies under something else, or beyond the window, it is not seen well. */
function bringIntoView(place: Element): void {
  const { left, top, width, height } = place.getBoundingClientRect();
  const isMet = (y: number): boolean => {
    const met = document.elementFromPoint(left + width / 2, y);
    return met !== null && (place.contains(met) || met.contains(place)) && !met.matches('html, body');
  };
  const isSeen = [top + EDGE, top + height / 2, top + height - EDGE].every(isMet);
  if (!isSeen) place.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

const EDGE = 2;

export function Spotlight({ boxes, isWanted }: Spot): ReactNode {
  const mask = useId();
  if (boxes.length === 0) return null;
  const around = boxes.map(({ left, top, width, height }, n) => (
    <rect key={n} x={left} y={top} width={width} height={height} rx={8} />
  ));
  return (
    <>
      <svg className="spotlight" aria-hidden="true">
        <mask id={mask}>
          <rect width="100%" height="100%" fill="#fff" />
          <g fill="#000">{around}</g>
        </mask>
        <rect width="100%" height="100%" className="spotlight-dark" mask={`url(#${mask})`} />
      </svg>
      {isWanted &&
        boxes.map((box, n) => <div key={n} className="spotlight-ring" style={{ ...box }} aria-hidden="true" />)}
    </>
  );
}
