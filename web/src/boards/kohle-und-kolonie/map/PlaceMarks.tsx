/** Villages with workers and settlements; stations with tokens and miners. */
import { type ReactNode, use } from 'react';
import { Shape } from '../../../art/players';
import { IconAt, type Point } from '../../../art/svg';
import type { StationView, VillageView } from '../../../generated/kohle-und-kolonie';
import type { Player, PlayerColor } from '../../../table/board';
import { type Station, type Village, VILLAGE_RADIUS } from './ground';
import { MinersContext } from '../miners';
import { type Crew, Figures } from './Pieces';

type Players = { players: readonly Player[] };

/** Who is there, in the order of seats; each with the name under which its figure travels. */
function useCrews(counts: Readonly<Record<string, number>>, players: readonly Player[], place: string): Crew[] {
  const names = use(MinersContext);
  return players.flatMap(({ seat, color }) => {
    const count = counts[String(seat)] ?? 0;
    return count === 0 ? [] : [{ seat, color, count, piece: names[`miner:${seat}`]?.[place]?.[0] }];
  });
}

/** A settlement, or the place for one. */
function House({ x, y, size, color, piece }: Point & { size: number; color?: PlayerColor; piece?: string }): ReactNode {
  const half = size / 2;
  const path = `M${x - half} ${y}v${-size * 0.5}l${half} ${-size * 0.48} ${half} ${size * 0.48}v${size * 0.5}z`;
  if (color === undefined) return <path d={path} className="kkm-site" />;
  return (
    <g data-piece={piece}>
      <path d={path} fill={`var(--p-${color})`} stroke={`var(--p-${color}-d)`} strokeWidth={1.2} />
      <g fill={`var(--p-${color}-i)`}>
        <Shape color={color} x={x} y={y - size * 0.36} r={size * 0.18} />
      </g>
    </g>
  );
}

type VillageProps = Players & { id: string; village: Village; state: VillageView };

/** Settlements stand in the lower half; above them workers, or the miners at the settlements. */
export function VillageMark({ id, village, state, players }: VillageProps): ReactNode {
  const { x, y } = village.at;
  const { workers, settlements } = state;
  const owners = players.filter(({ seat }) => settlements[String(seat)] !== undefined);
  const spaces = village.settlement_spaces;
  const miners = useCrews(settlements, players, id);
  const isLow = workers > 0 || miners.length > 0;
  return (
    <g className="kkm-village" data-out={!state.is_in_play}>
      <circle cx={x} cy={y} r={VILLAGE_RADIUS} className="kkm-circle" />
      <circle cx={x} cy={y} r={14} className="kkm-inner" />
      {Array.from({ length: spaces }, (_, i) => {
        const owner = owners[i];
        const at = { x: x + (i - (spaces - 1) / 2) * 13, y: y + (isLow ? 12 : 7) };
        return owner === undefined ? (
          <House key={i} {...at} size={9.5} />
        ) : (
          <House
            key={i}
            {...at}
            size={miners.length > 0 ? 11.5 : 13}
            color={owner.color}
            piece={`house:${id}:${owner.seat}`}
          />
        );
      })}
      {Array.from({ length: workers }, (_, i) => (
        <g key={i} data-piece={`worker:${id}:${i}`}>
          <IconAt
            id="labourer"
            x={x - 7.5 + (i - (workers - 1) / 2) * 11}
            y={y - 13}
            size={15}
            color="var(--kkm-worker)"
          />
        </g>
      ))}
      {workers === 0 && <Figures crews={miners} x={x} y={y + 1} h={spaces === 1 || miners.length === 1 ? 17 : 15} />}
    </g>
  );
}

type StationProps = Players & { id: string; station: Station; state: StationView };

/** The colour of its line; a token face down, or the miners who came. */
export function StationMark({ id, station, state, players }: StationProps): ReactNode {
  const { x, y } = station.at;
  const crews = useCrews(state.miners, players, id);
  return (
    <g className="kkm-station" data-out={!state.is_in_play}>
      <rect x={x - 11} y={y - 11} width={22} height={22} rx={3} className="kkm-platform" />
      <rect
        x={x - 8.5}
        y={y - 8.5}
        width={17}
        height={17}
        rx={1.5}
        fill="none"
        stroke={`var(--kkm-l-${station.line})`}
        strokeWidth={2.4}
      />
      {state.token && (
        <g data-piece={`rail:${id}`}>
          <IconAt id="train" x={x - 7} y={y - 7.5} size={14} color="var(--kkm-ink)" />
        </g>
      )}
      <Figures crews={crews} x={x} y={y + 9} h={24} />
    </g>
  );
}
