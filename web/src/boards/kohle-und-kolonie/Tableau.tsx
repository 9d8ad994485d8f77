/** The mine spaces of a player: tiles along their arrows, rescue spaces, what a coin can secure. */
import type { CSSProperties, ReactNode } from 'react';
import type { KohleUndKolonieView, SpaceView } from '../../generated/kohle-und-kolonie';
import type { MineFacts, SpaceFacts } from '../../generated/kohle-und-kolonie-components';
import { Icon } from '../../lib/Icon';
import { useSay, useTexts } from '../../lib/i18n';
import { type Player, useTarget } from '../../table/board';
import { ROMAN, useFacts } from './facts';
import { usePiecesAt } from './miners';
import { Coin, Engine, Miner } from './pieces';
import { Spot } from './Spot';
import './tableau.css';

type Props = { view: KohleUndKolonieView; player: Player; isMine: boolean };

/** Targets belong to whoever is asked: on other tableaus they are not lit. */
export function mineOnly(id: string, isMine: boolean): string {
  return isMine ? id : `${id}:shown`;
}

export function Tableau({ view, player, isMine }: Props): ReactNode {
  const say = useSay();
  const facts = useFacts();
  const mine = view.seats[player.seat];
  if (mine === undefined) return null;
  const columns = Math.max(...Object.values(facts.spaces).map(({ column }) => column));
  return (
    <div
      className="kk-tableau"
      role="group"
      aria-label={say('web-kk-tableau', { name: player.name })}
      style={{ '--columns': columns } as CSSProperties}
    >
      {Object.entries(facts.spaces).map(([id, space]) => (
        <MineSpace
          key={id}
          id={id}
          space={space}
          after={space.after === null ? undefined : facts.spaces[space.after]}
          now={mine.tableau[id]}
          player={player}
          isMine={isMine}
        />
      ))}
      {isMine && facts.squares.map((square, i) => <Square key={i} n={i + 1} spaces={square} />)}
    </div>
  );
}

type SpaceProps = {
  id: string;
  space: SpaceFacts;
  after: SpaceFacts | undefined;
  now: SpaceView | undefined;
  player: Player;
  isMine: boolean;
};

function MineSpace({ id, space, after, now, player, isMine }: SpaceProps): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const where = String(texts.name('kk', 'space', id));
  const rescue = `rescue_${id}`;
  const [miner] = usePiecesAt('miner', player.seat, rescue);
  return (
    <div className="kk-cell" style={{ gridRow: space.row, gridColumn: space.column }}>
      {after !== undefined && <Arrow isDown={after.row !== space.row} />}
      <Spot
        id={mineOnly(`rescue:${rescue}`, isMine)}
        help="rescue"
        name={say('web-kk-rescue-space', { where })}
        className="kk-rescue"
      >
        {now?.rescue === true ? (
          <Miner color={player.color} size={24} piece={miner} from={`supply:${player.seat}`} />
        ) : (
          <Icon id="rescue" size={16} />
        )}
      </Spot>
      <Spot
        id={mineOnly(`space:${id}`, isMine)}
        help="space"
        name={now?.tile == null ? say('web-kk-mine-space', { where }) : ''}
        className={now?.tile == null ? 'kk-tile kk-empty' : 'kk-tile'}
      >
        {now?.tile == null ? (
          <span className="kk-ground">{space.coin && <Coin size={18} isOpen />}</span>
        ) : (
          <Tile tile={now.tile} now={now} isCoin={space.coin} />
        )}
      </Spot>
    </div>
  );
}

/** A mine tile: price, income with its engine, name, level and number; what secures it. */
function Tile({ tile, now, isCoin }: { tile: string; now: SpaceView; isCoin: boolean }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const mine = useFacts().mines[tile];
  if (mine === undefined) return null;
  const name = String(texts.name('kk', 'tile', tile));
  const isLarge = mine.kind === 'large';
  return (
    <span
      className={`kk-card kk-${mine.kind}`}
      data-piece={`tile:${tile}`}
      data-from={`mine:${tile}`}
      data-motion="tile"
    >
      <span className="kk-top">
        {isLarge ? (
          <span className="kk-level">{ROMAN[mine.level]}</span>
        ) : (
          <span className="kk-cost num">
            <span className="unseen">{say('web-kk-price')} </span>
            {mine.cost}
          </span>
        )}
        <Marks mine={mine} />
        {now.engine && <Engine size={18} />}
        <span className="kk-income num">
          <span className="unseen">{say('web-kk-income')} </span>
          {now.income}
        </span>
      </span>
      <span className="kk-name" style={{ '--letters': longestWord(name) } as CSSProperties}>
        {name}
      </span>
      <span className="kk-foot">
        <span>{isLarge ? <Icon id="mine-large" size={14} /> : ROMAN[mine.level]}</span>
        <Safety now={now} isCoin={isCoin} />
        {!isLarge && <span>№ {mine.number}</span>}
      </span>
    </span>
  );
}

function longestWord(text: string): number {
  return Math.max(...text.split(/[\s-]/).map((word) => word.length));
}

function Marks({ mine }: { mine: MineFacts }): ReactNode {
  const say = useSay();
  return (
    <span className="kk-marks">
      {mine.advantage === 'miner' && (
        <span title={say('web-kk-second-miner')}>
          <Icon id="miner" size={16} />
        </span>
      )}
      {Array.from({ length: mine.wagons }, (_, i) => (
        <Icon key={i} id="wagon" size={16} />
      ))}
    </span>
  );
}

/** Secured, or open to a coin. */
function Safety({ now, isCoin }: { now: SpaceView; isCoin: boolean }): ReactNode {
  const say = useSay();
  if (!now.exposed)
    return (
      <span className="kk-safe" title={say('web-kk-safe')}>
        <Icon id="check" size={12} />
        <span className="unseen">{say('web-kk-safe')}</span>
      </span>
    );
  return isCoin ? (
    <span title={say('web-kk-by-coin')}>
      <Coin size={13} isOpen />
      <span className="unseen">{say('web-kk-by-coin')}</span>
    </span>
  ) : (
    <span />
  );
}

function Arrow({ isDown }: { isDown: boolean }): ReactNode {
  return (
    <svg
      className={isDown ? 'kk-arrow down' : 'kk-arrow'}
      width={10}
      height={10}
      viewBox="0 0 10 10"
      aria-hidden="true"
    >
      <path d="M1 1l7 4-7 4z" />
    </svg>
  );
}

/** A block of four mine spaces, while the rescue team may be sent to one. */
function Square({ n, spaces }: { n: number; spaces: readonly string[] }): ReactNode {
  const facts = useFacts();
  const id = `square:${n}`;
  const { state } = useTarget(id);
  const cells = spaces.flatMap((space) => facts.spaces[space] ?? []);
  if (state !== 'legal' && state !== 'selected') return null;
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const style = {
    gridRow: `${Math.min(...rows)} / ${Math.max(...rows) + 1}`,
    gridColumn: `${Math.min(...columns)} / ${Math.max(...columns) + 1}`,
  };
  return (
    <div className={`kk-square kk-square-${n}`} style={style}>
      <Spot id={id} name="" className="kk-square-button">
        <Icon id="rescue" size={22} />
      </Spot>
    </div>
  );
}
