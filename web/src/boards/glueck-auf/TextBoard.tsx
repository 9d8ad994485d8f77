/** The whole position in words, from the same view as the drawing. */
import type { ReactNode } from 'react';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { useTexts } from '../../lib/i18n';
import type { BoardProps } from '../../table/board';
import { Lines } from './text/Facts';
import { MineText } from './text/Mine';
import { Buildings, ClockTable, Commons, OnDisplay } from './text/Shared';
import { wordsOf } from './text/words';
import type { Event } from './events';
import '../words.css';

export function TextBoard({ view, shown, players }: BoardProps<GlueckAufView, Event>): ReactNode {
  const words = wordsOf(useTexts(), players);
  const { say, called, player } = words;
  // whoever is shown comes first
  const seats = view.seats
    .map((mine, seat) => ({ mine, seat }))
    .sort((a, b) => Number(b.seat === shown) - Number(a.seat === shown));
  return (
    <div className="words">
      <Lines
        lines={[
          ...(view.shift > 0 ? [say('ga-board-shift', { shift: called('shift', view.shift) })] : []),
          ...(view.to_act === null ? [] : [say('web-ga-text-turn', { name: player(view.to_act) })]),
        ]}
      />
      <OnDisplay view={view} words={words} />
      {seats.map(({ mine, seat }) => (
        <MineText key={seat} seat={seat} mine={mine} isStart={seat === view.start_player} words={words} />
      ))}
      <Buildings view={view} words={words} />
      <Commons view={view} words={words} />
      <ClockTable view={view} words={words} />
    </div>
  );
}
