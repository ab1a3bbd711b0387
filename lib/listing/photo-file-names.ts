import type { PhotoInOrder } from "./photos-in-order.ts";

const inFileName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Returns file names that sort in photo order: "01-front-of-the-home.jpg", "02-kitchen-altered.jpg". */
export function photoFileNames(photos: readonly PhotoInOrder[]): string[] {
  const digits = Math.max(2, String(photos.length).length);
  return photos.map(({ room, alteration, isUnaltered }, index) => {
    const words = [
      String(index + 1).padStart(digits, "0"),
      inFileName(room ?? "photo"),
      alteration && "altered",
      isUnaltered && "unaltered",
    ];
    return `${words.filter(Boolean).join("-")}.jpg`;
  });
}
