/** The disaster of each round: its token while it lies face down, what was turned up, the points it costs. */
import type { ReactNode } from 'react';
import type { DisasterSpaceView, KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { Icon } from '../../lib/Icon';
import { useSay, useTexts } from '../../lib/i18n';
import { ROMAN } from './facts';
import { Head } from './Sheet';
import { DISASTER_ICONS } from './tokens';

export function DisasterTrack({ view }: { view: KohleUndKolonieView }): ReactNode {
  const say = useSay();
  return (
    <section className="kk-disasters" data-help="disaster">
      <Head>{say('web-kk-disasters')}</Head>
      <ol>
        {view.disaster_spaces.map((space, i) => (
          <li key={i} aria-current={view.round === i + 1 ? 'true' : undefined}>
            <span className="kk-round">{ROMAN[i + 1]}</span>
            <Token space={space} />
            <span className="num kk-loss">−{space.vp}</span>
          </li>
        ))}
      </ol>
      {view.mining_damage && <p className="kk-damage">{say('web-kk-mining-damage')}</p>}
    </section>
  );
}

function Token({ space }: { space: DisasterSpaceView }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  if (space.shown !== null) {
    const name = String(texts.name('kk', 'disaster', space.shown));
    return (
      <span className="kk-fate" title={name}>
        <Icon id={DISASTER_ICONS[space.shown] ?? 'disaster'} size={18} />
        <span className="unseen">{name}</span>
      </span>
    );
  }
  const text = say(space.token ? 'web-kk-fate-down' : 'web-kk-fate-gone');
  return (
    <span className={space.token ? 'kk-fate kk-down' : 'kk-fate kk-none'} title={text}>
      {space.token && <Icon id="disaster" size={16} />}
      <span className="unseen">{text}</span>
    </span>
  );
}
