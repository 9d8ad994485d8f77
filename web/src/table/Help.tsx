import { type ReactNode, useState } from 'react';
import type { Title } from '../boards/title';
import { Guide } from '../help/Guide';
import type { Answer, Moment } from '../help/guide';
import { HelpLayer } from '../help/HelpLayer';
import { lessonAt } from '../help/lessons';
import type { GameEvent, Position, Table } from '../lib/api';
import { WithTexts } from '../lib/i18n';
import type { BoardModule } from './board';

type Props = {
  title: Title;
  table: Table;
  game: Position;
  module: BoardModule;
  log: readonly GameEvent[];
  /** The option that was sent and is not answered yet. */
  sent: number | null;
  /** An earlier position is looked at: nobody is guided there. */
  isPast: boolean;
};

/** What a component is, when one points at it; and the guide of a first game. */
export default function Help({ title, table, game, module, log, sent, isPast }: Props): ReactNode {
  const [lesson] = useState(() => lessonAt(table.id));
  const [answer, setAnswer] = useState<Answer | null>(null);
  if (sent !== null && (answer?.ply !== game.ply || answer.option !== sent)) setAnswer({ ply: game.ply, option: sent });
  const moment: Moment = {
    view: game.view,
    seat: game.seat ?? 0,
    ply: game.ply,
    decision: game.options.length > 0 ? game.decision : null,
    options: game.options,
    log,
  };
  const isGuided = lesson !== null && module.hints !== undefined && table.status !== 'over' && !isPast;
  return (
    <WithTexts also={['web_help', ...title.help]}>
      <HelpLayer table={table} help={module.help} />
      {isGuided && <Guide lesson={lesson} hints={module.hints ?? []} moment={moment} answer={answer} />}
    </WithTexts>
  );
}
