/** What just happened, link by link. */
import type { CSSProperties, ReactNode } from 'react';
import { Crest } from '../../art/players';
import { useSay } from '../../lib/i18n';
import { Icon } from '../../lib/Icon';
import type { Args } from '../../lib/texts';
import type { Player } from '../../table/board';
import { type Link, pace, useChain } from './chain';
import type { Event } from './events';
import './panels.css';

type Props = { news: readonly Event[]; players: readonly Player[] };

export function Chain({ news, players }: Props): ReactNode {
  const say = useSay();
  const { links, known } = useChain(news);
  const actor = players[links.find(({ seat }) => seat !== null)?.seat ?? -1];
  if (links.length === 0) return null;
  const step = pace(links.length - known);
  return (
    <section className="panel sw-chain" aria-label={say('web-sw-chain')}>
      {actor !== undefined && <Crest color={actor.color} size={22} letter={actor.initial} />}
      <ol tabIndex={0}>
        {links.map((link, i) => (
          <OneLink key={i} link={link} actor={actor} players={players} wait={Math.max(0, i - known) * step} />
        ))}
      </ol>
    </section>
  );
}

type LinkProps = { link: Link; actor: Player | undefined; players: readonly Player[]; wait: number };

function OneLink({ link, actor, players, wait }: LinkProps): ReactNode {
  const say = useSay();
  const names = players.map(({ name }) => name);
  const text = say(link.event.text, link.event.args as Args, names);
  const other = link.seat === null || link.seat === actor?.seat ? undefined : players[link.seat];
  return (
    <li title={text} style={{ '--wait': `${wait}ms` } as CSSProperties}>
      {other !== undefined && <Crest color={other.color} size={16} letter="" />}
      <Icon id={link.icon} size={18} />
      {link.n !== '' && <b aria-hidden="true">{link.n}</b>}
      <span className="unseen">{text}</span>
    </li>
  );
}
