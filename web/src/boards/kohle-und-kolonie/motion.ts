/** How the pieces of Kohle & Kolonie travel. */
import { OUT, type Styles, TRAVEL } from '../motion';

export const STYLES: Styles = {
  tile: { ms: 520, gap: 80, easing: TRAVEL },
  miner: { ms: 420, gap: 60, easing: TRAVEL },
  engineer: { ms: 420, gap: 60, easing: TRAVEL },
  engine: { ms: 420, gap: 80, easing: TRAVEL },
  settlement: { ms: 420, gap: 60, easing: OUT },
  coin: { ms: 240, gap: 60, easing: OUT },
};
