/** Below these widths of the window, in px, something is laid out anew: `@media (--phone)` in style sheets. */
export const WIDTHS = {
  /** Of the bots' ranks two stand side by side. */
  ranks: 380,
  /** The header has no room for the name. */
  name: 440,
  phone: 600,
  /** Pages have their tabs at the bottom. */
  tabs: 760,
  small: 900,
  /** The lobby is one column. */
  column: 1020,
  /** Pages lie close to the edges, and nothing stands beside their forms. */
  page: 1100,
  /** The bar of a replay has two rows. */
  scrubber: 1200,
  medium: 1280,
};

export type WidthName = keyof typeof WIDTHS;

export function narrower(name: WidthName): string {
  return `(width < ${WIDTHS[name]}px)`;
}
