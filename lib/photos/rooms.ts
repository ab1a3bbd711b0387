import type { Basics } from "#lib/fields/basics.ts";
import { PHOTO_ROOMS, type PhotoRoom } from "#lib/fields/photos.ts";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";
import { BATHROOM_KINDS } from "#lib/us/measures.ts";

/** Returns the bathrooms counted in The Basics, in order of their numbers: full ones first. */
export function bathroomKinds(basics: Basics | null): string[] {
  if (!basics) return [];
  return BATHROOM_KINDS.flatMap(({ field, name }) =>
    Array.from({ length: basics[field] }, () => name),
  );
}

/** Returns how many of a room the home has; null if The Basics don't count it. */
export function countOf(key: PhotoRoom, basics: Basics | null): number | null {
  if (!basics) return null;
  if (key === "bedroom") return basics.bedrooms;
  return key === "bathroom" ? bathroomKinds(basics).length : null;
}

/** Formats a room: "Kitchen", "Bedroom 2", "Bathroom 3 (half)". */
export function roomLabel({ key, number }: PhotoRoomChoice, basics: Basics | null): string {
  const { label, many } = PHOTO_ROOMS[key];
  if (!many || number === null) return label;
  const kind = key === "bathroom" ? bathroomKinds(basics)[number - 1] : undefined;
  return `${label} ${number}${kind ? ` (${kind})` : ""}`;
}

export interface PhotoOfRoom {
  id: string;
  room: PhotoRoomChoice | null;
}
