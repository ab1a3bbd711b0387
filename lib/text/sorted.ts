/** How many of the places in order stand before a position. */
export function countBefore(places: readonly number[], position: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether one of the places in order stands from a position on and before another. */
export function hasOneIn(places: readonly number[], from: number, to: number): boolean {
  return (places[countBefore(places, from)] ?? to) < to;
}
