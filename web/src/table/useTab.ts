/** Which part of the table a phone shows. */
import { useState } from 'react';
import type { Tab } from './Tabs';

type Place = { tab: Tab; moment: string };

/** What another moment is about opens by itself: where a question is answered, at the end the result. Else one stays. */
export function placeAt(before: Place | null, moment: string, wanted: Tab | null): Place {
  if (before?.moment === moment) return before;
  return { tab: wanted ?? before?.tab ?? 'shared', moment };
}

/** `about` is what the moment is about, such as the kind of a question; null: others are asked. */
export function useTab(about: string | null, wanted: Tab | null): [Tab, (tab: Tab) => void] {
  const [place, setPlace] = useState<Place | null>(null);
  const moment = `${about ?? ''} ${wanted ?? ''}`;
  const now = placeAt(place, moment, wanted);
  if (now !== place) setPlace(now);
  return [now.tab, (tab) => setPlace({ tab, moment })];
}
