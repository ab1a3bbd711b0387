import type { PhotosView, PhotoView } from "#lib/schemas/photos.ts";

/**
 * Returns a photo as the API does.
 * @param number makes it unique
 */
export function photoOf(number: number, change: Partial<PhotoView> = {}): PhotoView {
  const name = String(number).padStart(43, "0");
  const picture = { width: 400, height: 300 };
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    revision: 1,
    room: null,
    caption: "",
    alternativeText: `Photograph ${number} of the home`,
    isOwnAlternativeText: false,
    width: 1600,
    height: 1200,
    placeholder: "data:image/webp;base64,UklGRg==",
    webp: [{ ...picture, url: `/api/photo-files/${name}.webp` }],
    jpeg: [{ ...picture, url: `/api/photo-files/${name}.jpg` }],
    originalUrl: `/api/photo-files/${name}.jpg`,
    edits: { rotation: 0, straighten: 0, crop: null, brightness: 1 },
    alteration: null,
    findings: [],
    hints: [],
    addedAt: "2026-05-01T12:00:00.000Z",
    goneAt: null,
    ...change,
  };
}

export const photosOf = (photos: PhotoView[], change: Partial<PhotosView> = {}): PhotosView => ({
  photos,
  deleted: [],
  coverage: { wanted: [] },
  cannotAdd: null,
  ...change,
});
