import type { ReactNode } from 'react';

/** Our mark: a headframe over the bowl of an R. */
export function Mark({ size = 40 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" role="img" aria-label="Revier">
      <g fill="none" stroke="currentColor" strokeWidth={2.6} strokeLinecap="round" strokeLinejoin="round">
        <circle cx={17} cy={10.5} r={6} />
        <path d="M12.5 15 12.5 35M21.5 15V35M22.5 14.5 33 35M12.5 22H26M12.5 28.5H29.5" />
      </g>
      <circle cx={17} cy={10.5} r={2.1} fill="#FFB938" />
    </svg>
  );
}
