import { useEffect } from 'react';

/** The window's title while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Revier' : `${title} · Revier`;
  }, [title]);
}
