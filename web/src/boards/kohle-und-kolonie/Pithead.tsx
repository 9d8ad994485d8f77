/** The five pithead tiles of a player, each with the side that lies up: spaces, what they bring, what flipping costs. */
import type { ReactNode } from 'react';
import type { KohleUndKolonieView, PitheadView } from '../../generated/kohle-und-kolonie';
import type { PitheadSideFacts, PitheadSpaceFacts } from '../../generated/kohle-und-kolonie-components';
import { Icon } from '../../lib/Icon';
import { type Say, useSay, useTexts } from '../../lib/i18n';
import type { Player } from '../../table/board';
import { sideOf, useFacts } from './facts';
import { usePiecesAt } from './miners';
import { Engine, Engineer, Miner } from './pieces';
import { Spot } from './Spot';
import { mineOnly } from './Tableau';
import './pithead.css';

type Props = { view: KohleUndKolonieView; player: Player; isMine: boolean };

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cokery: { front: 'web-kk-tile-cokery', back: 'web-kk-tile-briquettes' },
  ironworks: { front: 'web-kk-tile-ironworks', back: 'web-kk-tile-steelworks' },
  loading: { front: 'web-kk-tile-loading', back: 'web-kk-tile-loading-2' },
  workforce: { front: 'web-kk-tile-workforce', back: 'web-kk-tile-workforce-2' },
  administration: { front: 'web-kk-tile-administration' },
};

const ICONS: Readonly<Record<string, string>> = {
  cokery: 'pit-cokery',
  ironworks: 'pit-ironworks',
  loading: 'pit-loading',
  workforce: 'pit-workforce',
  administration: 'pit-admin',
};

/** What flips a tile: with several costs each has its own button. */
const FLIPS: Readonly<Record<string, readonly string[]>> = {
  cokery: ['button:flip_cokery'],
  ironworks: ['button:flip_ironworks'],
  loading: ['button:flip_loading'],
  workforce: ['button:flip_workforce_workers', 'button:flip_workforce_coins'],
};

export function Pitheads({ view, player, isMine }: Props): ReactNode {
  const say = useSay();
  const mine = view.seats[player.seat];
  if (mine === undefined) return null;
  return (
    <ul className="kk-pitheads" aria-label={say('web-kk-pitheads', { name: player.name })}>
      {Object.entries(mine.pithead).map(([tile, now]) => (
        <li key={tile}>
          <PitheadTile view={view} tile={tile} now={now} player={player} isMine={isMine} />
        </li>
      ))}
    </ul>
  );
}

function PitheadTile({ view, tile, now, player, isMine }: Props & { tile: string; now: PitheadView }): ReactNode {
  const say = useSay();
  const facts = useFacts();
  const side = sideOf(facts, view, tile, now.side);
  if (side === undefined) return null;
  const name = say(NAMES[tile]?.[now.side] ?? 'web-kk-tile-administration');
  return (
    <section className={`kk-pithead ${now.side}`} aria-label={name} data-help={`tile:${tile}`}>
      <h3>
        <Icon id={ICONS[tile] ?? 'pit-admin'} size={16} />
        <span>{name}</span>
      </h3>
      <div className="kk-places">
        {side.spaces.map((space) => (
          <Place key={space.id} space={space} count={now.spaces[space.id] ?? 0} player={player} isMine={isMine} />
        ))}
        {side.spaces.length === 0 && <Moves side={side} />}
      </div>
      <div className="kk-below">
        <p className="kk-yield num">{yieldText(now, side, say)}</p>
        {now.side === 'front' && <Flips tile={tile} edition={view.edition} isMine={isMine} />}
      </div>
    </section>
  );
}

/** What it brings as it stands; nothing is a dash. */
function yieldText(now: PitheadView, side: PitheadSideFacts, say: Say): string {
  if (side.spaces.length === 0) return '';
  const parts = [
    ...(now.vp > 0 ? [say('web-kk-plus-vp', { count: now.vp })] : []),
    ...(now.coins > 0 ? [say('web-kk-plus-coins', { count: now.coins })] : []),
    ...(now.value > 0 ? [say('web-kk-plus-value', { count: now.value })] : []),
  ];
  return parts.length === 0 ? '–' : parts.join(' ');
}

/** The workforce has no spaces: what one action lets do. */
function Moves({ side }: { side: PitheadSideFacts }): ReactNode {
  const say = useSay();
  return (
    <ul className="kk-moves">
      <li>
        <Icon id="miner" size={16} />
        <Icon id="plus" size={12} />
        {say('web-kk-times', { count: side.deployments })}
      </li>
      <li>
        <Icon id="miner" size={16} />
        <Icon id="arrow-right" size={12} />
        {say('web-kk-times', { count: side.movement_points })}
      </li>
      {side.engineer_moves > 0 && (
        <li>
          <Icon id="engineer" size={16} />
          <Icon id="arrow-right" size={12} />
          {say('web-kk-times', { count: side.engineer_moves })}
        </li>
      )}
    </ul>
  );
}

type PlaceProps = { space: PitheadSpaceFacts; count: number; player: Player; isMine: boolean };

function Place({ space, count, player, isMine }: PlaceProps): ReactNode {
  const texts = useTexts();
  const say = useSay();
  const where = String(texts.name('kk', 'space', space.id));
  const brings = effect(space, say);
  const names = usePiecesAt(space.accepts === 'engineer' ? 'engineer' : 'miner', player.seat, space.id);
  return (
    <Spot
      id={mineOnly(`pithead:${space.id}`, isMine)}
      help="pithead"
      name={`${where} (${brings})`}
      className={`kk-place ${space.accepts}${space.needs > 1 ? ' pair' : ''}`}
    >
      <span className="kk-pieces">
        {Array.from({ length: space.needs }, (_, i) => (
          <On key={i} space={space} piece={names[i]} isThere={i < count} player={player} />
        ))}
      </span>
      <span className="kk-brings num" aria-hidden="true">
        {brings}
      </span>
    </Spot>
  );
}

/** What a full space is worth, in few characters. */
function effect(space: PitheadSpaceFacts, say: Say): string {
  const parts = [
    ...(space.vp > 0 ? [say('web-kk-plus-vp', { count: space.vp })] : []),
    ...(space.coins > 0
      ? [
          space.wagons_needed > 0
            ? say('web-kk-wagons-coins', { wagons: space.wagons_needed, coins: space.coins })
            : say('web-kk-plus-coins', { count: space.coins }),
        ]
      : []),
    ...(space.consolidation > 0 ? [say('web-kk-plus', { count: space.consolidation })] : []),
  ];
  return parts.join(' ');
}

type OnProps = { space: PitheadSpaceFacts; piece: string | undefined; isThere: boolean; player: Player };

const EMPTY: Readonly<Record<PitheadSpaceFacts['accepts'], string>> = {
  miner: 'miner',
  engineer: 'engineer',
  steam_engine: 'steam-engine',
};

function On({ space, piece, isThere, player }: OnProps): ReactNode {
  const { seat, color } = player;
  if (!isThere) return <Icon id={EMPTY[space.accepts]} size={14} />;
  if (space.accepts === 'steam_engine') return <Engine size={20} piece={`engine:${seat}:${space.id}`} from="engines" />;
  const from = `supply:${seat}`;
  return space.accepts === 'engineer' ? (
    <Engineer color={color} size={20} piece={piece} from={from} />
  ) : (
    <Miner color={color} size={22} piece={piece} from={from} />
  );
}

/** What upgrading costs and brings, a button while it may be done. */
function Flips({ tile, edition, isMine }: { tile: string; edition: string; isMine: boolean }): ReactNode {
  const facts = useFacts().pithead[tile];
  const flips = FLIPS[tile];
  if (facts === undefined || flips === undefined) return null;
  return (
    <div className="kk-flips">
      {facts.flip_costs.map((cost, i) => (
        <Flip
          key={i}
          id={mineOnly(flips[i] ?? '', isMine)}
          tile={tile}
          workers={cost.workers}
          coins={cost.coins}
          vp={facts.flip_vp[edition] ?? 0}
        />
      ))}
    </div>
  );
}

type FlipProps = { id: string; tile: string; workers: number; coins: number; vp: number };

function Flip({ id, tile, workers, coins, vp }: FlipProps): ReactNode {
  const say = useSay();
  return (
    <Spot id={id} help={`tile:${tile}`} name={say('web-kk-flip', { workers, coins, vp })} className="kk-flip num">
      <Icon id="redo" size={12} />
      {workers > 0 && (
        <span>
          {workers}
          <Icon id="labourer" size={12} />
        </span>
      )}
      {coins > 0 && (
        <span>
          {coins}
          <Icon id="thaler" size={12} />
        </span>
      )}
    </Spot>
  );
}
