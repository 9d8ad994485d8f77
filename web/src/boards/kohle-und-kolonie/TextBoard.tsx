/** The whole position in words, from the same view as the drawing. */
import type { ReactNode } from 'react';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { useTexts } from '../../lib/i18n';
import type { BoardProps } from '../../table/board';
import { ROMAN, useFacts } from './facts';
import { EstateText } from './text/Estate';
import { Lines } from './text/Facts';
import { Claims, Places, Tracks, UnderWay } from './text/Shared';
import { wordsOf } from './text/words';
import { PHASES } from './phases';
import type { Event } from './events';
import '../words.css';

export function TextBoard({ view, shown, players }: BoardProps<KohleUndKolonieView, Event>): ReactNode {
  const words = wordsOf(useTexts(), players, useFacts());
  const { say, player } = words;
  const phase = PHASES[view.phase];
  // whoever is shown comes first
  const seats = view.seats.map((_, seat) => seat).sort((a, b) => Number(b === shown) - Number(a === shown));
  return (
    <div className="words">
      <Lines
        lines={[
          ...(view.round > 0 ? [say('kk-board-round', { round: ROMAN[view.round] ?? '' })] : []),
          ...(phase === undefined ? [] : [say(phase)]),
          ...(view.to_act === null ? [] : [say('web-kk-text-turn', { name: player(view.to_act) })]),
        ]}
      />
      <UnderWay view={view} words={words} />
      {seats.map((seat) => (
        <EstateText key={seat} view={view} words={words} seat={seat} />
      ))}
      <Tracks view={view} words={words} />
      <Claims view={view} words={words} />
      <Places view={view} words={words} />
    </div>
  );
}
