import sharp, { type Sharp } from "sharp";
import type { PhotoHintKind } from "#lib/schemas/photos.ts";

/** A photograph as a file, with the faults of the steps that it passes on its way to the product. */
export type Picture = Buffer;

const LONG_SIDE = 1280;
/** Strengths of a blur are told in pixels of a picture of this long side. */
const TOLD_SIDE = 1024;

const saved = (picture: Sharp, quality = 90): Promise<Picture> =>
  picture.jpeg({ quality }).toBuffer();

async function sizeOf(picture: Picture) {
  const { width, height } = await sharp(picture).metadata();
  return { width, height, scale: Math.max(width, height) / TOLD_SIDE };
}

export function untouched(file: string): Promise<Picture> {
  return saved(
    sharp(file)
      .autoOrient()
      .flatten({ background: "white" })
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside", withoutEnlargement: true }),
    95,
  );
}

/** Out of focus: a Gaussian whose standard deviation is so many pixels. */
async function outOfFocus(picture: Picture, sigma: number): Promise<Picture> {
  const { scale } = await sizeOf(picture);
  return saved(sharp(picture).blur({ sigma: sigma * scale, precision: "float" }));
}

/** Moved while it was taken, by so many pixels along the rows, the columns or the diagonal. */
async function moved(
  picture: Picture,
  pixels: number,
  direction: "across" | "down" | "diagonal",
): Promise<Picture> {
  const { scale } = await sizeOf(picture);
  const length = pixels * scale;
  const side = 2 * Math.ceil((length - 1) / 2) + 1;
  const middle = (side - 1) / 2;
  const kernel = Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [(index % side) - middle, Math.floor(index / side) - middle];
    const isOn = { across: y === 0, down: x === 0, diagonal: x === y }[direction];
    const along = Math.max(Math.abs(x), Math.abs(y));
    // The ends of the way may cover a pixel in part.
    return isOn ? Math.min(1, Math.max(0, length / 2 - along + 0.5)) : 0;
  });
  return saved(sharp(picture).convolve({ width: side, height: side, kernel }));
}

/** Exposed by so many stops more or less; what is then above white is lost. */
function exposed(picture: Picture, stops: number): Promise<Picture> {
  return saved(sharp(picture).linear(2 ** (stops / 2.2), 0));
}

/** Turned clockwise, and cut so that no corner is empty. */
async function turned(picture: Picture, degrees: number): Promise<Picture> {
  const { width, height } = await sizeOf(picture);
  const angle = Math.abs((degrees * Math.PI) / 180);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const scale = Math.min(
    width / (width * cosine + height * sine),
    height / (width * sine + height * cosine),
  );
  const rotated = sharp(
    await sharp(picture).rotate(degrees).png({ compressionLevel: 1 }).toBuffer(),
  );
  const outer = await rotated.metadata();
  const [innerWidth, innerHeight] = [Math.floor(width * scale), Math.floor(height * scale)];
  return saved(
    rotated.extract({
      left: Math.floor((outer.width - innerWidth) / 2),
      top: Math.floor((outer.height - innerHeight) / 2),
      width: innerWidth,
      height: innerHeight,
    }),
  );
}

/** Cut off at each side by a share of its length. */
async function cropped(picture: Picture, share: number): Promise<Picture> {
  const { width, height } = await sizeOf(picture);
  const [left, top] = [Math.round(width * share), Math.round(height * share)];
  return saved(
    sharp(picture).extract({ left, top, width: width - 2 * left, height: height - 2 * top }),
  );
}

async function savedAgain(
  picture: Picture,
  { size, quality }: { size: number; quality: number },
): Promise<Picture> {
  const { width } = await sizeOf(picture);
  return saved(sharp(picture).resize(Math.round(width * size)), quality);
}

const COPIES: readonly [string, (picture: Picture) => Promise<Picture>][] = [
  ["saved again at quality 40", (picture) => savedAgain(picture, { size: 1, quality: 40 })],
  ["at a third of the size", (picture) => savedAgain(picture, { size: 1 / 3, quality: 80 })],
  ["half a stop brighter", (picture) => exposed(picture, 0.5)],
  ["half a stop darker", (picture) => exposed(picture, -0.5)],
  ["2 % cut off at each side", (picture) => cropped(picture, 0.02)],
  ["5 % cut off at each side", (picture) => cropped(picture, 0.05)],
  ["straightened by 2°", (picture) => turned(picture, 2)],
];

interface Fault {
  hint: PhotoHintKind;
  name: string;
  make: (picture: Picture) => Promise<Picture>;
}

export const FAULTS: readonly Fault[] = [
  ...[1, 1.5, 2, 3].map((sigma) => ({
    hint: "blurred" as const,
    name: `out of focus, ${sigma} px`,
    make: (picture: Picture) => outOfFocus(picture, sigma),
  })),
  ...[4, 8].flatMap((pixels) =>
    (["across", "down", "diagonal"] as const).map((direction) => ({
      hint: "blurred" as const,
      name: `moved ${direction}, ${pixels} px`,
      make: (picture: Picture) => moved(picture, pixels, direction),
    })),
  ),
  ...[-1, -2, -3].map((stops) => ({
    hint: "too_dark" as const,
    name: `${-stops} stops darker`,
    make: (picture: Picture) => exposed(picture, stops),
  })),
  ...[1, 2, 3].map((stops) => ({
    hint: "blown_out" as const,
    name: `${stops} stops brighter`,
    make: (picture: Picture) => exposed(picture, stops),
  })),
  ...[1, -2, 2, -3, 3, -5, 5, 8].map((degrees) => ({
    hint: "tilted" as const,
    name: `turned by ${degrees}°`,
    make: (picture: Picture) => turned(picture, degrees),
  })),
  ...COPIES.map(([name, make]) => ({ hint: "same_picture" as const, name, make })),
];
