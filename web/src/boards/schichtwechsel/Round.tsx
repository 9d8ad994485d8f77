/** The round: its card, what it would score for everybody, the six steps of the preparation, bag and tiles. */
import type { ReactNode } from 'react';
import { Crest } from '../../art/players';
import type { View } from '../../generated/schichtwechsel';
import { COMPONENTS, type RoundCardFacts } from '../../generated/schichtwechsel-components';
import { type Say, useSay, useTexts } from '../../lib/i18n';
import { Icon } from '../../lib/Icon';
import type { BoardProps, Player } from '../../table/board';
import { useFactsOf } from '../facts';
import { Portrait } from './tableau/Portrait';
import { WaterStone } from './tableau/WaterStone';
import { CoalBlock, SpoilBlock } from './town/pieces';
import type { Event } from './events';
import './panels.css';

type Props = Pick<BoardProps<View, Event>, 'view' | 'players'>;

const SCORINGS: Readonly<Record<string, string>> = {
  per_track_fields: 'sw-scoring-per-track-fields',
  per_leading_disc: 'sw-scoring-per-leading-disc',
  per_spoil_in_mine: 'sw-scoring-per-spoil-in-mine',
  per_coke_produced: 'sw-scoring-per-coke-produced',
};
type Facts = typeof COMPONENTS;

const SPECIALS: Readonly<Record<string, string>> = {
  lock_cart: 'sw-cart-locked',
  water_stone_to_bag: 'sw-special-water-stone-to-bag',
  water_down_all: 'sw-special-water-down-all',
};

/** What a round card scores, in few words. */
export function scoringOf({ kind, vp, units, track }: RoundCardFacts, say: Say): string {
  return say(SCORINGS[kind] ?? 'sw-scoring-per-track-fields', { vp, count: units, track: track ?? '' });
}

/** What it does besides; null: nothing. */
export function specialOf({ special }: RoundCardFacts, { tableau }: Facts, say: Say): string | null {
  const text = SPECIALS[special];
  const [lockable = ''] = Object.entries(tableau.carts).flatMap(([id, cart]) => (cart.is_lockable ? [id] : []));
  return text === undefined ? null : say(text, { cart: lockable });
}

export function Round({ view, players }: Props): ReactNode {
  return (
    <section className="panel sw-round">
      <RoundCard view={view} players={players} />
      <Steps view={view} players={players} />
      <Supply view={view} />
    </section>
  );
}

function RoundCard({ view, players }: Props): ReactNode {
  const say = useSay();
  const facts = useFactsOf(COMPONENTS);
  const card = facts.round_cards[view.round_card ?? ''];
  if (card === undefined) return null;
  const special = specialOf(card, facts, say);
  return (
    <div data-help="round_card">
      <div className="sw-round-head">
        <Icon id="round-card" size={26} />
        <div>
          <span className="over">{say('web-sw-round-card', { number: card.number })}</span>
          <h3>{scoringOf(card, say)}</h3>
          {special !== null && <p>{special}</p>}
        </div>
      </div>
      <ul className="sw-round-points" aria-label={say('web-sw-round-now')}>
        {players.map((player) => (
          <li key={player.seat}>
            <Crest color={player.color} size={18} letter="" />
            <span className="unseen">{player.name}</span>+{view.seats[player.seat]?.round_vp ?? 0}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Preparation in six steps, then actions, then the scoring of the round. */
const PHASES = [
  { id: 'step_1', sign: 'I', text: 'sw-phase-step-1' },
  { id: 'step_2', sign: 'II', text: 'sw-phase-step-2' },
  { id: 'step_3', sign: 'III', text: 'sw-phase-step-3' },
  { id: 'step_4', sign: 'IV', text: 'sw-phase-step-4' },
  { id: 'step_5', sign: 'V', text: 'sw-phase-step-5' },
  { id: 'step_6', sign: 'VI', text: 'sw-phase-step-6' },
  { id: 'action', sign: 'play', text: 'sw-phase-action' },
  { id: 'scoring', sign: 'vp', text: 'sw-phase-scoring' },
] as const;
const ICONS = new Set<string>(['play', 'vp']);

/** What the phase of the view is called. */
export function phaseText(phase: string): string {
  return PHASES.find(({ id }) => id === phase)?.text ?? (phase === 'final' ? 'sw-phase-final' : 'sw-phase-setup');
}

export function Steps({ view, players }: Props): ReactNode {
  const say = useSay();
  const now = PHASES.findIndex(({ id }) => id === view.phase);
  const asked: Player | undefined = players[view.to_act ?? -1];
  const after = now === -1 && view.phase === 'final' ? PHASES.length : now;
  return (
    <div className="sw-steps" data-help="preparation">
      <ol>
        {PHASES.map(({ id, sign, text }, i) => (
          <li
            key={id}
            title={say(text)}
            aria-current={i === now ? 'step' : undefined}
            data-when={i < after ? 'done' : i === now ? 'now' : 'later'}
          >
            <span aria-hidden="true">{ICONS.has(sign) ? <Icon id={sign} size={16} /> : sign}</span>
            <span className="unseen">{say(text)}</span>
          </li>
        ))}
      </ol>
      <p>
        <b>{say(phaseText(view.phase))}</b>
        {asked !== undefined && (
          <span className="sw-asked">
            <Crest color={asked.color} size={18} letter={asked.initial} />
            {asked.name}
          </span>
        )}
      </p>
    </div>
  );
}

/** What is in the bag, and the tiles that are still to be had. */
function Supply({ view }: { view: View }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const bag = say('sw-board-bag', { coal: view.bag['coal'] ?? 0, spoil: view.bag['spoil'] ?? 0 });
  return (
    <div className="sw-supply">
      <p data-help="bag" data-home="bag" title={bag}>
        <Icon id="bag" size={18} />
        <span className="unseen">{bag}</span>
        <svg width={16} height={16} viewBox="-1 -1 20 20" aria-hidden="true">
          <CoalBlock x={0} y={0} />
        </svg>
        <span aria-hidden="true">{view.bag['coal']}</span>
        <svg width={16} height={16} viewBox="-1 -1 20 20" aria-hidden="true">
          <SpoilBlock x={0} y={0} />
        </svg>
        <span aria-hidden="true">{view.bag['spoil']}</span>
        {view.stone === 'bag' && (
          <svg width={16} height={16} viewBox="-1 -1 20 20" aria-hidden="true">
            <WaterStone x={0} y={0} />
          </svg>
        )}
        {view.stone === 'bag' && <span className="unseen">{say('sw-stone-bag')}</span>}
      </p>
      <ul aria-label={say('web-sw-display')} data-place="display">
        {view.tiles.map((tile) => (
          <li key={tile} title={String(texts.name('sw', 'tile', tile))} data-help={`tile:${tile}`}>
            <svg width={21} height={21} viewBox="-31 -31 62 62" aria-hidden="true" data-piece={`display:${tile}`}>
              <Portrait tile={tile} x={0} y={0} />
            </svg>
            <span className="unseen">{texts.name('sw', 'tile', tile)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
