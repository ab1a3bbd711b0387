import { roomLabel } from "#lib/photos/rooms.ts";
import type { PhotoView } from "#lib/schemas/photos.ts";

type WithRoom = Pick<PhotoView, "room">;

export const NO_ROOM = "No room selected";

export const nameOfRoom = ({ room }: WithRoom): string => (room ? roomLabel(room, null) : NO_ROOM);

/** Returns the name of the room, or "Photo 3" without one. */
export const nameOfPhoto = ({ room }: WithRoom, index: number): string =>
  room ? roomLabel(room, null) : `Photo ${index + 1}`;
