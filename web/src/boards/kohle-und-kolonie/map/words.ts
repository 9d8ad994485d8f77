/** What is said of a mine, a village, a station: the tip, and the whole sentence of what may be chosen. */
import { useMemo } from 'react';
import type { KohleUndKolonieView } from '../../../generated/kohle-und-kolonie';
import { type Say, useSay } from '../../../lib/i18n';
import type { Player } from '../../../table/board';
import { ROMAN } from '../facts';
import type { Mine, Village } from './ground';
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
  const worth = { coins: mine.cost, income: mine.income, vp: mine.vp };
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

function ofVillage(id: string, { view, survey, players, say }: About): Told {
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
      ...(free > 0 ? [say('web-kk-tip-sites', { count: free })] : []),
    ],
    score: '',
    gain: 0,
  };
}

function ofStation(id: string, { view, survey, players, say }: About): Told {
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
    ],
    score: '',
    gain: 0,
  };
}

const NOTHING: Told = { title: '', lines: [], score: '', gain: 0 };
