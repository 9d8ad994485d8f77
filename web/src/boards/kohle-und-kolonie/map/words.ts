/** What is said of a mine, a village, a station: the tip, and the whole sentence of what may be chosen. */
import { useMemo } from 'react';
import type { KohleUndKolonieView } from '../../../generated/kohle-und-kolonie';
import { type Say, useSay } from '../../../lib/i18n';
import type { Player } from '../../../table/board';
import { ROMAN } from '../facts';
import type { Mine, Village } from './ground';
import { villagesAt } from './near';
import type { Survey } from './survey';

export type Told = {
  title: string;
  lines: readonly string[];
  /** What it scores for me. */
  score: string;
  /** Points more for me if I buy it now. */
  gain: number;
};

export type Words = {
  mine: (id: string) => Told;
  village: (id: string) => Told;
  station: (id: string) => Told;
  claim: (id: string) => Told;
};

type About = { view: KohleUndKolonieView; survey: Survey; players: readonly Player[]; seat: number | null; say: Say };

export function useWords(
  view: KohleUndKolonieView,
  survey: Survey,
  players: readonly Player[],
  seat: number | null,
): Words {
  const say = useSay();
  return useMemo(() => {
    const about = { view, survey, players, seat, say };
    return {
      mine: (id) => ofMine(id, about),
      village: (id) => ofVillage(id, about),
      station: (id) => ofStation(id, about),
      claim: (id) => ofClaim(id, about),
    };
  }, [view, survey, players, seat, say]);
}

const ADVANTAGES: Readonly<Record<Mine['advantage'], string | null>> = {
  none: null,
  miner: 'web-kk-tip-miner',
  wagon: 'web-kk-tip-wagons',
};

function ofMine(id: string, about: About): Told {
  const { view, survey, say } = about;
  const mine = survey.mines.get(id);
  const state = view.mines[id];
  const claim = survey.claims.get(mine?.claim ?? '');
  if (mine === undefined || state === undefined || claim === undefined) return NOTHING;
  const isLarge = mine.kind === 'large';
  const advantage = ADVANTAGES[mine.advantage];
  const worth = worthOf(mine);
  const lines = [
    say('web-kk-tip-claim', { claim: claim.name, region: survey.facts.regions[claim.region] ?? '' }),
    isLarge ? say('web-kk-tip-large-worth', worth) : say('web-kk-tip-worth', worth),
    mine.kind === 'single' ? say('web-kk-tip-single', worth) : '',
    advantage === null ? '' : say(advantage, { count: mine.wagons }),
    isLarge && mine.wagons > 0 ? say('web-kk-tip-wagons', { count: mine.wagons }) : '',
    ownerLine(mine, state, about),
    state.place === 'display' ? workersLine(claim.villages, about) : '',
  ];
  return {
    title: isLarge
      ? say('web-kk-tip-large', { name: mine.name })
      : say('web-kk-tip-number', { number: mine.number, name: mine.name }),
    lines: lines.filter((line) => line !== ''),
    ...scoreOf(mine, state.place, about),
  };
}

function ownerLine(mine: Mine, state: KohleUndKolonieView['mines'][string], { players, say }: About): string {
  switch (state.place) {
    case 'seat':
      return say('web-kk-tip-owner', { who: players[state.owner ?? -1]?.name ?? '' });
    case 'trust':
      return say('web-kk-tip-trust');
    case 'waiting':
      return mine.kind === 'large'
        ? say('web-kk-tip-merged', { round: ROMAN[mine.level] ?? '' })
        : say('web-kk-tip-waiting', { round: ROMAN[mine.level] ?? '' });
    default:
      return '';
  }
}

/** What it would score for me; the engine says what the claim does. */
function scoreOf(mine: Mine, place: string, { view, seat, say }: About): Pick<Told, 'score' | 'gain'> {
  const claim = view.claims[mine.claim];
  if (claim === undefined || seat === null) return { score: '', gain: 0 };
  const now = claim.scores[seat] ?? 0;
  const gain = place === 'display' ? Math.max(0, (claim.scores_with_mine[seat] ?? 0) - now) : 0;
  if (gain > 0) return { score: say('web-kk-tip-gain', { vp: gain }), gain };
  return { score: now > 0 ? say('web-kk-tip-scores', { vp: now }) : '', gain: 0 };
}

function workersLine(villages: readonly string[], { view, survey, say }: About): string {
  const found = villages.flatMap((id) => {
    const count = view.villages[id]?.workers ?? 0;
    return count === 0 ? [] : [say('web-kk-tip-at', { name: survey.villages.get(id)?.name ?? '', count })];
  });
  return found.length === 0 ? say('web-kk-tip-no-workers') : say('web-kk-tip-workers', { list: found.join(', ') });
}

function ofVillage(id: string, about: About): Told {
  const { view, survey, players, seat, say } = about;
  const village: Village | undefined = survey.villages.get(id);
  const state = view.villages[id];
  if (village === undefined || state === undefined) return NOTHING;
  if (!state.is_in_play) return { title: village.name, lines: [say('web-kk-tip-out')], score: '', gain: 0 };
  const settled = players.flatMap(({ seat, name }) => {
    const count = state.settlements[String(seat)];
    return count === undefined ? [] : [say('web-kk-tip-settlement', { who: name, count })];
  });
  const free = village.settlement_spaces - settled.length;
  return {
    title: village.name,
    lines: [
      say('web-kk-tip-village-workers', { count: state.workers }),
      ...settled,
      ...(free > 0 ? [say('web-kk-tip-sites', { count: free, coins: view.prices['settlement'] ?? 0 })] : []),
      say('web-kk-tip-beside', { list: listOf(village.claims.map((claim) => claimAt(claim, seat, about))) }),
      ...stationsLine('web-kk-tip-stations', village.stations, about),
    ],
    score: '',
    gain: 0,
  };
}

function ofStation(id: string, about: About): Told {
  const { view, survey, players, say } = about;
  const station = survey.stations.get(id);
  const state = view.stations[id];
  if (station === undefined || state === undefined) return NOTHING;
  const title = say('web-kk-tip-station', { name: station.name });
  if (!state.is_in_play) return { title, lines: [say('web-kk-tip-out')], score: '', gain: 0 };
  const line = survey.lines.find((other) => other.id === station.line);
  const seats = view.players === 3 ? 'players_3' : 'players_4_5';
  const vp = survey.facts.line_vp[view.edition]?.[seats]?.[station.line] ?? 0;
  const there = players.flatMap(({ seat, name }) => {
    const count = state.miners[String(seat)] ?? 0;
    return count === 0 ? [] : [say('web-kk-tip-miners', { who: name, count })];
  });
  return {
    title,
    lines: [
      say('web-kk-tip-line', { name: line?.name ?? '', vp }),
      state.token ? say('web-kk-tip-token') : say('web-kk-tip-no-token'),
      ...there,
      ...villagesLine(villagesAt(id, survey.facts), about),
      ...stationsLine('web-kk-tip-next-stations', station.adjacent_stations, about),
    ],
    score: '',
    gain: 0,
  };
}

function listOf(names: readonly string[]): string {
  return names.join(', ');
}

/** A claim, with the points it gives me now. */
function claimAt(id: string, seat: number | null, { view, survey, say }: About): string {
  const name = survey.claims.get(id)?.name ?? '';
  const vp = seat === null ? 0 : (view.claims[id]?.scores[seat] ?? 0);
  return vp > 0 ? say('web-kk-tip-claim-scores', { name, vp }) : name;
}

function stationsLine(text: string, ids: readonly string[], { view, survey, say }: About): string[] {
  const inPlay = ids.filter((id) => view.stations[id]?.is_in_play === true);
  const names = inPlay.flatMap((id) => survey.stations.get(id)?.name ?? []);
  return names.length === 0 ? [] : [say(text, { list: listOf(names) })];
}

function villagesLine(ids: readonly string[], { view, survey, say }: About): string[] {
  const inPlay = ids.filter((id) => view.villages[id]?.is_in_play === true);
  const names = inPlay.flatMap((id) => survey.villages.get(id)?.name ?? []);
  return names.length === 0 ? [] : [say('web-kk-tip-from', { list: listOf(names) })];
}

function ofClaim(id: string, about: About): Told {
  const { view, survey, seat, say } = about;
  const claim = survey.claims.get(id);
  if (claim === undefined) return NOTHING;
  const large = survey.mines.get(claim.large_mine ?? '');
  const scores = seat === null ? 0 : (view.claims[id]?.scores[seat] ?? 0);
  const merged =
    large === undefined
      ? []
      : [say('web-kk-tip-merged', { round: ROMAN[large.level] ?? '' }), say('web-kk-tip-large-worth', worthOf(large))];
  return {
    title: say('web-kk-tip-claim', { claim: claim.name, region: survey.facts.regions[claim.region] ?? '' }),
    lines: [
      say('web-kk-tip-villages', { list: listOf(claim.villages.map((at) => survey.villages.get(at)?.name ?? '')) }),
      workersLine(claim.villages, about),
      ...merged,
    ],
    score: scores > 0 ? say('web-kk-tip-scores', { vp: scores }) : '',
    gain: 0,
  };
}

function worthOf({ cost, income, vp }: Mine): { coins: number; income: number; vp: number } {
  return { coins: cost, income, vp };
}

const NOTHING: Told = { title: '', lines: [], score: '', gain: 0 };
