/** Tables and lists of the board in words. */
import type { ReactNode } from 'react';
import { useSay } from '../../../lib/i18n';
import { Items } from '../../words';

export { Facts } from '../../words';

/** A list that says so if there is nothing in it. */
export function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  const say = useSay();
  return <Items lines={lines.length > 0 ? lines : [say('web-kk-text-nothing')]} />;
}
