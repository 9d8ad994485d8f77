/** The bank: bonus tokens and turn order, what the actions cost, the Coal Trust, the disasters to come. */
import type { ReactNode } from 'react';
import { Crest } from '../../art/players';
import type { KohleUndKolonieView, TrackView } from '../../generated/kohle-und-kolonie';
import { Icon } from '../../lib/Icon';
import { useSay, useTexts } from '../../lib/i18n';
import type { BoardProps, Player } from '../../table/board';
import { DisasterTrack } from './DisasterTrack';
import { Certificate, Head } from './Sheet';
import { Spot } from './Spot';
import { TOKEN_ICONS } from './tokens';
import { TrustTrack } from './TrustTrack';
import type { Event } from './events';
import './bank.css';

type Props = BoardProps<KohleUndKolonieView, Event>;

export function Bank({ view, players }: Props): ReactNode {
  const say = useSay();
  return (
    <Certificate
      over={say('web-kk-tokens')}
      title={say('web-kk-bank-title')}
      isPlain
      plate={<Order view={view} players={players} />}
    >
      <ol className="kk-selection">
        {view.selection_track.map((space, i) => (
          <li key={i}>
            <TrackSpace space={space} players={players} />
          </li>
        ))}
      </ol>
      <Head>{say('web-kk-actions')}</Head>
      <Actions view={view} />
      <div className="kk-two">
        <TrustTrack view={view} />
        <DisasterTrack view={view} />
      </div>
    </Certificate>
  );
}

/** Who plays when in this round; while tokens are taken, who takes one when. */
export function orderOf(view: KohleUndKolonieView): { text: string; seats: readonly number[] } {
  return view.selection_order.length > 0
    ? { text: 'web-kk-order-selection', seats: view.selection_order }
    : { text: 'web-kk-order', seats: view.turn_order };
}

function Order({ view, players }: { view: KohleUndKolonieView; players: readonly Player[] }): ReactNode {
  const say = useSay();
  const { text, seats } = orderOf(view);
  return (
    <div className="kk-turns" data-help="order">
      <span aria-hidden="true">{say(text)}</span>
      <ol className="kk-order" aria-label={say(text)}>
        {seats.map((seat) => {
          const player = players[seat];
          return player === undefined ? null : (
            <li key={seat} aria-current={view.to_act === seat ? 'true' : undefined} title={player.name}>
              <Crest color={player.color} size={22} letter={player.initial} />
              <span className="unseen">{player.name}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function TrackSpace({ space, players }: { space: TrackView; players: readonly Player[] }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const player = space.disc === null ? undefined : players[space.disc];
  if (player !== undefined)
    return (
      <span className="kk-token kk-taken" title={player.name}>
        <Crest color={player.color} size={26} letter={player.initial} />
        <span className="unseen">{player.name}</span>
      </span>
    );
  if (space.token === null) return <span className="kk-token kk-none" />;
  const name = String(texts.name('kk', 'token', space.token));
  if (space.is_face_down)
    return (
      <span className="kk-token kk-down" title={say('web-kk-face-down', { name })} data-help={`token:${space.token}`}>
        <span className="unseen">{say('web-kk-face-down', { name })}</span>
      </span>
    );
  return (
    <Spot id={`token:${space.token}`} name="" className="kk-token">
      <Icon id={TOKEN_ICONS[space.token] ?? 'bonus'} size={22} />
      <span className="kk-token-name">{name}</span>
    </Spot>
  );
}

const ACTIONS = [
  { id: 'button:buy_mine', text: 'web-kk-do-mine', icon: 'mine-small', price: null },
  { id: 'button:buy_steam_engine', text: 'web-kk-do-engine', icon: 'steam-engine', price: 'steam_engine' },
  { id: 'button:place_settlement', text: 'web-kk-do-settlement', icon: 'settlement', price: 'settlement' },
  { id: 'button:engineer', text: 'web-kk-do-engineer', icon: 'engineer', price: 'engineer' },
  { id: 'button:move_miners', text: 'web-kk-do-miners', icon: 'miner', price: null },
] as const;

/** The five main actions with their prices, and the trade in workers. */
function Actions({ view }: { view: KohleUndKolonieView }): ReactNode {
  const say = useSay();
  return (
    <div className="kk-actions">
      {ACTIONS.map(({ id, text, icon, price }) => (
        <Spot key={id} id={id} name="" className="kk-action">
          <Icon id={icon} size={22} />
          <span className="kk-action-name">{say(text)}</span>
          <span className="num">{price === null ? ' ' : say('web-kk-coins', { count: view.prices[price] ?? 0 })}</span>
        </Spot>
      ))}
      <Spot id="button:buy_workers" name="" className="kk-trade">
        {say('web-kk-buy-workers')}
      </Spot>
      <Spot id="button:sell_workers" name="" className="kk-trade">
        {say('web-kk-sell-workers')}
      </Spot>
      <p className="kk-supplies" data-home="engines">
        {say('web-kk-supplies', { workers: view.worker_supply, engines: view.engine_supply })}
      </p>
    </div>
  );
}
