/** Where things are: in the town of a wide stage, and in the strips of a phone. */
import type { Point, Rect } from '../../../art/svg';

/** The town of a wide stage. */
export const TOWN = { width: 800, height: 484 };
/** How wide the strips of a phone are drawn. */
export const PHONE_WIDTH = 360;

// -- the shift -------------------------------------------------------------------------------------

export type ShiftPlan = {
  stations: readonly Point[];
  r: number;
  /** The way from one to the next. */
  path: string;
  /** Where miners wait before the gate. */
  start: Point;
  miner: number;
  /** The height of all, on a phone. */
  height: number;
};

const PITCH = 111;

function wideShift(count: number): ShiftPlan {
  const half = Math.ceil(count / 2);
  const stations = Array.from({ length: count }, (_, i) =>
    i < half ? { x: 66 + i * PITCH, y: 36 } : { x: 66 + (count - 1 - i) * PITCH, y: 298 },
  );
  const end = 66 + (half - 1) * PITCH;
  const path = `M66 36H${end}q44 0 44 62v138q0 62-44 62H66`;
  return { stations, r: 25, path, start: { x: 66, y: 266 }, miner: 34, height: TOWN.height };
}

const COLUMNS = 4;

/** Row after row, every other one back again. */
function phoneShift(count: number): ShiftPlan {
  const [dx, dy, x0, y0] = [84, 84, 54, 82];
  const stations = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / COLUMNS);
    const column = row % 2 === 0 ? i % COLUMNS : COLUMNS - 1 - (i % COLUMNS);
    return { x: x0 + column * dx, y: y0 + row * dy };
  });
  const path = stations
    .map(({ x, y }, i) => {
      if (i === 0) return `M${x} ${y - 40}V${y}`;
      return i % COLUMNS === 0
        ? `C${x + (x > 180 ? 44 : -44)} ${y - dy} ${x + (x > 180 ? 44 : -44)} ${y} ${x} ${y}`
        : `L${x} ${y}`;
    })
    .join('');
  const rows = Math.ceil(count / COLUMNS);
  return { stations, r: 24, path, start: { x: 50, y: 42 }, miner: 30, height: y0 + (rows - 1) * dy + 52 };
}

export function shiftPlan(count: number, isPhone: boolean): ShiftPlan {
  return isPhone ? phoneShift(count) : wideShift(count);
}

// -- the tracks ------------------------------------------------------------------------------------

export type LanePlan = {
  /** The lane itself. */
  lane: Rect;
  /** How far it is from field to field. */
  pitch: number;
  /** Where the first field begins. */
  from: number;
  /** The height of the fields. */
  middle: number;
  /** How large a field is. */
  r: number;
  /** Whether barriers carry a flag above the fields, for there is no room between them. */
  isFlagged: boolean;
  start: Rect;
  target: Rect;
};

const SMALLEST_PITCH = 21; // on a phone, so that every field can be read; longer tracks scroll
const NARROW_PITCH = 34;
const PHONE_LANE = 62;

export function lanePlan(length: number, y: number, isPhone: boolean): LanePlan {
  return isPhone ? phoneLane(length, y) : wideLane(length, y);
}

function wideLane(length: number, y: number): LanePlan {
  const from = 64;
  const pitch = (TOWN.width - 66 - from) / (length - 1);
  const isFlagged = pitch < NARROW_PITCH;
  return {
    lane: { x: 0, y, w: TOWN.width, h: 42 },
    pitch,
    from,
    middle: y + (isFlagged ? 29 : 21),
    r: Math.min(isFlagged ? 11 : 15, pitch * 0.42),
    isFlagged,
    start: { x: 6, y: y + 4, w: 50, h: 34 },
    target: { x: TOWN.width - 60, y: y + 4, w: 54, h: 34 },
  };
}

function phoneLane(length: number, y: number): LanePlan {
  const from = 44;
  const pitch = Math.max(SMALLEST_PITCH, (PHONE_WIDTH - from - 50) / (length - 1));
  const width = from + pitch * (length - 1) + 50;
  return {
    lane: { x: 0, y, w: width, h: PHONE_LANE },
    pitch,
    from,
    middle: y + 41,
    r: Math.min(16, pitch * 0.42),
    isFlagged: true,
    start: { x: 4, y: y + 23, w: 36, h: 36 },
    target: { x: width - 47, y: y + 23, w: 44, h: 36 },
  };
}

/** The middle of a field. */
export function fieldAt({ pitch, from, middle, start, target }: LanePlan, field: number, length: number): Point {
  if (field === 0) return { x: start.x + start.w / 2, y: start.y + start.h / 2 };
  if (field >= length) return { x: target.x + target.w / 2, y: target.y + target.h / 2 };
  return { x: from + pitch * (field - 0.5), y: middle };
}

// -- coking plant, plots, headframes ---------------------------------------------------------------

/** Boxes side by side, row after row. */
export function grid(area: Rect, columns: number, rows: number, gap: number): readonly Rect[] {
  const w = (area.w - gap * (columns - 1)) / columns;
  const h = (area.h - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: area.x + (i % columns) * (w + gap),
    y: area.y + Math.floor(i / columns) * (h + gap),
    w,
    h,
  }));
}

export const PLANT: Rect = { x: 126, y: 88, w: 372, h: 92 };
export const PLOTS: Rect = { x: 126, y: 186, w: 372, h: 82 };
export const FRAMES: Rect = { x: 506, y: 88, w: 246, h: 180 };
