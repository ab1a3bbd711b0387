/** What can be done with a photograph of the gallery. */
export type PhotoActions = {
  open: (id: string) => void;
  /** Loads what `open` shows. */
  preload: () => void;
  /** @param to the place, from 0 */
  move: (id: string, to: number) => void;
  /** Asks for the place first. */
  askPlace: (id: string) => void;
  askDelete: (id: string) => void;
};
