/** Numbers of the plot of scores. */

export type Scale = { low: number; high: number; step: number };

/** Round numbers that hold all scores, about `wanted` lines apart. */
export function scaleOf(scores: readonly (readonly number[])[], wanted = 7): Scale {
  const all = scores.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const rough = (high - low) / wanted;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * magnitude).find((n) => n >= rough) ?? rough;
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step, step };
}

const LABEL = 42; // pixels that the number of a ply needs, with some air

/** Round steps between the plies that are numbered under a plot of `length` plies, so that no number meets another. */
export function pliesApart(length: number, width: number): number {
  const most = Math.max(1, Math.min(8, Math.floor(width / LABEL)));
  return Math.max(1, Math.ceil(length / (10 * most)) * 10);
}

/** A line of steps through the scores of a seat. */
export function steps(values: readonly number[], x: (n: number) => number, y: (value: number) => number): string {
  let path = `M${x(0)} ${y(values[0] ?? 0)}`;
  let last = values[0] ?? 0;
  for (const [n, value] of values.entries()) {
    if (value === last) continue;
    path += `H${x(n)}V${y(value)}`;
    last = value;
  }
  return `${path}H${x(values.length - 1)}`;
}

/** Places for labels near where they belong, none upon another; in the order they were given. */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  for (let i = 1; i < order.length; i += 1) {
    const above = found[order[i - 1] ?? 0] ?? 0;
    const here = order[i] ?? 0;
    found[here] = Math.max(found[here] ?? 0, above + gap);
  }
  return found;
}
