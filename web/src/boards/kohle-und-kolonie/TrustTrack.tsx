/** The Coal Trust: the coins on its track, and how many mines it buys a round. */
import type { ReactNode } from 'react';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { Icon } from '../../lib/Icon';
import { useSay } from '../../lib/i18n';
import { useFacts } from './facts';
import { Coin, Engine } from './pieces';
import { Head } from './Sheet';

export function TrustTrack({ view }: { view: KohleUndKolonieView }): ReactNode {
  const say = useSay();
  const facts = useFacts();
  const { coins, purchases, extra_coin } = view.trust;
  return (
    <section className="kk-trust" data-help="trust">
      <Head>{say('web-kk-trust')}</Head>
      <p className="unseen">{say('web-kk-trust-told', { coins, purchases })}</p>
      <div className="kk-trust-row" aria-hidden="true">
        <Engine size={26} />
        <span className="kk-trust-coins">
          {Array.from({ length: Math.max(facts.trust_track, coins) }, (_, i) => (
            <Coin key={i} size={20} isOpen={i >= coins} />
          ))}
        </span>
        {extra_coin && <span className="kk-extra num">+1</span>}
      </div>
      <p className="kk-buys" aria-hidden="true">
        <span>{say('web-kk-trust-buys')}</span>
        {Array.from({ length: facts.trust_purchases }, (_, i) => (
          <i key={i} className={i < purchases ? 'on' : ''}>
            <Icon id="mine-small" size={16} />
          </i>
        ))}
      </p>
      {extra_coin && <p className="unseen">{say('web-kk-trust-extra')}</p>}
    </section>
  );
}
