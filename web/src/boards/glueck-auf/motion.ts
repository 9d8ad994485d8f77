/** How the pieces of Glück Auf travel. */
import { OUT, type Styles, TRAVEL } from '../motion';

const LEVEL_PITCH = 95;

export const STYLES: Styles = {
  displaced: { ms: 420, gap: 60, easing: TRAVEL },
  worker: { ms: 320, gap: 40, wait: { after: 'displaced', ms: 300 }, easing: OUT },
  cube: { ms: 420, gap: 80, lift: 12, easing: TRAVEL },
  cage: { ms: (_, y) => cageTime(y), gap: 0, easing: TRAVEL },
  tile: { ms: 520, gap: 80, easing: TRAVEL },
  order: { ms: 420, gap: 60, easing: TRAVEL },
};

/** 160 ms and 120 for each level. */
function cageTime(y: number): number {
  return 160 + 120 * Math.min(4, Math.max(1, Math.round(Math.abs(y) / LEVEL_PITCH)));
}
