/** How the pieces of Schichtwechsel travel; those of a chain of effects one after the other. */
import { OUT, type Styles, TRAVEL } from '../motion';

export const STYLES: Styles = {
  coal: { ms: 420, gap: 80, lift: 12, easing: TRAVEL },
  spoil: { ms: 420, gap: 80, lift: 12, easing: TRAVEL },
  coke: { ms: 460, gap: 100, lift: 14, easing: TRAVEL },
  house: { ms: 520, gap: 120, lift: 16, easing: TRAVEL },
  headframe: { ms: 520, gap: 120, lift: 16, easing: TRAVEL },
  disc: { ms: (x) => 160 * Math.max(1, Math.round(Math.abs(x) / 64)), gap: 120, easing: TRAVEL },
  miner: { ms: 420, gap: 120, easing: TRAVEL },
  tile: { ms: 520, gap: 80, easing: TRAVEL },
  stone: { ms: 320, gap: 60, easing: OUT },
  water: { ms: 320, gap: 0, easing: TRAVEL },
};
