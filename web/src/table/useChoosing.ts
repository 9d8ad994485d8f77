/** Choosing a move: by clicks on the board, from the list, by keys; and sending it. */
import { use, useMemo, useState } from 'react';
import { FactsContext } from '../boards/facts';
import type { Option, Position } from '../lib/api';
import { type Say, useTexts } from '../lib/i18n';
import type { Live } from '../lib/live';
import { useSettings } from '../lib/settings';
import type { BoardModule, Target, Targets } from './board';
import { type Chosen, choose, click, needsConfirming, NOTHING, optionsOf, stateOf } from './choosing';
import { type Arranged, arrange, keyOfGroup } from './keys';
import { acted } from './seen';

export type Choosing = {
  options: readonly Option[];
  arranged: Arranged;
  chosen: Chosen;
  /** Options among which clicks on the board cannot decide. */
  ambiguous: readonly Option[];
  /** The option that was sent and is not answered yet. */
  sent: number | null;
  /** What an option says wherever it is listed, with what it costs. */
  textOf: (option: Option) => string;
  /** What the main button says of an option. */
  actOf: (option: Option) => string;
  /** Whether an option only ends what is done, so that one click does it. */
  isDone: (option: Option) => boolean;
  /** What is open of the list of options: a group, by its key, `ALL` of it, or nothing. */
  open: string | null;
  setOpen: (group: string | null) => void;
  targets: Targets;
  /** Choose an option; chosen again it is confirmed. */
  offer: (option: Option) => void;
  confirm: () => void;
  drop: () => void;
};

type Place = Chosen & { ply: number; open: string | null };

export function useChoosing(
  live: Live,
  game: Position,
  isSending: boolean,
  module: BoardModule,
  say: Say,
  names: readonly string[],
): Choosing {
  const { confirm } = useSettings();
  const texts = useTexts();
  const facts = use(FactsContext);
  const [place, setPlace] = useState<Place>({ ...NOTHING, ply: game.ply, open: null });
  const [posted, setPosted] = useState<{ ply: number; option: number } | null>(null);
  const here = place.ply === game.ply ? place : { ...NOTHING, ply: game.ply, open: null };
  const sent = isSending && posted?.ply === game.ply ? posted.option : null;
  const { options } = game;
  const underWay = sent === null ? null : (options.find((option) => option.id === sent) ?? null);
  const onBoard = underWay === null ? here : { picked: [], pending: underWay };
  const arranged = useMemo(() => arrange(options, arranging(module, say)), [options, module, say]);
  const textOf = (option: Option): string =>
    module.optionText?.(option, game.view, texts, facts) ?? say(option.text, option.args, names);
  const choice = choose(options, here.picked);

  const isDone = (option: Option): boolean => options.length === 1 || module.isDone?.(option, options) === true;
  const change = (values: Partial<Place>): void => setPlace({ ...here, ...values });
  const send = (option: Option): void => {
    change({ ...NOTHING, open: null });
    setPosted({ ply: game.ply, option: option.id });
    if (game.seat !== null) acted(live.table, game.seat, game.ply);
    live.act(option.id).catch(() => undefined); // the refusal is in the snapshot, and shown from there
  };
  const offer = (option: Option): void => {
    if (sent !== null) return;
    if (here.pending?.id === option.id || !needsConfirming(option, confirm, isDone(option))) send(option);
    else change({ picked: [], pending: option, open: null });
  };
  const press = (target: string): void => {
    if (sent !== null) return;
    if (here.pending?.targets.includes(target) === true) {
      send(here.pending); // pressed again, it is confirmed
      return;
    }
    const picked = click(options, here.pending === null ? here.picked : [], target);
    const { meant } = choose(options, picked);
    if (meant === null) change({ picked, pending: null });
    else offer(meant);
  };
  const targets: Targets = {
    any: options.length > 0,
    get: (id) => targetOf(id, { options, chosen: onBoard, arranged, open: here.open, say, textOf, press }),
  };
  return {
    options,
    arranged,
    chosen: here,
    ambiguous: choice.asks ? choice.left : [],
    sent,
    textOf,
    actOf: (option) => module.act?.(option, game.view, texts, facts, game.decision?.kind ?? '') ?? textOf(option),
    isDone,
    open: here.open,
    setOpen: (open) => change({ open }),
    targets,
    offer,
    confirm: () => here.pending !== null && offer(here.pending),
    drop: () => change({ ...NOTHING, open: null }),
  };
}

function arranging(module: BoardModule, say: Say): Parameters<typeof arrange>[1] {
  return {
    groupOf: (option) => module.groupOf?.(option) ?? module.groups[option.text] ?? null,
    keyOf: (option) => module.keyOf?.(option) ?? null,
    say: (text) => say(text),
  };
}

type Setting = {
  options: readonly Option[];
  chosen: Chosen;
  arranged: Arranged;
  open: string | null;
  say: Say;
  textOf: (option: Option) => string;
  press: (target: string) => void;
};

const QUIET: Target = { state: 'idle', label: '', key: null, press: () => undefined };

function targetOf(id: string, { options, chosen, arranged, open, say, textOf, press }: Setting): Target {
  const state = stateOf(options, chosen, id);
  if (state === 'idle' || state === 'dim') return state === 'idle' ? QUIET : { ...QUIET, state };
  const meant = optionsOf(options, chosen, id);
  const [first] = meant;
  if (first === undefined) return QUIET;
  const text = textOf(first);
  const label = meant.length === 1 ? text : say('web-table-target-several', { first: text, more: meant.length - 1 });
  return { state, label, key: meant.length === 1 ? keyOf(arranged, first, open) : null, press: () => press(id) };
}

/** The key of an option as the board shows it: with two strokes only once the first is made, so that it stays calm. */
function keyOf({ groups, leaving }: Arranged, option: Option, open: string | null): string | null {
  if (leaving === option) return 'P';
  for (const group of groups) {
    const keyed = group.options.find((found) => found.option === option);
    if (keyed !== undefined && (group.letter === null || keyOfGroup(group) === open))
      return keyed.key?.toUpperCase() ?? null;
  }
  return null;
}
