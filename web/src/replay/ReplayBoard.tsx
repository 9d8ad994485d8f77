/** The board of a finished game at a ply: nothing can be chosen any more. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useBoard } from '../boards/useBoard';
import type { Schemas, Table } from '../lib/api';
import { useSay } from '../lib/i18n';
import type { BoardProps, Player } from '../table/board';

type Props = { table: Table; players: readonly Player[]; at: Schemas['ReplayJson'] };

export function ReplayBoard({ table, players, at }: Props): ReactNode {
  const say = useSay();
  const module = useBoard(table.game);
  const layout = useLayout();
  const asked = at.decision?.seat ?? at.seat ?? 0;
  const [chosen, setChosen] = useState<number | null>(null);
  const props = useMemo(
    () => ({
      view: at.view,
      seat: at.seat,
      shown: chosen ?? at.seat ?? asked,
      players,
      decision: at.decision,
      news: at.events,
      onShow: setChosen,
      layout,
      part: 'all' as const,
    }),
    [at, chosen, asked, players, layout],
  ) as unknown as BoardProps<never>;
  if (at.view === null) return <p className="sheet-none">{say('web-replay-no-view')}</p>;
  if (module === null) return <p className="sheet-none">{say('web-replay-no-board')}</p>;
  return (
    <>
      <module.Board {...props} />
      {module.Side !== undefined && <module.Side {...props} />}
    </>
  );
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
