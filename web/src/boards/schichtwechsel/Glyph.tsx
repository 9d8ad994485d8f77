/** A small drawing for the button of an option. */
import type { ReactNode } from 'react';
import { COMPONENTS } from '../../generated/schichtwechsel-components';
import { Icon } from '../../lib/Icon';
import { useFactsOf } from '../facts';
import { cardIcon } from './chain';
import { Portrait } from './tableau/Portrait';
import { lineOf } from './town/effects';
import { Effects } from './town/Effects';
import { AnyPlayerCube, CoalBlock, Coin, SpoilBlock, WhiteCube } from './town/pieces';

type Args = Readonly<Record<string, string | number>>;

const PLAIN: Readonly<Record<string, string>> = {
  'sw-own-card': 'action-stone',
  'sw-pass': 'pass',
  'sw-yes': 'check',
  'sw-no': 'close',
  'sw-copy-none': 'close',
  'sw-end-turn': 'check',
};

/** Things that have one symbol whichever of them it is. */
const THINGS: Readonly<Record<string, string>> = {
  cart: 'minecart',
  wagon: 'wagon-coal',
  field: 'coke-oven',
  house: 'house',
  steps: 'miner',
  levels: 'water-down',
  plot: 'house',
  area: 'headframe',
};
const BONUSES: Readonly<Record<string, string>> = { miner: 'miner', headframe: 'headframe', vp2: 'vp' };

export function Glyph({ text, args }: { text: string; args: Args }): ReactNode {
  const { kind, payment, card, track, bonus, space, exchange, tile } = args;
  if (typeof kind === 'string') return <CubeGlyph kind={kind} />;
  if (typeof tile === 'string') return <TileGlyph tile={tile} />;
  if (typeof payment === 'string') return <PaymentGlyph payment={payment} />;
  if (typeof card === 'string') return <CardGlyph card={card} />;
  if (typeof track === 'string') return <Icon id={track} />;
  if (typeof bonus === 'string') return <Icon id={BONUSES[bonus] ?? 'bonus'} />;
  if (text === 'sw-headframe-to' && typeof space === 'string') return <SpaceGlyph space={space} />;
  if (typeof exchange === 'string') return <ExchangeGlyph exchange={exchange} />;
  const thing = Object.keys(THINGS).find((name) => args[name] !== undefined);
  const icon = thing === undefined ? PLAIN[text] : THINGS[thing];
  return icon === undefined ? null : <Icon id={icon} size={19} />;
}

function CubeGlyph({ kind }: { kind: string }): ReactNode {
  const Block = kind === 'coal' ? CoalBlock : SpoilBlock;
  return (
    <svg className="icon" width={20} height={20} viewBox="-1 -1 22 22" aria-hidden="true">
      <Block x={0} y={0} s={20} />
    </svg>
  );
}

function TileGlyph({ tile }: { tile: string }): ReactNode {
  return (
    <svg className="icon" width={26} height={26} viewBox="-31 -31 62 62" aria-hidden="true">
      <Portrait tile={tile} x={0} y={0} />
    </svg>
  );
}

const TOKEN = 21;

function PaymentGlyph({ payment }: { payment: string }): ReactNode {
  const w = payment.length * TOKEN;
  return (
    <svg className="icon" width={w} height={22} viewBox={`0 0 ${w} 22`} aria-hidden="true">
      {[...payment].map((token, i) => {
        const x = i * TOKEN + 1;
        if (token === 'w') return <WhiteCube key={i} x={x + 1} y={1.5} s={17} />;
        return token === 'p' ? <AnyPlayerCube key={i} x={x} y={1} s={19} /> : <Coin key={i} x={x} y={2} s={18} />;
      })}
    </svg>
  );
}

function CardGlyph({ card }: { card: string }): ReactNode {
  const facts = useFactsOf(COMPONENTS).cards[card];
  const [face] = facts?.faces ?? [];
  if (face === undefined || facts?.faces.length !== 1) return <Icon id={cardIcon(card)} />;
  return <Symbols effects={face.effects} />;
}

function SpaceGlyph({ space }: { space: string }): ReactNode {
  const facts = useFactsOf(COMPONENTS).frame_spaces[space];
  return facts === undefined ? <Icon id="headframe" /> : <Symbols effects={facts.effects} />;
}

function ExchangeGlyph({ exchange }: { exchange: string }): ReactNode {
  const facts = useFactsOf(COMPONENTS).tableau.heap.exchanges[exchange];
  return facts === undefined ? null : <Symbols effects={facts.effects} />;
}

function Symbols({ effects }: { effects: Parameters<typeof lineOf>[0] }): ReactNode {
  const w = lineOf(effects).width * 0.9;
  return (
    <svg className="icon sw-art" width={w} height={22} viewBox={`0 0 ${w} 22`} aria-hidden="true">
      <Effects effects={effects} x={0} y={0} w={w} h={22} />
    </svg>
  );
}
