/** Between auctions: the large mines that come next, and who has mines in their claims. */
import type { ReactNode } from 'react';
import { Crest } from '../../art/players';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { Icon } from '../../lib/Icon';
import { useSay, useTexts } from '../../lib/i18n';
import type { BoardProps, Player } from '../../table/board';
import { ROMAN, useFacts } from './facts';
import { Engine } from './pieces';
import { Certificate } from './Sheet';
import type { Event } from './events';
import './auction.css';

type Props = BoardProps<KohleUndKolonieView, Event>;

export function ComingUp({ view, players }: Props): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const facts = useFacts();
  const waiting = Object.entries(facts.claims).flatMap(([id, claim]) => {
    const large = claim.large_mine;
    if (large === null || view.mines[large]?.place !== 'waiting') return [];
    return [{ id, claim, large, facts: facts.mines[large] }];
  });
  const round = Math.min(...waiting.map((entry) => entry.facts?.level ?? Infinity));
  const next = waiting.filter((entry) => entry.facts?.level === round);
  return (
    <Certificate
      over={say('web-kk-coming-over')}
      title={next.length === 0 ? say('web-kk-coming-none') : say('web-kk-coming', { round: ROMAN[round] ?? '' })}
    >
      <ul className="kk-coming">
        {next.map(({ id, claim, facts: prize }) => (
          <li key={id}>
            <b>{texts.name('kk', 'claim', id)}</b>
            <span className="kk-owners">
              {claim.mines.map((mine) => (
                <Owner
                  key={mine}
                  mine={view.mines[mine]}
                  name={String(texts.name('kk', 'mine', mine))}
                  players={players}
                />
              ))}
            </span>
            <span className="num kk-gives">
              <Icon id="vp" size={16} />
              {prize?.vp}
            </span>
            <span className="num kk-gives">
              <Icon id="thaler" size={16} />
              {prize?.income}
            </span>
          </li>
        ))}
      </ul>
    </Certificate>
  );
}

type OwnerProps = { mine: KohleUndKolonieView['mines'][string] | undefined; name: string; players: readonly Player[] };

/** A small mine of the claim: whose it is, or that it is still free. */
function Owner({ mine, name, players }: OwnerProps): ReactNode {
  const say = useSay();
  const player = mine?.owner == null ? undefined : players[mine.owner];
  const whose = player?.name ?? say(mine?.place === 'trust' ? 'web-kk-trust' : 'web-kk-unsold');
  return (
    <span className="kk-owner" title={`${name}: ${whose}`}>
      <span className="unseen">{`${name}: ${whose}`}</span>
      {player !== undefined && <Crest color={player.color} size={22} letter={player.initial} />}
      {player === undefined && mine?.place === 'trust' && <Engine size={20} />}
      {player === undefined && mine?.place !== 'trust' && <span className="kk-free" />}
    </span>
  );
}
