import type { ReactNode } from 'react';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { BoardModule } from './board';

export type Tab = 'shared' | 'own' | 'side' | 'score' | 'log';

const USUAL: Readonly<Record<Tab, { text: string; icon: string }>> = {
  shared: { text: 'web-table-tab-shared', icon: 'factory' },
  own: { text: 'web-table-tab-own', icon: 'cage' },
  side: { text: 'web-table-tab-side', icon: 'order' },
  score: { text: 'web-table-tab-score', icon: 'trophy' },
  log: { text: 'web-table-tab-log', icon: 'log' },
};

type Props = { module: BoardModule; tab: Tab; onTab: (tab: Tab) => void };

/** One thing at a time: what all share, my own, what lies beside, scores, log. */
export function Tabs({ module, tab, onTab }: Props): ReactNode {
  const say = useSay();
  const tabs = (['shared', 'own', 'side', 'score', 'log'] as const).filter(
    (other) => other !== 'side' || module.Side !== undefined,
  );
  return (
    <nav className="tb-tabs" aria-label={say('web-table-parts')}>
      {tabs.map((other) => {
        const own = other === 'score' || other === 'log' ? undefined : module.tabs?.[other];
        const { text, icon } = own ?? USUAL[other];
        return (
          <button key={other} type="button" aria-pressed={other === tab} onClick={() => onTab(other)}>
            <Icon id={icon} size={22} />
            {say(text)}
          </button>
        );
      })}
    </nav>
  );
}
