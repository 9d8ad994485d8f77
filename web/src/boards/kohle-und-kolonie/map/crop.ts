/** Which part of the sheet is shown: with claims out of play, the land that is left. */
import type { Rect } from '../../../art/svg';
import type { KohleUndKolonieView } from '../../../generated/kohle-und-kolonie';
import { around, SHEET, widened } from './geometry';
import type { Survey } from './survey';
import type { Size } from './zoom';

const WHOLE: Rect = { x: 0, y: 0, w: SHEET.width, h: SHEET.height };
const MARGIN = 16; // for what stands on the border: villages and their names

/** The land in play, with all of the sheet where everything is. */
export function cropOf({ claims }: Pick<Survey, 'claims'>, view: Pick<KohleUndKolonieView, 'claims'>): Rect {
  const all = [...claims];
  const left = all.filter(([id]) => view.claims[id]?.is_in_play !== false);
  if (left.length === all.length || left.length === 0) return WHOLE;
  return within(widened(around(left.flatMap(([, { shape }]) => shape)), MARGIN));
}

/** As much more of the sheet as a window has room for, without anything getting smaller. */
export function filledOut(crop: Rect, { width, height }: Size): Rect {
  if (width === 0 || height === 0) return crop;
  const scale = Math.min(width / crop.w, height / crop.h);
  const along = (from: number, length: number, room: number, all: number): [number, number] => {
    const more = Math.min(all, Math.max(length, room / scale));
    return [Math.min(Math.max(0, from - (more - length) / 2), all - more), more];
  };
  const [x, w] = along(crop.x, crop.w, width, SHEET.width);
  const [y, h] = along(crop.y, crop.h, height, SHEET.height);
  return { x, y, w, h };
}

function within({ x, y, w, h }: Rect): Rect {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return { x: left, y: top, w: Math.min(SHEET.width, x + w) - left, h: Math.min(SHEET.height, y + h) - top };
}
