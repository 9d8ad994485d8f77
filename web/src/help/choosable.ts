import type { Box } from './place';

const CHOOSABLE = '[data-target]:is([role="button"], button:enabled), .tb-bar, .tb-chooser';

/** Where on the screen the question may be answered: nothing may lie over it. */
export function choosable(): Box[] {
  const boxes = [...document.querySelectorAll(CHOOSABLE)].map((element) => element.getBoundingClientRect());
  return boxes.filter(({ width }) => width > 0);
}
