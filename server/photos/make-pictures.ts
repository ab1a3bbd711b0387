import "server-only";
import { deserialize } from "node:v8";
import { PHOTO_WIDTHS } from "#lib/fields/photos.ts";
import { cutOf } from "#lib/photos/cut.ts";
import type { GreyRaster } from "#lib/photos/grey-raster.ts";
import { MEASURED_SIDE, type PhotoMeasures } from "#lib/photos/measures.ts";
import type { PhotoEdits } from "#lib/schemas/photos.ts";
import { AppError } from "#lib/errors.ts";
import { decode, DecodingFailed } from "./decode.ts";
import { measure } from "./measure.ts";
import { withMemory } from "./memory.ts";
import { MAKING_MEGABYTES } from "./picture-cost.ts";
import type { Picture } from "./read-picture.ts";
import { sharp } from "./sharp.ts";

const SECONDS_TO_WAIT = 10;

export type Variant = Picture & { format: "webp" | "jpeg" };

export interface Pictures {
  width: number;
  height: number;
  placeholder: string;
  measures: PhotoMeasures;
  variants: Variant[];
}

type Made = Pick<Pictures, "placeholder" | "variants"> & { grey: GreyRaster };

// For very tall photos.
const MAX_HEIGHT = 4096;

/**
 * Makes the variants of a photo from its original and edits.
 * @param original from `readPicture`
 * @returns `width` and `height` before scaling to the variants
 */
export async function makePictures(original: Buffer, edits: PhotoEdits): Promise<Pictures> {
  const cut = cutOf(await sharp(original).metadata(), edits);
  const job = {
    name: "make",
    cut,
    isWhole: cut.degrees === 0 && !edits.crop,
    brightness: edits.brightness,
    widths: Object.values(PHOTO_WIDTHS),
    mostHeight: MAX_HEIGHT,
    measuredSide: MEASURED_SIDE,
  } as const;
  const megabytes = MAKING_MEGABYTES[job.isWhole ? "whole" : "cut"] + (2 * original.length) / 1e6;
  const answer = await withMemory(megabytes, () => decode(original, job, megabytes)).catch(
    throwRetryable,
  );
  const { grey, ...made } = deserialize(answer) as Made;
  return { ...made, width: cut.width, height: cut.height, measures: await measure(grey) };
}

// A process killed for its memory often succeeds on retry.
function throwRetryable(error: unknown): never {
  if (!(error instanceof DecodingFailed && error.wasKilled)) throw error;
  const message = "We couldn't prepare this photo. Please try again in a moment.";
  throw new AppError("unavailable", message, { retryAfter: SECONDS_TO_WAIT });
}
