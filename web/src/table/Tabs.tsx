import type { ReactNode } from 'react';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { BoardModule } from './board';

export type Tab = 'shared' | 'own' | 'side' | 'score' | 'log' | 'chat';

const USUAL: Readonly<Record<Tab, { text: string; icon: string }>> = {
  shared: { text: 'web-table-tab-shared', icon: 'factory' },
  own: { text: 'web-table-tab-own', icon: 'cage' },
  side: { text: 'web-table-tab-side', icon: 'order' },
  score: { text: 'web-table-tab-score', icon: 'trophy' },
  log: { text: 'web-table-tab-log', icon: 'log' },
  chat: { text: 'web-table-chat', icon: 'chat' },
};

type Props = {
  module: BoardModule;
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** Lines of chat that were not read; null: nobody talks. */
  unread: number | null;
};

/** One thing at a time: what all share, my own, what lies beside, scores, log. */
export function Tabs({ module, tab, onTab, unread }: Props): ReactNode {
  const say = useSay();
  const tabs = (['shared', 'own', 'side', 'score', 'log', 'chat'] as const).filter(
    (other) => (other !== 'side' || module.Side !== undefined) && (other !== 'chat' || unread !== null),
  );
  return (
    <nav className="tb-tabs" aria-label={say('web-table-parts')}>
      {tabs.map((other) => {
        const own = other === 'score' || other === 'log' || other === 'chat' ? undefined : module.tabs?.[other];
        const { text, icon } = own ?? USUAL[other];
        return (
          <button key={other} type="button" aria-pressed={other === tab} onClick={() => onTab(other)}>
            <Icon id={icon} size={22} />
            {say(text)}
            {other === 'chat' && unread !== null && unread > 0 && <Unread count={unread} />}
          </button>
        );
      })}
    </nav>
  );
}

function Unread({ count }: { count: number }): ReactNode {
  const say = useSay();
  return (
    <span className="tb-badge">
      <span aria-hidden="true">{count}</span>
      <span className="unseen"> {say('web-table-unread', { count })}</span>
    </span>
  );
}
