/** An uploaded photo, and when it was selected. */
export type Arrived = { photoId: string; addedAt: number };

/**
 * Returns the photo that a new one goes before: the first that was selected later.
 * @param ids all photos in order
 * @param addedAt when the new one was selected
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
