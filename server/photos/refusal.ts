import "server-only";
import { AppError } from "#lib/errors.ts";

/** A file that becomes no photograph: the sentence says why, and nothing of it is kept. */
export class PictureRefused extends AppError {
  constructor(message: string, options?: { cause?: unknown }) {
    super("bad_request", message, options);
  }
}

export const DAMAGED =
  "This file is damaged or incomplete. If it opens on your device, add it again.";

export const TOO_HARD =
  "This photo takes too much time or memory to process. Save it as a JPEG and add that.";
