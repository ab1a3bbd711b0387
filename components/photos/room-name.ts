import { PHOTO_ROOMS } from "#lib/fields/photos.ts";
import type { PhotoRoomChoice, PhotoView } from "#lib/schemas/photos.ts";

export const ROOM_NOT_TOLD = "Room not told";

export function nameOfRoom(room: PhotoRoomChoice | null): string {
  if (!room) return ROOM_NOT_TOLD;
  const { label } = PHOTO_ROOMS[room.key];
  return room.number === null ? label : `${label} ${room.number}`;
}

/** "Photograph 3" where its room is not told. */
export const nameOfPhoto = ({ room }: Pick<PhotoView, "room">, index: number): string =>
  room ? nameOfRoom(room) : `Photograph ${index + 1}`;
