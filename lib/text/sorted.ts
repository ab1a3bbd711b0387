/** Returns how many of the sorted places are below a position. */
export function countBefore(places: readonly number[], position: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns whether a sorted place is in [from, to). */
export function hasOneIn(places: readonly number[], from: number, to: number): boolean {
  return (places[countBefore(places, from)] ?? to) < to;
}
