import "server-only";
import { AppError } from "#lib/errors.ts";

/** A rejected file, of which nothing is stored. The message says why. */
export class DocumentRefused extends AppError {
  constructor(message: string) {
    super("bad_request", message);
  }
}

export const LOCKED =
  "This file needs a password to open. Save it without the password and upload it again.";
export const MACROS =
  "This file has macros, which are small programs. Save it without macros, or as a PDF, and upload that.";

export const SAVE_AS_PDF = "Save it as a PDF and upload that.";
export const EMBEDDED = `This file has another file or program embedded in it. ${SAVE_AS_PDF}`;
