import { PHOTO_ROOM_KEYS, PHOTO_ROOMS } from "#lib/fields/photos.ts";
import { roomLabel } from "#lib/photos/rooms.ts";
import type { PhotoRoomChoice, PhotosView, PhotoView } from "#lib/schemas/photos.ts";

type WithRoom = Pick<PhotoView, "room">;

export const NO_ROOM = "No room selected";

/** Returns the name of the room, or "No room selected". */
export const nameOfRoom = ({ room }: WithRoom): string => (room ? roomLabel(room, null) : NO_ROOM);

/** Returns the name of the room, or "Photo 3" without one. */
export const nameOfPhoto = ({ room }: WithRoom, index: number): string =>
  room ? roomLabel(room, null) : `Photo ${index + 1}`;

/** Returns the rooms to choose from: each kind, and the numbered ones of this home and its photos. */
export function roomChoices({
  photos,
  coverage,
}: Pick<PhotosView, "photos" | "coverage">): PhotoRoomChoice[] {
  const known = [...coverage.wanted, ...photos].flatMap(({ room }) => (room ? [room] : []));
  return PHOTO_ROOM_KEYS.flatMap((key) => {
    const numbers = known.flatMap((room) => (room.key === key ? [room.number ?? 0] : []));
    const highest = PHOTO_ROOMS[key].many ? Math.max(0, ...numbers) : 0;
    return Array.from({ length: highest + 1 }, (_, number) => ({ key, number: number || null }));
  });
}
