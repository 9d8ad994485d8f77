/** Positions from the server's own samples, by the kind of their question: vite.config.ts. */
declare module 'examples:*' {
  import type { Position } from './lib/api';

  const found: Readonly<Record<string, Pick<Position, 'view' | 'seat' | 'decision'>>>;
  export default found;
}
