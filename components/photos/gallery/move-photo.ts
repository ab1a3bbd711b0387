type Placed = { id: string };

/** The photographs with one of them moved to the place `to`, from 0; past an end it stays at the end. */
export function movePhoto<Photo extends Placed>(
  photos: readonly Photo[],
  id: string,
  to: number,
): Photo[] {
  const moved = photos.find((photo) => photo.id === id);
  const others = photos.filter((photo) => photo.id !== id);
  return moved ? others.toSpliced(Math.max(to, 0), 0, moved) : others;
}

/** Before which photograph it stands; null: at the end. */
export function isBefore(photos: readonly Placed[], id: string): string | null {
  const index = photos.findIndex((photo) => photo.id === id);
  return photos[index + 1]?.id ?? null;
}
