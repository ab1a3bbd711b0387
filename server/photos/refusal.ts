import "server-only";
import { AppError } from "#lib/errors.ts";

/** A rejected file, of which nothing is stored. The message says why. */
export class PictureRefused extends AppError {
  constructor(message: string, options?: { cause?: unknown }) {
    super("bad_request", message, options);
  }
}

export const DAMAGED =
  "This file is damaged or incomplete. If it opens on your device, add it again.";

export const TOO_HARD =
  "This photo takes too much time or memory to process. Save it as a JPEG and add that.";
