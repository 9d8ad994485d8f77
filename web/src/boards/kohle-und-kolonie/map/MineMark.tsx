/** Mines on the map: a circle for a small one, a grey square for a single one, a blue plate for a large one. */
import type { ReactNode } from 'react';
import { Worker } from '../../../art/players';
import { IconAt } from '../../../art/svg';
import type { MineView } from '../../../generated/kohle-und-kolonie';
import { type PlayerColor, useTarget } from '../../../table/board';
import { ROMAN } from '../facts';
import { usePiecesAt } from '../miners';
import type { Mine } from './ground';
import { Engine, Tab } from './Pieces';

const ADVANTAGES: Readonly<Record<string, string>> = { miner: 'miner', wagon: 'wagon' };

type Props = {
  id: string;
  mine: Mine;
  state: MineView;
  /** Of the player who owns it. */
  color: PlayerColor | null;
  isNamed: boolean;
};

export function MineMark(props: Props): ReactNode {
  if (props.state.place === 'gone') return null;
  return props.mine.kind === 'large' ? <Large {...props} /> : <ForSale {...props} />;
}

/** Small and single mines: cost and income while they are on offer, an advantage, around the level or the owner. */
function ForSale({ id, mine, state, color, isNamed }: Props): ReactNode {
  const { x, y } = mine.at;
  const isSingle = mine.kind === 'single';
  const isOnOffer = state.place === 'display';
  const out = isSingle ? 19 : 13.5;
  const { state: light } = useTarget(`mine:${id}`);
  return (
    <g className="kkm-mine" data-place={state.place} data-dim={light === 'dim' && state.place === 'display'}>
      {isSingle ? <Square x={x} y={y} /> : <circle cx={x} cy={y} r={12} className="kkm-small" />}
      <Owner {...{ id, mine, state, color }} />
      {isOnOffer && (
        <>
          <Tab x={x - out} y={y - 7.5} kind="cost">
            {mine.cost}
          </Tab>
          <Tab x={x + out} y={y - 7.5} kind="income">
            {mine.income}
          </Tab>
          {isSingle && (
            <Tab x={x} y={y + 18.5} kind="vp">
              {mine.vp}
            </Tab>
          )}
        </>
      )}
      <Advantage mine={mine} x={x + out - 6} />
      {state.engine && color !== null && <Engine x={x - 11} y={y + 10} size={14} />}
      {isNamed && <Name mine={mine} y={y + (isSingle ? 32 : 20)} />}
    </g>
  );
}

function Square({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <>
      <rect x={x - 13} y={y - 13} width={26} height={26} className="kkm-single" />
      <rect x={x - 10.5} y={y - 10.5} width={21} height={21} className="kkm-inner" />
    </>
  );
}

function Owner({ id, mine, state, color }: Omit<Props, 'isNamed'>): ReactNode {
  const { x, y } = mine.at;
  const [miner] = usePiecesAt('miner', state.owner ?? -1, id);
  if (state.place === 'trust') return <Engine x={x} y={y} size={24} icon={state.engine ? 'steam-engine' : 'trust'} />;
  if (color !== null)
    return <Worker color={color} x={x} y={y + 11} h={27} {...(miner === undefined ? {} : { piece: miner })} />;
  return (
    <text x={x} y={y + 4.5} textAnchor="middle" fontSize={13} className="kkm-level">
      {ROMAN[mine.level]}
    </text>
  );
}

function Advantage({ mine, x }: { mine: Mine; x: number }): ReactNode {
  const icon = ADVANTAGES[mine.advantage];
  if (icon === undefined) return null;
  return (
    <>
      <IconAt id={icon} x={x} y={mine.at.y + 1} size={13.5} color="var(--kkm-ink)" />
      {mine.wagons > 1 && <IconAt id={icon} x={x} y={mine.at.y + 9} size={13.5} color="var(--kkm-ink)" />}
    </>
  );
}

const WIDEST_NAME = 44;

function Name({ mine, y }: { mine: Mine; y: number }): ReactNode {
  const isLong = mine.name.length > 14 && mine.kind === 'small';
  return (
    <text
      x={mine.at.x}
      y={y}
      textAnchor="middle"
      fontSize={6.6}
      className="kkm-name kkm-halo"
      {...(isLong ? { textLength: WIDEST_NAME, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {`${mine.number} ${mine.name}`}
    </text>
  );
}

/** Level, points once, income a round; once it is consolidated, its owner instead of the level. */
function Large({ id, mine, state, color }: Props): ReactNode {
  const { x, y } = mine.at;
  const isThere = state.place !== 'waiting';
  const [miner] = usePiecesAt('miner', state.owner ?? -1, id);
  return (
    <g className="kkm-large" data-place={state.place}>
      <rect x={x - 31} y={y - 10.5} width={62} height={21} rx={2} className="kkm-plate" />
      <rect x={x - 28.5} y={y - 8} width={57} height={16} className="kkm-plate-inner" />
      <path d={`M${x - 4} ${y - 8}v16`} className="kkm-plate-inner" />
      {!isThere && (
        <text x={x - 16} y={y + 4.8} textAnchor="middle" fontSize={13} className="kkm-plate-level">
          {ROMAN[mine.level]}
        </text>
      )}
      {state.place === 'trust' && <Engine x={x - 17} y={y} size={24} icon={state.engine ? 'steam-engine' : 'trust'} />}
      {color !== null && (
        <Worker color={color} x={x - 17} y={y + 10} h={30} {...(miner === undefined ? {} : { piece: miner })} />
      )}
      {state.engine && color !== null && <Engine x={x - 7} y={y - 9} size={13} />}
      <text x={x + 5.5} y={y + 5} textAnchor="middle" fontSize={14} className="kkm-num kkm-plate-vp">
        {mine.vp}
      </text>
      <rect x={x + 14} y={y - 8} width={14.5} height={16} className="kkm-plate-income" />
      <text x={x + 21.2} y={y + 5} textAnchor="middle" fontSize={14} className="kkm-num kkm-on-income">
        {mine.income}
      </text>
    </g>
  );
}
