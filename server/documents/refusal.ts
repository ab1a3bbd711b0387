import "server-only";
import { AppError } from "#lib/errors.ts";

/** A file that becomes no document: the sentence says why, and nothing of it is kept. */
export class DocumentRefused extends AppError {
  constructor(message: string) {
    super("bad_request", message);
  }
}
