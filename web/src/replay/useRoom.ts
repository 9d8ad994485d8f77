import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How many pixels wide an element is, for drawings that are made for the room they have; `usual` until it is known. */
export function useRoom<E extends Element>(usual: number): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const seen = element.current;
    if (seen === null || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => {
      const found = Math.floor(seen.getBoundingClientRect().width);
      if (found > 0) setWidth(found);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(seen);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
