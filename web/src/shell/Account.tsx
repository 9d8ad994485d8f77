import type { ReactNode } from 'react';
import { useSay } from '../lib/i18n';
import { AccountData } from './AccountData';
import { AccountMuted } from './AccountMuted';
import { AccountSelf, GetAccount, Password, SignIn } from './AccountSelf';
import { AccountTokens } from './AccountTokens';
import { Page } from './Page';
import { useMe } from './people';
import './account.css';

/** Who I am here, and everything the server keeps of me. */
export default function Account(): ReactNode {
  const say = useSay();
  const me = useMe();
  return (
    <Page title={say(me == null ? 'web-sign-in' : 'web-account')}>
      <div className="account">
        {me === null && (
          <>
            <SignIn />
            <GetAccount />
          </>
        )}
        {me != null && (
          <>
            <AccountSelf me={me} />
            {me.is_guest ? <GetAccount name={me.name} /> : <Password />}
            {me.is_guest && <SignIn />}
            <AccountTokens me={me} />
            <AccountMuted me={me} />
            <AccountData me={me} />
          </>
        )}
      </div>
    </Page>
  );
}
