import { type RefObject, useEffect, useRef } from 'react';
import type { Question } from '../../../lib/api';

/** Whenever something else is asked, what can be pressed comes into view. */
export function useShowLit(decision: Question | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lit = ref.current?.querySelector('.lit-target, button[data-target]');
    lit?.scrollIntoView({ block: 'center' });
  }, [decision]);
  return ref;
}
