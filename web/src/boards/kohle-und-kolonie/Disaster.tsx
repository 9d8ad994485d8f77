/** The mine disaster: what is in the bag, the discs drawn one by one, the token of the round, what it costs. */
import type { ReactNode } from 'react';
import { Crest } from '../../art/players';
import type { BagView, KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { Icon } from '../../lib/Icon';
import { useSay, useTexts } from '../../lib/i18n';
import { type BoardProps, type Player, type PlayerColor, useTarget } from '../../table/board';
import { DisasterTrack } from './DisasterTrack';
import { ROMAN } from './facts';
import { Disc } from './pieces';
import { Certificate, Head } from './Sheet';
import { Spot } from './Spot';
import { DISASTER_ICONS } from './tokens';
import type { Event } from './events';
import './disaster.css';

type Props = BoardProps<KohleUndKolonieView, Event>;
type DiscOf = PlayerColor | 'black' | 'blank';

const DRAWN = 3;

export function Disaster({ view, players }: Props): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const bag = view.disaster;
  const token = bag?.token ?? null;
  return (
    <Certificate
      over={say('web-kk-disaster-over', { round: ROMAN[view.round] ?? '' })}
      title={token === null ? say('web-kk-disaster-title') : String(texts.name('kk', 'disaster', token))}
      plate={
        token === null ? undefined : (
          <span className="kk-fate kk-fate-big">
            <Icon id={DISASTER_ICONS[token] ?? 'disaster'} size={30} />
          </span>
        )
      }
    >
      {bag === null ? (
        <Exposure view={view} players={players} />
      ) : (
        <>
          {!isDrawn(bag) && <BagRow bag={bag} players={players} />}
          {isOpen(bag) ? <DrawnRow bag={bag} players={players} /> : <Exposure view={view} players={players} />}
          <Struck bag={bag} view={view} players={players} />
        </>
      )}
      <Penalties />
      <DisasterTrack view={view} />
      <Unseen view={view} />
    </Certificate>
  );
}

/** Whether discs are drawn: the black ones and the blank come last. */
function isOpen(bag: BagView): boolean {
  return bag.black + bag.blank > 0 || isDrawn(bag);
}

/** Whether all are drawn, and the others are back with their owners. */
function isDrawn({ black, blank, blank_drawn, hits }: BagView): boolean {
  return black + blank === 0 && (blank_drawn > 0 || hits.some((count) => count > 0));
}

/** How many discs of each kind are in the bag. */
function BagRow({ bag, players }: { bag: BagView; players: readonly Player[] }): ReactNode {
  const say = useSay();
  const inside: { of: DiscOf; n: number; name: string }[] = [
    ...players.map(({ seat, color, name }) => ({ of: color, n: bag.discs[seat] ?? 0, name })),
    { of: 'black', n: bag.black, name: say('web-kk-disc-black') },
    { of: 'blank', n: bag.blank, name: say('web-kk-disc-blank') },
  ];
  return (
    <section data-help="bag">
      <Head>{say('web-kk-bag')}</Head>
      <ul className="kk-discs">
        {inside.map(({ of, n, name }) => (
          <li key={of} title={name} className={n === 0 ? 'none' : ''}>
            <Disc of={of} size={26} />
            <span className="unseen">{name}</span>
            <span className="num">{say('web-kk-times', { count: n })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The discs drawn so far, of three. */
function DrawnRow({ bag, players }: { bag: BagView; players: readonly Player[] }): ReactNode {
  const say = useSay();
  const drawn: DiscOf[] = [
    ...players.flatMap(({ seat, color }) => Array.from({ length: bag.hits[seat] ?? 0 }, () => color)),
    ...Array.from({ length: bag.black_drawn }, () => 'black' as const),
    ...Array.from({ length: bag.blank_drawn }, () => 'blank' as const),
  ];
  return (
    <section data-help="bag">
      <Head>{say('web-kk-drawn')}</Head>
      <ul className="kk-discs kk-drawn">
        {Array.from({ length: Math.max(DRAWN, drawn.length) }, (_, i) => (
          <li key={i}>
            <Disc of={drawn[i] ?? null} size={36} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who is struck, and who could be how hard. */
function Struck({
  bag,
  view,
  players,
}: {
  bag: BagView;
  view: KohleUndKolonieView;
  players: readonly Player[];
}): ReactNode {
  const say = useSay();
  const loss = view.disaster_spaces[view.round - 1]?.vp ?? 0;
  const struck = players.filter(({ seat }) => (bag.hits[seat] ?? 0) > 0);
  if (struck.length === 0) return <p className="kk-told">{say('web-kk-disaster-loss', { vp: loss })}</p>;
  return (
    <ul className="kk-told">
      {struck.map(({ seat, color, initial, name }) => (
        <li key={seat}>
          <Crest color={color} size={20} letter={initial} />
          {say('web-kk-struck', { name, miners: bag.hits[seat] ?? 0, vp: loss })}
        </li>
      ))}
    </ul>
  );
}

/** Before the draw of the round: whose mines are exposed. */
function Exposure({ view, players }: { view: KohleUndKolonieView; players: readonly Player[] }): ReactNode {
  const say = useSay();
  return (
    <>
      <Head>{say('web-kk-exposed')}</Head>
      <ul className="kk-discs">
        {players.map(({ seat, color, initial, name }) => {
          const count = Object.values(view.seats[seat]?.tableau ?? {}).filter(({ exposed }) => exposed).length;
          return (
            <li key={seat} title={name}>
              <Crest color={color} size={24} letter={initial} />
              <span className="unseen">{name}</span>
              <span className="num">{count}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const PENALTIES = [
  'button:vp_only',
  'button:coins_only',
  'button:vp_and_coin',
  'button:pay_coin',
  'button:lose_vp',
] as const;

/** What may be given up, while it is asked. */
function Penalties(): ReactNode {
  return (
    <div className="kk-raises">
      {PENALTIES.map((id) => (
        <Penalty key={id} id={id} />
      ))}
    </div>
  );
}

function Penalty({ id }: { id: string }): ReactNode {
  const { state, label } = useTarget(id);
  return state === 'legal' || state === 'selected' ? (
    <Spot id={id} help="disaster" name="" className="kk-raise">
      {label}
    </Spot>
  ) : null;
}

/** Which tokens still lie face down somewhere. */
function Unseen({ view }: { view: KohleUndKolonieView }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const left = Object.entries(view.disasters_unseen).filter(([, n]) => n > 0);
  if (left.length === 0) return null;
  const names = left.map(([id, n]) => `${texts.name('kk', 'disaster', id)}${n > 1 ? ` ×${n}` : ''}`);
  return <p className="kk-told">{say('web-kk-disasters-unseen', { names: names.join(', ') })}</p>;
}
