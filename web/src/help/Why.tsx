/** Why what is pointed at cannot be chosen now: a lock and a sentence, first in its tip. */
import { type ReactNode, use, useEffect } from 'react';
import { Icon } from '../lib/Icon';
import { TargetsContext } from '../table/board';

/** The sentence for an element of the board; null: it can be chosen, or nothing is known of it. */
export function useWhy(about: Element | null): string | null {
  const targets = use(TargetsContext);
  const ids = about === null ? [] : namesOf(about);
  const isClosed = targets.any && ids.length > 0 && ids.every((id) => isDark(targets.get(id).state));
  const { ask } = targets;
  useEffect(() => {
    if (isClosed) ask?.();
  });
  if (!isClosed) return null;
  return ids.map((id) => targets.get(id).why).find((why) => why !== undefined) ?? null;
}

export function Why({ text }: { text: string }): ReactNode {
  return (
    <span className="tip-why">
      <Icon id="lock" size={16} />
      <span>{text}</span>
    </span>
  );
}

function isDark(state: string): boolean {
  return state === 'idle' || state === 'dim';
}

/** What options and help call it. */
function namesOf(about: Element): string[] {
  const at = about.closest('[data-target], [data-help], [data-tip]');
  const inside = at?.querySelector('[data-target]') ?? null;
  const found = [at, inside].flatMap((element) =>
    NAMES.map((name) => element?.getAttribute(name) ?? '').filter((id) => id !== ''),
  );
  return [...new Set(found)];
}

const NAMES = ['data-target', 'data-tip', 'data-help'] as const;
