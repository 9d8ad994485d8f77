/** How many things there is room for in one row; those beyond are measured as well, so they have to be laid out. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many of these widths fit; unless all do, beside something that leads to the others. */
export function fitting(widths: readonly number[], room: number, gap: number, more: number): number {
  const ends = widths.map((_, i) => widths.slice(0, i + 1).reduce((sum, width) => sum + width + gap, -gap));
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  return ends.filter((end) => end + gap + more <= room).length;
}

/** How wide its children may be together: its own width without the padding. */
export function roomIn(row: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  return row.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0);
}

/** The row's children are the things, and last what leads to the others. */
export function useFit(row: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = (): void => {
      const widths = [...element.children].map((child) => (child as HTMLElement).offsetWidth);
      const more = widths.pop() ?? 0;
      setCount(fitting(widths, roomIn(element), parseFloat(getComputedStyle(element).columnGap) || 0, more));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    for (const child of [element, ...element.children]) observer.observe(child);
    return () => observer.disconnect();
  });
  return count;
}
