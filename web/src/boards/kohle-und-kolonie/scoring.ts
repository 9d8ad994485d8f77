/** Rounds, phase by phase behind the turns, and the final scoring, as the events tell them. */
import type { Args, Texts } from '../../lib/texts';
import { SceneBuilder, type Scoring } from '../../table/scene';
import type { Event } from './events';
import { PHASES } from './phases';

const THALERS = 'T';
const TURNS = 0;
const DISASTER = 5;
const TRUST = 6;
const INCOME = 7;
const CLAIMS = 8;
const AUCTION = 9;
const PITHEAD = 10;

/** What says by itself that a phase has come. */
const BEGINS: Readonly<Partial<Record<Event['kind'], number>>> = {
  discs_added: DISASTER,
  seat_disc_drawn: DISASTER,
  black_disc_drawn: DISASTER,
  blank_disc_drawn: DISASTER,
  disaster_shown: DISASTER,
  trust_bought: TRUST,
  claim_due: AUCTION,
  loaded: PITHEAD,
};
/** After which the trust buys because of the disaster. */
const STRIKES: ReadonlySet<Event['kind']> = new Set(['disaster_shown', 'seat_disc_drawn']);
const AT_CLAIMS: ReadonlySet<string> = new Set(['claims', 'claim_settlements']);
/** What is worth a line of its own. */
const TOLD: ReadonlySet<Event['kind']> = new Set([
  'disaster_shown',
  'seat_disc_drawn',
  'black_disc_drawn',
  'blank_disc_drawn',
  'disaster_removed',
  'miner_lost',
  'rail_removed',
  'trust_bought',
  'consolidated',
  'trust_consolidated',
  'engines_received',
  'tile_flipped',
]);

export function scorings(log: readonly Event[], texts: Texts, names: readonly string[]): Scoring[] {
  const found: SceneBuilder[] = [];
  const told = (event: Event): string => texts.say(event.text, event.args as Args, names);
  let round: SceneBuilder | null = null;
  let final: SceneBuilder | null = null;
  let phase = TURNS;
  const group = (): string => texts.say(phase === TURNS ? 'web-scene-during' : (PHASES[phase] ?? ''));
  const close = (): void => {
    if (round !== null && !round.isEmpty) found.push(round);
    round = null;
  };
  for (const [i, event] of log.entries()) {
    phase = phaseOf(event, log[i - 1], phase);
    switch (event.kind) {
      case 'round_began': {
        close();
        const n = event.args.round;
        round = new SceneBuilder(`round-${n}`, String(n), texts.say('web-scene-round', { n }));
        phase = TURNS;
        break;
      }
      case 'coins_gained':
        if ((phase === INCOME || phase === PITHEAD) && !isOfLoading(log[i - 1])) {
          const row =
            phase === INCOME ? texts.say('web-kk-scene-income') : String(texts.name('kk', 'pithead', 'cokery'));
          round?.gain(group(), row, { seat: event.args.seat, points: event.args.coins, note: null }, THALERS);
        }
        break;
      case 'loaded': {
        const { seat, wagons, coins } = event.args;
        const note = String(wagons);
        if (wagons > 0) round?.gain(group(), texts.say('web-kk-scene-loaded'), { seat, points: coins, note }, THALERS);
        break;
      }
      case 'vp_gained':
      case 'vp_lost': {
        const { seat, category, vp } = event.args;
        const gain = { seat, points: event.kind === 'vp_gained' ? vp : -vp, note: null };
        const row = String(texts.name('kk', 'category', category));
        if (category.startsWith('end_')) {
          if (final === null) {
            close();
            final = new SceneBuilder('final', texts.say('web-scene-final-short'), texts.say('web-scene-final'));
            found.push(final);
          }
          final.gain(null, row, gain);
        } else round?.gain(group(), row, gain);
        break;
      }
      case 'game_won':
        close();
        final?.tell(null, { seat: event.args.seat, text: told(event) });
        break;
      default:
        if (phase !== TURNS && TOLD.has(event.kind)) {
          const seat = 'seat' in event.args && typeof event.args.seat === 'number' ? event.args.seat : null;
          round?.tell(group(), { seat, text: told(event) });
        }
    }
  }
  return found.map((scene) => scene.build());
}

/** Whether it is a part of the loading, which tells its coins itself. */
function isOfLoading(event: Event | undefined): boolean {
  return event?.kind === 'loaded' || (event?.kind === 'vp_gained' && event.args.category === 'loading');
}

/** The phase an event belongs to: phases come in their order, and some events begin one. */
function phaseOf(event: Event, before: Event | undefined, phase: number): number {
  if (event.kind === 'trust_bought' && before !== undefined && STRIKES.has(before.kind)) return phase; // by the token
  const begins = BEGINS[event.kind];
  if (begins !== undefined) return Math.max(phase, begins);
  if (event.kind === 'vp_gained' && AT_CLAIMS.has(event.args.category)) return Math.max(phase, CLAIMS);
  if (event.kind === 'vp_gained' && event.args.category === 'ironworks') return PITHEAD;
  if (event.kind === 'coins_gained' && (phase === DISASTER || phase === TRUST)) return INCOME;
  if (event.kind === 'coins_gained' && (phase === CLAIMS || phase === AUCTION)) return PITHEAD; // of the cokery
  return phase;
}

/** Rounds and their phases over the lines of the log. */
export function headings(log: readonly Event[], texts: Texts): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let phase = TURNS;
  let round = '';
  let isFinal = false;
  for (const [i, event] of log.entries()) {
    if (event.kind === 'round_began') {
      round = texts.say('web-scene-round', { n: event.args.round });
      phase = TURNS;
      found.set(i, round);
      continue;
    }
    const next = phaseOf(event, log[i - 1], phase);
    // a game that was cloned within a round does not tell which one began
    if (next !== phase) found.set(i, [round, texts.say(PHASES[next] ?? '')].filter((part) => part !== '').join(' · '));
    phase = next;
    if (!isFinal && event.kind === 'vp_gained' && event.args.category.startsWith('end_')) {
      isFinal = true;
      found.set(i, texts.say('web-scene-final'));
    }
  }
  return found;
}
