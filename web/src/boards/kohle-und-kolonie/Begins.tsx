/** Clicks that begin something: what is clicked is remembered until a question offers it, or leads elsewhere. */
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { useSettings } from '../../lib/settings';
import { type BoardProps, TargetsContext } from '../../table/board';
import { goesOn, stepOf, type Way, wayNow, waysTo } from './begin';
import { useFacts } from './facts';
import type { Event } from './events';

/** What a click would begin: what it does, and the click. */
export type Begin = { label: string; press: () => void };

export const BeginContext = createContext<(target: string) => Begin | null>(() => null);

/** What a click on a thing that is not lit begins; null: nothing. */
export function useBegin(target: string): Begin | null {
  return use(BeginContext)(target);
}

type Props = Pick<BoardProps<KohleUndKolonieView, Event>, 'view' | 'seat' | 'decision'> & { children: ReactNode };

export function Begins({ view, seat, decision, children }: Props): ReactNode {
  const facts = useFacts();
  const targets = use(TargetsContext);
  const { forced } = useSettings();
  const meant = useRef<{ way: Way; ply: number } | null>(null);
  const last = useRef<{ kind: string; ply: number } | null>(null);

  const begin = useMemo(() => {
    const isOffered = (id: string): boolean => targets.get(id).state === 'legal';
    return (target: string): Begin | null => {
      if (seat === null || decision === null || targets.get(target).state !== 'idle') return null;
      const way = wayNow(waysTo(target, { view, seat, facts }), isOffered);
      const [first = '', ...rest] = way?.by ?? [];
      if (way === null) return null;
      const { label, press } = targets.get(first);
      return {
        label,
        press: () => {
          meant.current = { way: { ...way, by: rest }, ply: view.ply };
          press();
        },
      };
    };
  }, [targets, view, seat, decision, facts]);

  useEffect(() => {
    const before = last.current;
    if (decision !== null) last.current = { kind: decision.kind, ply: view.ply };
    const isOffered = (id: string): boolean => targets.get(id).state === 'legal';
    const now = meant.current;
    if (now === null && forced && decision !== null && before?.ply === view.ply - 1) {
      const press = goesOn(before.kind, decision.kind, isOffered);
      if (press !== null) targets.get(press).press();
    }
    if (now === null || view.ply === now.ply) return;
    if (decision === null && view.to_act === seat && view.ply > now.ply) return; // a forced step answers itself
    meant.current = null;
    if (decision === null || view.ply < now.ply) return;
    const step = stepOf(now.way, isOffered);
    if (step === null) return;
    if (step.left !== null) meant.current = { way: step.left, ply: view.ply };
    targets.get(step.press).press();
  }, [targets, view, seat, decision, forced]);

  return <BeginContext value={begin}>{children}</BeginContext>;
}
