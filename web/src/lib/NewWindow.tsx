import type { ReactNode } from 'react';
import { useSay } from './i18n';

type Props = { href: string; className?: string; label?: string; children: ReactNode };

/** Leads to a page of ours in a window of its own; a link of the router would take this one, and the game with it. */
export function NewWindow({ href, className, label, children }: Props): ReactNode {
  const say = useSay();
  return (
    <a href={href} className={className} title={label} target="_blank" rel="noopener">
      {children}
      {label !== undefined && <span className="unseen">{label}</span>}
      <span className="unseen"> {say('web-new-window')}</span>
    </a>
  );
}
