/** A photo that has arrived, and when it was chosen. */
export type Arrived = { photoId: string; addedAt: number };

/**
 * The photo that a new one goes before: the first one that was chosen after it.
 * @param ids all photos in their order
 * @param addedAt when the new one was chosen
 */
export function placeOfChoice(
  ids: readonly string[],
  addedAt: number,
  arrived: readonly Arrived[],
): string | undefined {
  const later = new Set(
    arrived.filter((one) => one.addedAt > addedAt).map(({ photoId }) => photoId),
  );
  return ids.find((id) => later.has(id));
}
