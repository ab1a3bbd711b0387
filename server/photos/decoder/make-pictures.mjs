import { greyRaster } from "./grey-raster.mjs";
import { sharp } from "./sharp.mjs";

const FORMATS = ["webp", "jpeg"];
// libvips' default of 4 takes twice as long and saves only 4% of the bytes.
const WEBP_EFFORT = 2;
const QUALITY = { webp: 78, jpeg: 80 };
// A screen can show sixty thumbnails.
const THUMBNAIL_BYTES = 20 * 1024;
const THUMBNAIL_QUALITIES = [75, 60, 45, 30];
const PLACEHOLDER_WIDTH = 16;

const ofRaw = ({ data, info: { width, height, channels } }) =>
  sharp(data, { raw: { width, height, channels } });

const toRaw = (picture) => picture.raw().toBuffer({ resolveWithObject: true });

// Scaled down before rotating, so that the full image is never in memory.
async function cutOut(original, { box, degrees, offset, ...size }, scale) {
  const scaled = (length) => Math.max(1, Math.round(length * scale));
  const piece = sharp(original)
    .extract(box)
    .resize({ width: scaled(box.width), height: scaled(box.height), fit: "fill" });
  const turned = await toRaw(ofRaw(await toRaw(piece)).rotate(degrees));
  const width = Math.min(turned.info.width, scaled(size.width));
  const height = Math.min(turned.info.height, scaled(size.height));
  const left = Math.round((turned.info.width - width) / 2 + offset.x * scale);
  const top = Math.round((turned.info.height - height) / 2 + offset.y * scale);
  return ofRaw(turned).extract({
    left: Math.min(Math.max(0, left), turned.info.width - width),
    top: Math.min(Math.max(0, top), turned.info.height - height),
    width,
    height,
  });
}

async function edit(original, { cut, isWhole, brightness, widths, mostHeight }) {
  const largest = Math.max(...widths);
  const scale = Math.min(1, largest / cut.width, mostHeight / cut.height);
  const picture = isWhole
    ? sharp(original).resize({ width: Math.max(1, Math.round(cut.width * scale)) })
    : await cutOut(original, cut, scale);
  return toRaw(brightness === 1 ? picture : picture.linear(brightness, 0));
}

async function encode(picture, format, quality) {
  const encoded =
    format === "webp"
      ? picture.webp({ quality, effort: WEBP_EFFORT })
      : picture.jpeg({ quality, progressive: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { format, bytes: data, width: info.width, height: info.height };
}

async function encodeThumbnail(picture, format) {
  let variant;
  for (const quality of THUMBNAIL_QUALITIES) {
    variant = await encode(picture.clone(), format, quality);
    if (variant.bytes.length <= THUMBNAIL_BYTES) break;
  }
  return variant;
}

async function makeVariants(shown, width, isThumbnail) {
  const isLargest = width === shown.info.width;
  const scaled = ofRaw(isLargest ? shown : await toRaw(ofRaw(shown).resize({ width })));
  const variants = [];
  for (const format of FORMATS) {
    variants.push(
      isThumbnail
        ? await encodeThumbnail(scaled.clone(), format)
        : await encode(scaled.clone(), format, QUALITY[format]),
    );
  }
  return variants;
}

async function makePlaceholder(shown) {
  const size = { width: PLACEHOLDER_WIDTH, height: PLACEHOLDER_WIDTH, fit: "inside" };
  const tiny = await ofRaw(shown).resize(size).webp({ quality: 20 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/**
 * Makes the variants of a photo, in each width it has enough pixels for.
 * @param {Buffer} original from `readPicture`
 * @param {object} wanted
 * @param {import("#lib/photos/cut.ts").Cut} wanted.cut
 * @param {boolean} wanted.isWhole whether the cut is the whole original, not rotated
 * @param {number} wanted.brightness a factor
 * @param {number[]} wanted.widths in pixels, thumbnail first
 * @param {number} wanted.mostHeight of the largest variant
 * @param {number} wanted.measuredSide of the gray raster
 */
export async function makePictures(original, wanted) {
  const shown = await edit(original, wanted);
  const [thumbnail = 0] = wanted.widths;
  const widths = new Set(wanted.widths.map((width) => Math.min(width, shown.info.width)));
  const variants = [];
  for (const width of widths) {
    variants.push(...(await makeVariants(shown, width, width <= thumbnail)));
  }
  const placeholder = await makePlaceholder(shown);
  return { placeholder, grey: await greyRaster(ofRaw(shown), wanted.measuredSide), variants };
}
