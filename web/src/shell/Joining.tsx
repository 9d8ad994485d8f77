import { type ReactNode, useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../lib/i18n';
import { follow, invitationIn, isInvitation } from './join';
import { notify } from './notices';
import { ensurePerson } from './people';
import { attempt } from './problems';

/** Follows an invitation link, whichever page it was opened on. */
export function Joining(): ReactNode {
  const say = useSay();
  const [, go] = useLocation();
  const join = useCallback(async (): Promise<void> => {
    const { hash, pathname, search } = location;
    if (!isInvitation(hash)) return;
    history.replaceState(history.state, '', pathname + search);
    const token = invitationIn(hash);
    if (token === null) return notify(say('web-join-broken'), 'trouble');
    await attempt(async () => {
      if ((await ensurePerson()) === null) notify(say('web-join-later'));
      else go(`/table/${(await follow(token)).id}`);
    }, say);
  }, [say, go]);
  useEffect(() => {
    void join();
    const listen = (): void => void join();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, [join]);
  return null;
}
