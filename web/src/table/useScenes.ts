/** Scorings open by themselves when they come, and again when somebody wants to see them. */
import { useState } from 'react';
import { useSettings } from '../lib/settings';
import type { Scoring } from './scene';

export type Scenes = {
  all: readonly Scoring[];
  /** The one that is open; null: none. */
  open: Scoring | null;
  /** Whether it came by itself, and so counts up. */
  isFresh: boolean;
  show: (key: string | null) => void;
};

type Place = { known: number; key: string | null; isFresh: boolean };

/** `isHeld`: what is told is not yet the present; one may step back there, and nothing comes a second time. */
export function useScenes(all: readonly Scoring[], isHeld: boolean): Scenes {
  const { speed } = useSettings();
  const [place, setPlace] = useState<Place>({ known: all.length, key: null, isFresh: false });
  if (all.length > place.known || (all.length < place.known && !isHeld)) {
    const fresh = all[place.known];
    const isFresh = speed > 0 && fresh !== undefined;
    if (place.key === null || !isFresh) {
      // one after the other: what comes together waits for the one before
      const known = isFresh ? place.known + 1 : all.length;
      setPlace({ known, key: isFresh ? fresh.key : place.key, isFresh: isFresh || place.isFresh });
    }
  }
  const open = all.find(({ key }) => key === place.key) ?? null;
  return { all, open, isFresh: place.isFresh, show: (key) => setPlace({ ...place, key, isFresh: false }) };
}
