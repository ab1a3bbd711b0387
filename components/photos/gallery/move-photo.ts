type Placed = { id: string };

/** Returns the photos with one moved to the index `to`, limited to the ends of the list. */
export function movePhoto<Photo extends Placed>(
  photos: readonly Photo[],
  id: string,
  to: number,
): Photo[] {
  const moved = photos.find((photo) => photo.id === id);
  const others = photos.filter((photo) => photo.id !== id);
  return moved ? others.toSpliced(Math.max(to, 0), 0, moved) : others;
}

/** Returns the id of the photo after this one, or null at the end. */
export function isBefore(photos: readonly Placed[], id: string): string | null {
  const index = photos.findIndex((photo) => photo.id === id);
  return photos[index + 1]?.id ?? null;
}
