import type { Box } from './place';

const LIT = '[data-target]:is([role="button"], button:enabled)';
const LISTED = '.tb-bar, .tb-chooser, .tb-drawer';

/** Places of the board where the question may be answered. */
export function lit(): Box[] {
  return boxes(LIT);
}

/** Where on the screen the question may be answered: nothing may lie over it. */
export function choosable(): Box[] {
  return boxes(`${LIT}, ${LISTED}`);
}

function boxes(selector: string): Box[] {
  const found = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  return found.filter(({ width }) => width > 0);
}
