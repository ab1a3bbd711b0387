import type { PhotoRoomChoice, PhotoView } from "#lib/schemas/photos.ts";

export type PhotoActions = {
  open: (id: string) => void;
  /** Loads what `open` needs. */
  preload: () => void;
  /** @param to the new index, from 0 */
  move: (id: string, to: number) => void;
  /** Asks for a position and moves the photo there. */
  askPlace: (id: string) => void;
  delete: (id: string) => void;
  chooseRoom: (photo: PhotoView, room: PhotoRoomChoice | null) => void;
  toggle: (id: string) => void;
};
