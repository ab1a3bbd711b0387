import type { PhotoEdits } from "#lib/schemas/photos.ts";

export const NO_EDITS: PhotoEdits = { rotation: 0, straighten: 0, crop: null, brightness: 1 };
