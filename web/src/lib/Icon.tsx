import type { ReactNode } from 'react';

/** A symbol of `icons.svg`; never alone without a text or an accessible name beside it. */
export function Icon({ id, size = 20 }: { id: string; size?: number }): ReactNode {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${id}`} />
    </svg>
  );
}
