import "server-only";
import { AppError } from "#lib/errors.ts";

/** A file that becomes no photograph: the sentence says why, and nothing of it is kept. */
export class PictureRefused extends AppError {
  constructor(message: string, options?: { cause?: unknown }) {
    super("bad_request", message, options);
  }
}

export const DAMAGED =
  "This file is damaged or was sent in part only. Open it on your device; if it looks right there, add it again.";

export const TOO_HARD =
  "This picture takes more time or memory than we have for one. Save it as a JPEG and add that.";
