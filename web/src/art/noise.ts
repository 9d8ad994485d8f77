/** The same numbers from 0 to 1 for the same seed: edges that look drawn by hand and stay as they are. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
