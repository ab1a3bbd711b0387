import type { PublicListing, PublicPhoto, UnalteredPhoto } from "./public-listing.ts";

export interface PhotoInOrder extends UnalteredPhoto {
  room: string | null;
  roomKey: string | null;
  caption: string;
  /** Null for a photo that isn't altered. */
  alteration: { kinds: readonly string[]; labels: readonly string[] } | null;
  /** The original of an altered photo. */
  isUnaltered: boolean;
}

const asTaken = (altered: PublicPhoto, unaltered: UnalteredPhoto): PhotoInOrder => ({
  ...unaltered,
  room: altered.room,
  roomKey: altered.roomKey,
  caption: "",
  alteration: null,
  isUnaltered: true,
});

/** Returns the photos in order, each altered one followed by its original, without duplicates. */
export function photosInOrder({ photos }: Pick<PublicListing, "photos">): PhotoInOrder[] {
  const order = new Map<string, PhotoInOrder>();
  const unaltered = new Set(photos.flatMap(({ alteration }) => alteration?.unaltered.id ?? []));
  const listed = new Map(photos.map((photo) => [photo.id, photo]));
  const put = (photo: PhotoInOrder) => {
    if (!order.has(photo.id)) order.set(photo.id, photo);
  };
  for (const photo of photos) {
    put({ ...photo, isUnaltered: unaltered.has(photo.id) });
    if (!photo.alteration) continue;
    const taken = photo.alteration.unaltered;
    const own = listed.get(taken.id);
    put(own ? { ...own, isUnaltered: true } : asTaken(photo, taken));
  }
  return [...order.values()];
}

/** Returns the caption, or else the alternative text, and any alteration. */
export function describePhoto(photo: PhotoInOrder, ...more: string[]): string {
  const { caption, alternativeText, alteration, isUnaltered } = photo;
  const text = caption || alternativeText;
  const notes = [
    ...(alteration ? [`Altered: ${alteration.labels.join("; ")}.`] : []),
    ...(isUnaltered ? ["Unaltered."] : []),
    ...more,
  ];
  const isSentence = notes.length === 0 || /[.!?]$/.test(text);
  return [isSentence || !text ? text : `${text}.`, ...notes].filter(Boolean).join(" ");
}
