import "server-only";
import { MAX_OFFER_FORM_MEGABYTES } from "#lib/fields/offers.ts";
import { countOfferUpload } from "#services/offer-attachments.ts";
import { clientAddress } from "./client-address.ts";
import { type FormWithFiles, readFormWithFiles } from "./form-with-files.ts";

// No form without files is larger.
const SMALL_BYTES = 32 * 1024;

/**
 * Reads the form of an offer or a counteroffer.
 * @throws AppError as `readFormWithFiles`, and `rate_limited` before reading a large one
 */
export async function readOfferForm(request: Request): Promise<FormWithFiles> {
  const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (!(length <= SMALL_BYTES)) await countOfferUpload(clientAddress(request.headers));
  return readFormWithFiles(request, MAX_OFFER_FORM_MEGABYTES * 1024 * 1024);
}
