/** The shift clock: three rows of four majorities, what first place scores, and who has it as far as one may know. */
import type { ReactNode } from 'react';
import { Cart, Cube } from '../../art/coal';
import { Crest } from '../../art/players';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { COMPONENTS, type ElementFacts } from '../../generated/glueck-auf-components';
import { useSay, useTexts } from '../../lib/i18n';
import { Icon } from '../../lib/Icon';
import type { Player } from '../../table/board';
import { TRANSPORT_ICON } from './surface/bays';
import { levelOf } from './surface/Tile';
import './panels.css';

const SHIFTS = ['ga-shift-1', 'ga-shift-2', 'ga-shift-3'] as const;
const NEXT = ['web-ga-clock-next-1', 'web-ga-clock-next-1', 'web-ga-clock-next-2', 'web-ga-clock-next-3'] as const;

type Props = { view: GlueckAufView; seat: number | null; players: readonly Player[] };

export function ShiftClock({ view, seat, players }: Props): ReactNode {
  const say = useSay();
  const shift = Math.max(1, view.shift);
  return (
    <section className="panel gl-clock" data-help="clock">
      <header>
        <Icon id="clock" size={18} />
        <h3>{say('ga-place-clock')}</h3>
        <span className="more">{view.is_over ? '' : say(NEXT[shift] ?? NEXT[0])}</span>
      </header>
      {SHIFTS.map((name, row) => (
        <div key={name} className="gl-clock-row" data-next={row < shift && !view.is_over ? '' : undefined}>
          <span className="num" aria-hidden="true">
            {say(name)}
          </span>
          <ul aria-label={say(row < shift ? 'web-ga-clock-row' : 'web-ga-clock-row-later', { shift: say(name) })}>
            {COMPONENTS.clock
              .filter((element) => element.from_shift === row + 1)
              .map((element) => (
                <Majority key={element.id} element={element} view={view} seat={seat} players={players} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Majority({ element, view, seat, players }: Props & { element: ElementFacts }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const standing = view.clock[element.id];
  const counts = standing?.counts ?? [];
  const leaders = players.filter((player) => standing?.places?.[player.seat] === 1);
  const [leader] = leaders;
  const isTied = leaders.length > 1;
  const most = counts[leader?.seat ?? -1] ?? 0;
  const mine = seat === null ? null : (counts[seat] ?? null);
  const isHidden = standing?.places == null;
  const told = isHidden
    ? mine === null
      ? say('web-ga-clock-hidden')
      : say('web-ga-clock-mine', { count: mine })
    : leader === undefined
      ? say('web-ga-clock-nobody')
      : say('web-ga-clock-leads', { names: leaders.map((player) => player.name).join(', '), count: most });
  const name = say('web-ga-clock-element', {
    element: texts.name('ga', 'element', element.id),
    first: element.first,
    second: element.second,
  });
  return (
    <li title={`${name} ${told}`}>
      <span className="unseen">{`${name} ${told}`}</span>
      <span className="gl-clock-cell" aria-hidden="true">
        <ElementGlyph element={element} />
        <b className="num">{element.first}</b>
        {isHidden
          ? mine !== null && mine > 0 && <i className="gl-own num">{mine}</i>
          : leader !== undefined &&
            (isTied ? <i className="num">=</i> : <Crest color={leader.color} size={15} letter="" />)}
      </span>
    </li>
  );
}

/** A drawing of what an element counts. */
export function ElementGlyph({ element }: { element: ElementFacts }): ReactNode {
  if (element.kind === 'slots_transport') return <Icon id={TRANSPORT_ICON[element.key] ?? 'order'} size={20} />;
  if (element.kind === 'empty_carts')
    return (
      <svg width={20} height={16} viewBox="-12 -17 24 18">
        <Cart level={levelOf(element.key)} x={0} y={0} w={22} cube={null} />
      </svg>
    );
  return (
    <svg width={18} height={18} viewBox="-1 -1 20 20">
      <Cube level={levelOf(element.key)} x={0} y={0} s={18} />
    </svg>
  );
}
