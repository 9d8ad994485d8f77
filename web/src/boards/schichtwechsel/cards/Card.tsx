/** An action card: what it costs, what it does, who has used it, how often and whether it can be copied. */
import type { ReactNode } from 'react';
import { IconAt, type Rect } from '../../../art/svg';
import type { CardView, View } from '../../../generated/schichtwechsel';
import {
  type CardFacts,
  COMPONENTS,
  type FaceFacts,
  type SchichtwechselComponents,
} from '../../../generated/schichtwechsel-components';
import { type Player, useTarget } from '../../../table/board';
import { useFactsOf } from '../../facts';
import { Effects } from '../town/Effects';
import { AnyPlayerCube, Coin, WhiteCube } from '../town/pieces';
import { Spot } from '../town/Tips';
import { Paid, PAID_WIDTH } from './Paid';

const COST_WIDTH = 37;

/** A price, in the middle of a box. */
export function Cost({ cost, x, y, w, h }: Rect & { cost: FaceFacts['cost'] }): ReactNode {
  const [mx, my] = [x + w / 2, y + h / 2];
  switch (cost) {
    case 'player1':
      return <AnyPlayerCube x={mx - 11} y={my - 11} s={22} />;
    case 'coin1':
      return <Coin x={mx - 10} y={my - 10} s={20} />;
    case 'white1':
      return <WhiteCube x={mx - 7.5} y={my - 8} s={15} />;
    case 'white2':
      return (
        <>
          <WhiteCube x={mx - 14.5} y={my - 7.5} s={14} />
          <WhiteCube x={mx + 0.5} y={my - 7.5} s={14} />
        </>
      );
  }
}

/** Words on a card, and how far from its left edge they begin. */
type Written = { from: number; text: ReactNode };

type CardProps = Rect & {
  id: string;
  view: View;
  players: readonly Player[];
  written?: Written;
};

/** A card as it lies on the board. */
export function Card({ id, view, players, written, ...at }: CardProps): ReactNode {
  const card = useFactsOf<SchichtwechselComponents>(COMPONENTS).cards[id];
  const state = view.cards[id];
  if (card === undefined || state === undefined) return null;
  return (
    <g data-home={`card:${id}`}>
      <CardArt id={id} card={card} state={state} players={players} {...at} {...(written && { written })} />
    </g>
  );
}

/** What is pressed: a card, or the halves of one that has two. Over all cards, so that none hides a light. */
export function CardSpot({ id, at }: { id: string; at: Rect }): ReactNode {
  const faces = useFactsOf<SchichtwechselComponents>(COMPONENTS).cards[id]?.faces ?? [];
  return (
    <>
      <Spot target={`card:${id}`} at={at} r={6} keyAt={{ x: at.x + at.w - 12, y: at.y + at.h - 12 }} />
      {faces.length > 1 && faces.map((face, i) => <Half key={face.id} id={face.id} at={part(at, i, faces.length)} />)}
    </>
  );
}

/** One half of a card, to be chosen once the card is. */
function Half({ id, at }: { id: string; at: Rect }): ReactNode {
  const { state } = useTarget(`variant:${id}`);
  return state === 'idle' ? null : <Spot target={`variant:${id}`} at={at} r={6} />;
}

function part({ x, y, w, h }: Rect, i: number, of: number): Rect {
  return { x, y: y + (i * h) / of, w, h: h / of };
}

type ArtProps = Rect & { id: string; card: CardFacts; state: CardView; players: readonly Player[]; written?: Written };

function CardArt({ id, card, state, players, written, ...at }: ArtProps): ReactNode {
  const { x, y, w, h } = at;
  const isTaken = state.users.length > 0 && !state.is_available;
  const isPaid = state.white + state.coins + state.cubes.length > 0;
  return (
    <g aria-hidden="true">
      <Sheet {...at} isMultiUse={card.is_multi_use} />
      {card.faces.map((face, i) => {
        const half = part(at, i, card.faces.length);
        const aside = isPaid && card.faces.length === 1 ? PAID_WIDTH : card.is_copyable ? 0 : 12;
        const room = (written?.from ?? w - aside) - COST_WIDTH - 9;
        return (
          <g key={face.id}>
            {i > 0 && <path d={`M${x + 6} ${half.y}h${w - 12}`} stroke="var(--sw-dash)" strokeDasharray="3 2.5" />}
            <path d={`M${x + COST_WIDTH} ${half.y + 5}v${half.h - 10}`} stroke="var(--sw-ink)" strokeOpacity={0.25} />
            <Cost cost={face.cost} x={x} y={half.y} w={COST_WIDTH} h={half.h} />
            <Effects effects={face.effects} x={x + COST_WIDTH + 5} y={half.y + 3} w={room} h={half.h - 6} />
          </g>
        );
      })}
      {written?.text}
      {!card.is_copyable && <IconAt id="no-copy" x={x + w - 18} y={y + 3} size={14} color="var(--sw-ink-3)" />}
      {isTaken && <rect x={x} y={y} width={w} height={h} rx={6} fill="var(--sw-used)" opacity={0.66} />}
      <Paid id={id} state={state} players={players} right={x + w - 5} middle={y + h / 2} />
    </g>
  );
}

/** Cream; with a dashed line where it may be used more than once. */
function Sheet({ x, y, w, h, isMultiUse }: Rect & { isMultiUse: boolean }): ReactNode {
  if (!isMultiUse) return <rect x={x} y={y} width={w} height={h} rx={6} fill="var(--sw-cream)" />;
  return (
    <>
      <rect x={x - 1} y={y - 1} width={w + 2} height={h + 2} rx={7} fill="var(--sw-white)" />
      <rect
        x={x + 1.5}
        y={y + 1.5}
        width={w - 3}
        height={h - 3}
        rx={5}
        fill="var(--sw-cream)"
        stroke="var(--sw-ink)"
        strokeDasharray="3 2.5"
      />
    </>
  );
}
