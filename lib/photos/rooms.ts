import type { Basics } from "#lib/fields/basics.ts";
import { PHOTO_ROOMS, type PhotoRoom } from "#lib/fields/photos.ts";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";
import { BATHROOM_KINDS } from "#lib/us/measures.ts";

/** The bathrooms as The Basics count them, in the order of their numbers: full ones come first. */
export function bathroomKinds(basics: Basics | null): string[] {
  if (!basics) return [];
  return BATHROOM_KINDS.flatMap(({ field, name }) =>
    Array.from({ length: basics[field] }, () => name),
  );
}

/** How many of a room the home has; null where The Basics don't count it. */
export function countOf(key: PhotoRoom, basics: Basics | null): number | null {
  if (!basics) return null;
  if (key === "bedroom") return basics.bedrooms;
  return key === "bathroom" ? bathroomKinds(basics).length : null;
}

/** "Kitchen", "Bedroom 2", "Bathroom 3 (half)". */
export function roomLabel({ key, number }: PhotoRoomChoice, basics: Basics | null): string {
  const { label, many } = PHOTO_ROOMS[key];
  if (!many || number === null) return label;
  const kind = key === "bathroom" ? bathroomKinds(basics)[number - 1] : undefined;
  return `${label} ${number}${kind ? ` (${kind})` : ""}`;
}

/** A photograph, as far as its room matters. */
export interface PhotoOfRoom {
  id: string;
  room: PhotoRoomChoice | null;
}
