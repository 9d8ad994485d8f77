/** What of a table is open: tabs, rails, drawers, the result; and what was said unseen. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChatLine } from '../lib/live';
import type { Drawer } from './Header';
import type { RailTab } from './Stage';
import type { Tab } from './Tabs';
import { useTab } from './useTab';
import type { Width } from './useWidth';

export type Parts = {
  drawer: Drawer | null;
  railTab: RailTab;
  tab: Tab;
  /** Whether the result is shown rather than the board. */
  isResult: boolean;
  /** Lines of chat that were not seen. */
  unread: number;
  open: (drawer: Drawer | null) => void;
  turnTo: (tab: RailTab) => void;
  turnToTab: (tab: Tab) => void;
  showResult: (isShown: boolean) => void;
};

/** `about`: the kind of the question, on a phone its part of the board is `wanted`; null: nobody is asked here. */
export function useParts(
  width: Width,
  isOver: boolean,
  about: string | null,
  wanted: Tab | null,
  heard: readonly ChatLine[],
): Parts {
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [railTab, setRailTab] = useState<RailTab>('log');
  const [tab, setTab] = useTab(isOver ? 'over' : about, isOver ? 'score' : wanted);
  const [isEnd, setEnd] = useState(true);
  const [read, setRead] = useState(0);
  const isResult = isOver && (width === 'phone' ? tab === 'score' : isEnd);
  const isTalking =
    drawer === 'chat' || (width === 'wide' && railTab === 'chat') || (width === 'phone' && tab === 'chat');
  const last = heard.at(-1)?.id ?? 0;
  const see = (next: string | null): void => {
    if (isTalking || next === 'chat') setRead(last);
  };
  const turnTo = (next: RailTab): void => {
    see(next);
    setRailTab(next);
  };
  const turnToTab = (next: Tab): void => {
    see(next);
    setTab(next);
  };
  /** Where the rail, or a phone, has a tab for it, no drawer opens. */
  const open = (next: Drawer | null): void => {
    const hasTab = next === 'chat' || next === 'log';
    const isOnTab = width === 'phone' && hasTab;
    const isInRail = width === 'wide' && !isResult && hasTab;
    flushSync(() => {
      if (isInRail) turnTo(next);
      else if (isOnTab) turnToTab(next);
      else see(next);
      setDrawer(isInRail || isOnTab ? null : next);
    });
    if ((isInRail || isOnTab) && next === 'chat') document.getElementById('tb-say')?.focus();
  };
  return {
    ...{ drawer, railTab, tab, isResult, open, turnTo, turnToTab },
    unread: isTalking ? 0 : heard.filter((line) => line.id > read).length,
    showResult: (isShown) => {
      setEnd(isShown);
      if (!isShown) setTab('shared');
    },
  };
}
