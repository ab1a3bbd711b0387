/** A photograph that has arrived, and when it was chosen. */
export type Arrived = { photoId: string; addedAt: number };

/**
 * The photograph that one has to stand before, so that it stands after those that were chosen before
 * it and before those that were chosen after it. Null: none, it is the last; undefined: it stands well.
 */
export function placeOfChoice(
  ids: readonly string[],
  { photoId, addedAt }: Arrived,
  others: readonly Arrived[],
): string | null | undefined {
  const index = ids.indexOf(photoId);
  const placesOf = (some: readonly Arrived[]) =>
    some.map((one) => ids.indexOf(one.photoId)).filter((place) => place !== -1);
  const earlier = placesOf(others.filter((one) => one.addedAt < addedAt));
  const later = placesOf(others.filter((one) => one.addedAt > addedAt));
  if (index === -1) return undefined;
  if (Math.max(-1, ...earlier) > index) return ids[Math.max(...earlier) + 1] ?? null;
  return Math.min(ids.length, ...later) < index ? ids[Math.min(...later)] : undefined;
}
