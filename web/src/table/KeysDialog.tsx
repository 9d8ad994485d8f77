import type { ReactNode } from 'react';
import { useSay } from '../lib/i18n';
import { Dialog } from '../shell/Dialog';

const KEYS: readonly (readonly [string, string])[] = [
  ['1 … 9, A … Y', 'web-table-key-option'],
  ['← ↑ → ↓', 'web-table-key-arrows'],
  ['↵', 'web-table-key-enter'],
  ['Esc', 'web-table-key-escape'],
  ['Z', 'web-table-key-undo'],
  ['⇧ Z', 'web-table-key-restart'],
  ['P', 'web-table-key-pass'],
  ['L', 'web-table-key-log'],
  ['C', 'web-table-key-chat'],
  ['␣', 'web-table-key-pause'],
  ['Esc', 'web-table-key-skip'],
  ['?', 'web-table-key-keys'],
];

/** The keys of the table. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactNode {
  const say = useSay();
  return (
    <Dialog title={say('web-table-keys')} onClose={onClose}>
      <dl className="tb-keys">
        {KEYS.map(([key, text]) => (
          <div key={text}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
