import { type ReactNode, useState } from 'react';
import type { Title } from '../boards/title';
import { Guide, guideAt, guidedTable } from '../help/Guide';
import type { Moment } from '../help/guide';
import { HelpLayer } from '../help/HelpLayer';
import type { GameEvent, Position, Table } from '../lib/api';
import { WithTexts } from '../lib/i18n';
import type { BoardModule } from './board';

type Props = { title: Title; table: Table; game: Position; module: BoardModule; log: readonly GameEvent[] };

/** What a component is, when one points at it; and the guide of a first game. */
export default function Help({ title, table, game, module, log }: Props): ReactNode {
  const [isGuided, setGuided] = useState(guidedTable() === table.id);
  const end = (): void => {
    guideAt(null);
    setGuided(false);
  };
  const moment: Moment = {
    view: game.view,
    seat: game.seat ?? 0,
    ply: game.ply,
    decision: game.options.length > 0 ? game.decision : null,
    options: game.options,
    log,
  };
  return (
    <WithTexts also={['web_help', ...title.help]}>
      <HelpLayer table={table} help={module.help} />
      {isGuided && module.hints !== undefined && <Guide hints={module.hints} moment={moment} onEnd={end} />}
    </WithTexts>
  );
}
