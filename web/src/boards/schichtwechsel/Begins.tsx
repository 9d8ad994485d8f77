/** Clicks on things while a card is to be chosen: the thing is remembered, and taken once a question offers it. */
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { Lit, type LitProps } from '../../art/Lit';
import { TickBadge } from '../../art/lights';
import { box } from '../../art/svg';
import type { View } from '../../generated/schichtwechsel';
import { COMPONENTS, type SchichtwechselComponents } from '../../generated/schichtwechsel-components';
import { type BoardProps, TargetsContext } from '../../table/board';
import { useFactsOf } from '../facts';
import { answered, cardsTo } from './begin';
import type { Event } from './events';

/** What a click would do, and whether the thing is meant already. */
export type Begin = { press: () => void; isMeant: boolean };

type Beginning = (target: string, times?: number) => Begin | null;

const BeginContext = createContext<Beginning>(() => null);

/** What a click on a thing that is not lit begins, taken so many times; null: nothing. */
export function useBegin(target: string, times = 1): Begin | null {
  return use(BeginContext)(target, times);
}

type Props = Pick<BoardProps<View, Event>, 'view' | 'seat' | 'decision'> & { children: ReactNode };
/** `press`: what answers the question at this ply. */
type Meant = { things: readonly string[]; ply: number; press: string | null };

const NOTHING: Meant = { things: [], ply: -1, press: null };

/** Questions that begin something else: nothing is meant any more. */
const ENDS = new Set(['Turn', 'TurnEnd', 'CopyCard']);

export function Begins({ view, seat, decision, children }: Props): ReactNode {
  const facts = useFactsOf<SchichtwechselComponents>(COMPONENTS);
  const targets = use(TargetsContext);
  const [meant, setMeant] = useState<Meant>(NOTHING);
  const { things, ply } = meant;

  const begin = useMemo<Beginning>(() => {
    const isOffered = (id: string): boolean => targets.get(id).state === 'legal';
    return (target, times = 1) => {
      if (seat === null || decision === null || decision.seat !== seat) return null;
      const { state } = targets.get(target);
      const again = Array.from({ length: times }, () => target);
      if (state === 'legal' && times > 1) {
        const press = (): void => {
          setMeant({ things: again.slice(1), ply: view.ply, press: null });
          targets.get(target).press();
        };
        return { isMeant: false, press };
      }
      if (decision.kind !== 'Turn' || state !== 'idle') return null;
      const cards = cardsTo(target, view, facts).filter(isOffered);
      const [only] = cards;
      if (only === undefined) return null;
      const isMeant = things.includes(target);
      const press = (): void => {
        const others = things.filter((thing) => thing !== target);
        setMeant({ things: isMeant ? others : [...others, ...again], ply: view.ply, press: null });
        if (!isMeant && cards.length === 1) targets.get(only).press();
      };
      return { isMeant, press };
    };
  }, [targets, view, seat, decision, facts, things]);

  const isAsked = seat !== null && decision?.seat === seat;
  const isForced = decision === null && view.to_act === seat && view.ply > ply; // it answers itself
  if (things.length > 0 && view.ply !== ply && !isForced) {
    const isOver = !isAsked || view.ply < ply || ENDS.has(decision.kind);
    const next = isOver ? null : answered(things, (id) => targets.get(id).state === 'legal');
    setMeant(isOver ? NOTHING : { things: next?.left ?? things, ply: view.ply, press: next?.press ?? null });
  }
  const pressed = useRef(-1);
  useEffect(() => {
    if (meant.press === null || meant.ply !== view.ply || pressed.current === view.ply) return;
    pressed.current = view.ply;
    targets.get(meant.press).press();
  }, [meant, targets, view]);

  return <BeginContext value={begin}>{children}</BeginContext>;
}

/** A component that options name, or from which a click begins what leads to it. */
export function Start({ times = 1, ...props }: LitProps & { times?: number }): ReactNode {
  const begin = useBegin(props.id, times);
  const { at, r = 6, keyAt = { x: at.x + at.w - 3, y: at.y + at.h - 8 } } = props;
  return (
    <>
      <Lit {...props} begin={begin?.press} />
      {begin?.isMeant === true && (
        <g className="sw-meant" pointerEvents="none">
          <rect {...box(at)} rx={r} />
          <TickBadge {...keyAt} />
        </g>
      )}
    </>
  );
}
