/** The whole position in words, from the same view as the drawing. */
import type { ReactNode } from 'react';
import type { View } from '../../generated/schichtwechsel';
import { COMPONENTS } from '../../generated/schichtwechsel-components';
import { useTexts } from '../../lib/i18n';
import type { BoardProps } from '../../table/board';
import { useFactsOf } from '../facts';
import { phaseText, scoringOf, specialOf } from './Round';
import { CollieryText } from './text/Colliery';
import { Lines } from './text/Facts';
import { CardsText, FramesText, PlantText, PlotsText, ShiftText, TilesText, TracksText } from './text/Shared';
import { type Words, wordsOf } from './text/words';
import { useEffectWords } from './town/say';
import { useWords } from './town/words';
import type { Event } from './events';
import '../words.css';

type Facts = typeof COMPONENTS;

export function TextBoard({ view, shown, players }: BoardProps<View, Event>): ReactNode {
  const words = wordsOf(useTexts(), players);
  const effects = useEffectWords();
  const facts = useFactsOf(COMPONENTS);
  const tell = useWords(view, players);
  const shared = { view, facts, words, effects, tell };
  // whoever is shown comes first
  const seats = view.seats
    .map((mine, seat) => ({ mine, seat }))
    .sort((a, b) => Number(b.seat === shown) - Number(a.seat === shown));
  return (
    <div className="words broad">
      <Lines lines={roundLines(view, facts, words)} />
      {seats.map(({ mine, seat }) => (
        <CollieryText key={seat} {...shared} seat={seat} mine={mine} />
      ))}
      <CardsText {...shared} />
      <TilesText {...shared} />
      <TracksText {...shared} />
      <ShiftText {...shared} />
      <PlotsText {...shared} />
      <FramesText {...shared} />
      <PlantText {...shared} />
    </div>
  );
}

/** What the round card would score for everybody. */
function roundNow({ seats }: View, player: Words['player']): string {
  return seats.map(({ round_vp }, seat) => `${player(seat)} +${round_vp}`).join(', ');
}

/** Round, phase, who is asked, the round card, bag and cubes on their way. */
function roundLines(view: View, facts: Facts, { say, player }: Words): string[] {
  const card = facts.round_cards[view.round_card ?? ''];
  const special = card === undefined ? null : specialOf(card, facts, say);
  const hand = view.in_hand;
  return [
    ...(view.round > 0 ? [`${say('sw-board-round', { round: view.round })} · ${say(phaseText(view.phase))}`] : []),
    ...(view.to_act === null ? [] : [say('web-sw-text-turn', { name: player(view.to_act) })]),
    ...(card === undefined ? [] : [`${say('web-sw-round-card', { number: card.number })}: ${scoringOf(card, say)}`]),
    ...(special === null ? [] : [special]),
    ...(card === undefined ? [] : [`${say('web-sw-round-now')}: ${roundNow(view, player)}`]),
    say('sw-board-bag', { coal: view.bag['coal'] ?? 0, spoil: view.bag['spoil'] ?? 0 }),
    ...(hand === null ? [] : [say('sw-triple-drawn', { coal: hand.coal, spoil: hand.spoil, stone: hand.stone })]),
  ];
}
