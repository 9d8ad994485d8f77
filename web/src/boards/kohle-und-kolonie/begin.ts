/**
 * What a click on a thing may begin: the buttons by which the questions lead to it. This is a hint about what somebody
 * may mean, not a rule: only what the options of a question offer is ever sent.
 */
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import type { KohleUndKolonieComponents } from '../../generated/kohle-und-kolonie-components';

/** Buttons to press one after the other, each where it is offered, and at last the thing itself. */
export type Way = { by: readonly string[]; target: string };

type Seen = { view: KohleUndKolonieView; seat: number; facts: KohleUndKolonieComponents };

const BUY_MINE = 'button:buy_mine';
const BUY_ENGINE = 'button:buy_steam_engine';
const BUILD = 'button:place_settlement';
const ENGINEER = 'button:engineer';
const MINERS = 'button:move_miners';
const USE_TOKEN = 'button:use_bonus';
const DEPLOY = 'button:deploy';
const MOVE = 'button:move';
const MOVE_ENGINEER = 'button:move_engineer';

/** Tokens in hand that do what a main action does. */
const TOKENS: Readonly<Record<string, string>> = {
  [BUILD]: 'bonus_settlement',
  [BUY_ENGINE]: 'bonus_steam_engine',
  [ENGINEER]: 'bonus_engineer',
  [MINERS]: 'bonus_deploy_move',
};

/** The ways that may be meant, the likeliest first. */
export function waysTo(target: string, seen: Seen): readonly Way[] {
  const [kind = '', id = ''] = target.split(':');
  return buttonsFor(kind, id, seen).flatMap((by) => {
    const [first = ''] = by;
    const token = TOKENS[first];
    const held = token !== undefined && seen.view.seats[seen.seat]?.bonus === token;
    // as an extra action it is first chosen, then used
    return [{ by, target }, ...(held ? [{ by: [USE_TOKEN, USE_TOKEN, ...by.slice(1)], target }] : [])];
  });
}

function buttonsFor(kind: string, id: string, { view, seat, facts }: Seen): readonly (readonly string[])[] {
  const mine = view.seats[seat];
  const deploying = [[MINERS, DEPLOY], [DEPLOY]];
  const moving = [[MINERS, MOVE], [MOVE]];
  switch (kind) {
    case 'mine':
      return view.mines[id]?.place === 'display' ? [[BUY_MINE]] : [];
    case 'village': {
      const miners = view.villages[id]?.settlements[String(seat)];
      if (miners === undefined) return [[BUILD]];
      return miners > 0 ? moving : deploying;
    }
    case 'station':
      return (view.stations[id]?.miners[String(seat)] ?? 0) > 0 ? moving : [];
    case 'rescue':
      return mine?.tableau[id.replace('rescue_', '')]?.rescue === true ? moving : deploying;
    case 'space': {
      const space = mine?.tableau[id];
      return space?.tile == null || space.engine ? [] : [[BUY_ENGINE]];
    }
    case 'supply':
      return deploying;
    case 'pithead':
      return onPithead(id, { view, seat, facts });
    default:
      return [];
  }
}

function onPithead(id: string, { view, seat, facts }: Seen): readonly (readonly string[])[] {
  const space = facts.pithead_sides.flatMap(({ spaces }) => spaces).find((found) => found.id === id);
  const tiles = Object.values(view.seats[seat]?.pithead ?? {});
  const count = tiles.map(({ spaces }) => spaces[id]).find((found) => found !== undefined) ?? 0;
  switch (space?.accepts) {
    case 'miner':
      return count < space.needs ? [[MINERS, DEPLOY], [DEPLOY]] : [[MINERS, MOVE], [MOVE]];
    case 'engineer':
      return count === 0 ? [[ENGINEER, DEPLOY]] : [[MOVE_ENGINEER], [MINERS, MOVE_ENGINEER], [ENGINEER]];
    case 'steam_engine':
      return count === 0 ? [[BUY_ENGINE]] : [];
    case undefined:
      return [];
  }
}

/** What is pressed by itself: a token that was chosen as an extra action is used; to go back leads to the rest. */
export function goesOn(before: string, asked: string, isOffered: (target: string) => boolean): string | null {
  const isToken = before === 'ExtraActionChoice' && asked === 'TurnMenu' && !isOffered(MINERS);
  return isToken && isOffered(USE_TOKEN) ? USE_TOKEN : null;
}

/** The first way whose first button is offered. */
export function wayNow(ways: readonly Way[], isOffered: (target: string) => boolean): Way | null {
  return ways.find(({ by: [first] }) => first !== undefined && isOffered(first)) ?? null;
}

/** The next step of a way: the thing itself, or the next button that is offered; null: it leads no further. */
export function stepOf(
  { by, target }: Way,
  isOffered: (target: string) => boolean,
): { press: string; left: Way | null } | null {
  if (isOffered(target)) return { press: target, left: null };
  const i = by.findIndex(isOffered);
  return i < 0 ? null : { press: by[i] ?? '', left: { by: by.slice(i + 1), target } };
}
