/** What lies over the board while it is to be chosen from: the tiles of the display, and who gets what was drawn. */
import { type ReactNode, useId } from 'react';
import { Crest } from '../../art/players';
import type { SeatView, View } from '../../generated/schichtwechsel';
import { COMPONENTS } from '../../generated/schichtwechsel-components';
import { useSay } from '../../lib/i18n';
import { type BoardProps, type Player, useTarget } from '../../table/board';
import { useFactsOf } from '../facts';
import { starts } from './tableau/colliery';
import { Tile, TILE } from './tableau/Tile';
import { WaterStone } from './tableau/WaterStone';
import { CoalBlock, SpoilBlock } from './town/pieces';
import { useEffectWords } from './town/say';
import type { Event } from './events';
import './sheets.css';

type Props = BoardProps<View, Event>;

export function Sheets(props: Props): ReactNode {
  const { decision, seat } = props;
  if (decision === null || decision.seat !== seat) return null;
  if (decision.kind === 'TakeTile') return <Display {...props} />;
  return decision.kind === 'AssignTriple' ? <Triple {...props} /> : null;
}

type SheetProps = { title: string; note: string; beside?: ReactNode; children: ReactNode };

function Sheet({ title, note, beside, children }: SheetProps): ReactNode {
  const id = useId();
  return (
    <section className="sw-sheet panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {beside}
        <span className="more">{note}</span>
      </header>
      <div className="sw-sheet-row">{children}</div>
    </section>
  );
}

type ChoiceProps = { target: string; name: string; help: string; children: ReactNode };

/** A piece on a sheet, a button while it may be chosen. */
function Choice({ target, name, help, children }: ChoiceProps): ReactNode {
  const { state, label, key, press } = useTarget(target);
  const isOpen = state === 'legal' || state === 'selected';
  return (
    <button
      type="button"
      className="sw-choice"
      disabled={!isOpen}
      aria-label={label === '' ? name : `${label}. ${name}`}
      aria-pressed={isOpen ? state === 'selected' : undefined}
      aria-keyshortcuts={key ?? undefined}
      data-target={target}
      data-help={help}
      onClick={press}
    >
      {children}
      {isOpen && key !== null && <kbd>{key.toUpperCase()}</kbd>}
    </button>
  );
}

/** Step II: the tiles that may be taken. */
function Display({ view }: Props): ReactNode {
  const say = useSay();
  const words = useEffectWords();
  const facts = useFactsOf(COMPONENTS);
  return (
    <Sheet title={say('web-sw-display')} note={say('web-sw-display-note')}>
      {view.tiles.map((tile) => {
        const found = facts.tiles[tile];
        const name =
          found === undefined
            ? ''
            : say('web-sw-tile-does', { upper: words.effects(found.upper), lower: words.either(found.lower) });
        return (
          <Choice key={tile} target={`tile:${tile}`} name={name} help={`tile:${tile}`}>
            <svg viewBox={`-3 -3 ${TILE.w + 6} ${TILE.h + 8}`} className="sw-art sw-sheet-tile" aria-hidden="true">
              <Tile id={tile} facts={found} x={0} y={0} />
            </svg>
          </Choice>
        );
      })}
    </Sheet>
  );
}

/** Step I: three pieces, and who may get them. */
function Triple({ view, players }: Props): ReactNode {
  const say = useSay();
  const hand = view.in_hand;
  if (hand === null) return null;
  return (
    <Sheet
      title={say('web-sw-drawn')}
      note={say('web-sw-drawn-note')}
      beside={<Drawn coal={hand.coal} spoil={hand.spoil} stone={hand.stone} />}
    >
      {players.map((player) => (
        <Receiver key={player.seat} player={player} mine={view.seats[player.seat]} />
      ))}
    </Sheet>
  );
}

const PIECE = 30;

function Drawn({ coal, spoil, stone }: { coal: number; spoil: number; stone: number }): ReactNode {
  const say = useSay();
  const pieces = [
    ...Array.from({ length: coal }, () => CoalBlock),
    ...Array.from({ length: spoil }, () => SpoilBlock),
    ...Array.from({ length: stone }, () => WaterStone),
  ];
  const w = pieces.length * (PIECE + 8) + 4;
  return (
    <svg
      className="sw-drawn"
      width={w}
      height={PIECE + 8}
      viewBox={`0 0 ${w} ${PIECE + 8}`}
      role="img"
      aria-label={say('sw-triple-drawn', { coal, spoil, stone })}
    >
      {pieces.map((Piece, i) => (
        <Piece key={i} x={4 + i * (PIECE + 8)} y={4} s={PIECE} />
      ))}
    </svg>
  );
}

/** A player with the carts that still have room. */
function Receiver({ player, mine }: { player: Player; mine: SeatView | undefined }): ReactNode {
  const say = useSay();
  const carts = Object.values(mine?.carts ?? {});
  const free = carts
    .filter((cart) => !cart.is_locked)
    .reduce((sum, cart) => sum + cart.size - cart.coal - cart.spoil, 0);
  return (
    <Choice
      target={`seat:seat_${player.seat}`}
      name={say('web-sw-room-on-carts', { name: player.name, count: free, water: mine?.water ?? 0 })}
      help="seat"
    >
      <span className="sw-receiver">
        <Crest color={player.color} size={28} letter={player.initial} />
        <b>{player.name}</b>
      </span>
      <CartPrint carts={carts} />
    </Choice>
  );
}

/** Carts in small: how many cubes of what lie on each. */
function CartPrint({ carts }: { carts: readonly SeatView['carts'][string][] }): ReactNode {
  const at = starts(
    carts.map(({ size }) => size * 12),
    0,
    5,
  );
  return (
    <svg className="sw-cart-print" width={118} height={16} viewBox="0 0 118 16" aria-hidden="true">
      {carts.flatMap(({ coal, spoil, size, is_locked }, n) => {
        const left = at[n] ?? 0;
        return Array.from({ length: size }, (_, i) => (
          <rect
            key={`${n} ${i}`}
            x={left + i * 12 + 1}
            y={2}
            width={11}
            height={12}
            rx={2}
            fill={i < coal ? 'var(--sw-coal)' : i < spoil ? 'var(--sw-spoil)' : 'none'}
            stroke={is_locked ? 'var(--sw-up)' : 'var(--ink-3)'}
            strokeDasharray={i < coal + spoil ? undefined : '2 1.5'}
          />
        ));
      })}
    </svg>
  );
}
