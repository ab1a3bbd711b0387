import "server-only";
import { AppError } from "#lib/errors.ts";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import { streamBody } from "./body.ts";

const TOO_LARGE = "Each part can be up to 5 MiB.";
const WRONG_LENGTH = "This part isn't the expected size. Please send it again.";

/**
 * Streams the body of one part of an upload.
 * @param bytes the part's expected size
 * @throws AppError `too_large`, and as `streamBody`
 */
export function streamPart(request: Request, bytes: number): AsyncIterable<Uint8Array> {
  if (Number(request.headers.get("content-length")) > PHOTO_PART_BYTES) {
    throw new AppError("too_large", TOO_LARGE);
  }
  return streamBody(request, bytes, WRONG_LENGTH);
}
