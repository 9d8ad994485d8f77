/** What a hint points at, as it is drawn now. */
import type { Box } from './place';

/** An option that is asked for: its id, and the components that stand for it. */
export type Wanted = { id: number; targets: readonly string[] };

const PLACES = '[data-target]:is([role="button"], button:enabled)';

/** What has to be clicked next for one of these options, from the board to the bar. */
export function wantedPlaces(wanted: readonly Wanted[]): Element[] {
  const ids = wanted.map(({ id }) => `[data-option="${id}"]`).join(', ');
  if (ids === '') return [];
  const confirm = seen(`.tb-confirm:is(${ids})`);
  if (confirm.length > 0) return confirm;
  const targets = new Set(wanted.flatMap((option) => option.targets));
  const board = seen(PLACES).filter((place) => targets.has(place.getAttribute('data-target') ?? ''));
  const open = board.filter((place) => place.getAttribute('aria-pressed') !== 'true');
  if (open.length > 0) return open;
  const buttons = seen(`:is(${ids})`);
  if (buttons.length > 0) return buttons;
  return seen('.tb-chooser').concat(seen('.tb-bar')).slice(0, 1);
}

/** Components that are spoken of. */
export function spokenOf(about: readonly string[]): Element[] {
  return about.flatMap((component) => seen(`[data-help="${component}"]`).slice(0, 3));
}

function seen(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((place) => place.getBoundingClientRect().width > 0);
}

const AIR = 6; // between a component and its outline

export function boxesOf(places: readonly Element[]): Box[] {
  return places.map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
  });
}

/** Whether boxes are the same to the pixel. */
export function areSame(a: readonly Box[], b: readonly Box[]): boolean {
  return a.length === b.length && a.every((box, n) => isNear(box, b[n]));
}

function isNear(a: Box, b: Box | undefined): boolean {
  if (b === undefined) return false;
  const apart = [a.left - b.left, a.top - b.top, a.width - b.width, a.height - b.height];
  return apart.every((by) => Math.abs(by) < 1);
}
