import "server-only";
import type { Sharp } from "sharp";
import { PHOTO_WIDTHS } from "#lib/fields/photos.ts";
import type { PhotoMeasures } from "#lib/photos/measures.ts";
import { keptShare } from "#lib/photos/straighten.ts";
import type { PhotoEdits } from "#lib/schemas/photos.ts";
import { measure } from "./measure.ts";
import type { Picture } from "./read-picture.ts";
import { sharp } from "./sharp.ts";

export const PICTURE_FORMATS = ["webp", "jpeg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export type Variant = Picture & { format: PictureFormat };

export interface Pictures {
  width: number;
  height: number;
  placeholder: string;
  measures: PhotoMeasures;
  variants: Variant[];
}

// libvips' own 4 takes twice as long and saves a twenty-fifth of the bytes.
const WEBP_EFFORT = 2;
const QUALITY = { webp: 78, jpeg: 80 } as const;
// Sixty of them are on one screen.
const THUMBNAIL_BYTES = 20 * 1024;
const THUMBNAIL_QUALITIES = [75, 60, 45, 30];
const PLACEHOLDER_WIDTH = 16;

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const ofRaw = ({ data, info }: Raw): Sharp => {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
};

const toRaw = async (picture: Sharp): Promise<Raw> =>
  (await picture.raw().toBuffer({ resolveWithObject: true })) as Raw;

async function straighten(turned: Raw, degrees: number): Promise<Raw> {
  const share = keptShare(turned.info.width, turned.info.height, degrees);
  const width = Math.max(1, Math.floor(turned.info.width * share));
  const height = Math.max(1, Math.floor(turned.info.height * share));
  const whole = await toRaw(ofRaw(turned).rotate(degrees));
  const left = Math.floor((whole.info.width - width) / 2);
  const top = Math.floor((whole.info.height - height) / 2);
  return toRaw(ofRaw(whole).extract({ left, top, width, height }));
}

async function crop(picture: Raw, share: NonNullable<PhotoEdits["crop"]>): Promise<Raw> {
  const { info } = picture;
  const left = Math.min(info.width - 1, Math.round(info.width * share.left));
  const top = Math.min(info.height - 1, Math.round(info.height * share.top));
  const width = Math.max(1, Math.min(info.width - left, Math.round(info.width * share.width)));
  const height = Math.max(1, Math.min(info.height - top, Math.round(info.height * share.height)));
  return toRaw(ofRaw(picture).extract({ left, top, width, height }));
}

const shrunk = (picture: Sharp, width: number) =>
  picture.resize({ width, withoutEnlargement: true });

/** The largest picture that is shown, after every edit; `width` and `height` are those before it was scaled. */
async function edit(original: Buffer, edits: PhotoEdits) {
  const { rotation, straighten: degrees, crop: share, brightness } = edits;
  const { width, height } = await sharp(original).metadata();
  let size = rotation % 180 === 0 ? { width, height } : { width: height, height: width };
  let shown: Raw | null = null;
  if (degrees !== 0 || share) {
    shown = await toRaw(sharp(original).rotate(rotation));
    if (degrees !== 0) shown = await straighten(shown, degrees);
    if (share) shown = await crop(shown, share);
    size = shown.info;
  }
  const largest = shrunk(
    shown ? ofRaw(shown) : sharp(original).rotate(rotation),
    PHOTO_WIDTHS.large,
  );
  const bright = brightness === 1 ? largest : largest.linear(brightness, 0);
  return { shown: await toRaw(bright), width: size.width, height: size.height };
}

/** As many widths as the picture has pixels for: none is enlarged. */
export const widthsOf = (width: number): number[] => [
  ...new Set(Object.values(PHOTO_WIDTHS).map((wanted) => Math.min(wanted, width))),
];

async function encode(picture: Sharp, format: PictureFormat, quality: number): Promise<Variant> {
  const encoded =
    format === "webp"
      ? picture.webp({ quality, effort: WEBP_EFFORT })
      : picture.jpeg({ quality, progressive: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { format, bytes: data, width: info.width, height: info.height };
}

async function encodeThumbnail(picture: Sharp, format: PictureFormat): Promise<Variant> {
  let variant: Variant | undefined;
  for (const quality of THUMBNAIL_QUALITIES) {
    variant = await encode(picture.clone(), format, quality);
    if (variant.bytes.length <= THUMBNAIL_BYTES) break;
  }
  return variant as Variant;
}

async function makeVariants(shown: Raw, width: number): Promise<Variant[]> {
  const picture = shrunk(ofRaw(shown), width);
  const scaled = ofRaw(await toRaw(picture));
  const variants: Variant[] = [];
  for (const format of PICTURE_FORMATS) {
    variants.push(
      width <= PHOTO_WIDTHS.thumbnail
        ? await encodeThumbnail(scaled.clone(), format)
        : await encode(scaled.clone(), format, QUALITY[format]),
    );
  }
  return variants;
}

async function makePlaceholder(shown: Raw): Promise<string> {
  const size = { width: PLACEHOLDER_WIDTH, height: PLACEHOLDER_WIDTH, fit: "inside" } as const;
  const tiny = await ofRaw(shown).resize(size).webp({ quality: 20 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** Makes what is shown of a photograph, from the original and what was done to it. */
export async function makePictures(original: Buffer, edits: PhotoEdits): Promise<Pictures> {
  const { shown, width, height } = await edit(original, edits);
  const variants: Variant[] = [];
  for (const wanted of widthsOf(shown.info.width)) {
    variants.push(...(await makeVariants(shown, wanted)));
  }
  const placeholder = await makePlaceholder(shown);
  const measures = await measure(ofRaw(shown));
  return { width, height, placeholder, measures, variants };
}
