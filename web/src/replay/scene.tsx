/** The board of a finished game at a ply: nothing can be chosen any more. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { BoxContext, useOwnComponents } from '../boards/box';
import { useBoard } from '../boards/useBoard';
import type { AnyView, Schemas, Table } from '../lib/api';
import { useSay } from '../lib/i18n';
import type { BoardProps, Player } from '../table/board';

export type Scene = {
  board: ReactNode;
  /** What belongs beside the board. */
  side: ReactNode;
  /** Whether there is room for it below the board only. */
  isBelow: boolean;
  /** Pixels that it needs where it stands at the right. */
  rail: number;
};

const RAIL = 300;
const UNSEEN: AnyView = {}; // while nothing is shown

export function useScene(table: Table, players: readonly Player[], at: Schemas['ReplayJson'] | undefined): Scene {
  const say = useSay();
  const module = useBoard(table.game);
  const own = useOwnComponents(table);
  const layout = useLayout();
  const asked = at?.decision?.seat ?? at?.seat ?? 0;
  const [chosen, setChosen] = useState<number | null>(null);
  const props = useMemo(
    (): BoardProps => ({
      view: at?.view ?? UNSEEN,
      seat: at?.seat ?? null,
      shown: chosen ?? at?.seat ?? asked,
      players,
      decision: at?.decision ?? null,
      news: at?.events ?? [],
      onShow: setChosen,
      layout,
      part: 'all',
    }),
    [at, chosen, asked, players, layout],
  );
  const scene: Scene = { board: null, side: null, isBelow: module?.rail === undefined, rail: module?.rail ?? 0 };
  scene.rail = Math.max(RAIL, scene.rail);
  if (at === undefined) return scene;
  if (at.view === null) return { ...scene, board: <p className="sheet-none">{say('web-replay-no-view')}</p> };
  if (module === null || own === undefined)
    return { ...scene, board: <p className="sheet-none">{say('web-loading')}</p> };
  const { Board, Side, Under } = module;
  return {
    ...scene,
    board: (
      <BoxContext value={own.box}>
        <Board {...props} />
      </BoxContext>
    ),
    side: (
      <BoxContext value={own.box}>
        {Under !== undefined && !scene.isBelow && <Under {...props} part="side" />}
        {Side !== undefined && <Side {...props} />}
      </BoxContext>
    ),
  };
}

function useLayout(): 'wide' | 'phone' {
  const narrow = useMemo(() => matchMedia('(max-width: 599px)'), []);
  const [isNarrow, setNarrow] = useState(narrow.matches);
  useEffect(() => {
    const look = (): void => setNarrow(narrow.matches);
    narrow.addEventListener('change', look);
    return () => narrow.removeEventListener('change', look);
  }, [narrow]);
  return isNarrow ? 'phone' : 'wide';
}
