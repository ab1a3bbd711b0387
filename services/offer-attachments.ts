import "server-only";
import { createHash } from "node:crypto";
import { findFileBySecret, type OfferFile } from "#db/queries/offer-files.ts";
import { FIX_FIELDS } from "#lib/error-messages.ts";
import { AppError, found } from "#lib/errors.ts";
import { MAX_TURN_ATTACHMENTS } from "#lib/fields/offers.ts";
import { EMPTY_FILE } from "#lib/fields/storage.ts";
import { checkDocument } from "#server/documents/check-document.ts";
import { DocumentRefused } from "#server/documents/refusal.ts";
import { fileStoreKind } from "#server/file-store/index.ts";
import { inTurn } from "#server/photos/queue.ts";
import { documentNameOf, dropDocumentFiles, storeDocument } from "./document-files.ts";
import { countAttempt } from "./limits.ts";

export { fileOfOffer } from "#db/queries/offer-files.ts";

const TOO_MANY_FILES = `Choose up to ${MAX_TURN_ATTACHMENTS} files.`;
const TOO_MANY_UPLOADS =
  "A lot of files came from your network. Go back and send your offer without files, or try again in an hour.";
const TOO_MANY_DOWNLOADS =
  "Too many document requests came from your network. Please try again in an hour.";
const BUSY = "A lot of files are being uploaded right now. Please try again in a moment.";
const GONE = "This file is no longer available.";

/** Returns whether buyers can attach files: if there is a place to store them. */
export const takesAttachments = (): boolean => fileStoreKind() !== "none";

/**
 * Counts a form with files before it is read.
 * @param address the buyer's network address
 * @throws AppError `rate_limited`
 */
export async function countOfferUpload(address: string): Promise<void> {
  await countAttempt({ offerFilesByAddress: address }, TOO_MANY_UPLOADS);
}

const refusal = (attachments: string) =>
  new AppError("bad_request", FIX_FIELDS, { fields: { attachments } });

async function storeFile(file: File): Promise<OfferFile> {
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.length === 0) throw refusal(`${file.name}: ${EMPTY_FILE}`);
  const kind = await checkDocument(bytes, file.name).catch((error: unknown) => {
    throw error instanceof DocumentRefused ? refusal(`${file.name}: ${error.message}`) : error;
  });
  const attachmentName = documentNameOf(file.name);
  const stored = await storeDocument(bytes, { kind, attachmentName });
  return { ...stored, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/**
 * Checks and stores a buyer's files, and deletes those that no turn took.
 * @param owner whose files are checked one after the other: an id
 * @param send sends the offer or counteroffer
 * @throws AppError `bad_request` with `attachments` for a refused file, `unavailable`, and what `send` throws
 */
export async function withAttachments(
  owner: string,
  files: readonly File[],
  send: (stored: readonly OfferFile[]) => Promise<void>,
): Promise<void> {
  if (files.length === 0) return send([]);
  if (files.length > MAX_TURN_ATTACHMENTS) throw refusal(TOO_MANY_FILES);
  const stored: OfferFile[] = [];
  try {
    await inTurn(
      owner,
      async () => {
        for (const file of files) stored.push(await storeFile(file));
      },
      BUSY,
    );
    await send(stored);
  } finally {
    await dropDocumentFiles(stored.map(({ fileName }) => fileName));
  }
}

/**
 * Finds a file of the offer of a buyer's page.
 * @param asked the numbers of its turn and in it, as in the address
 * @param address the client's network address
 * @throws AppError `not_found`, `rate_limited`
 */
export async function findAttachment(
  secret: string,
  asked: { turn: string; number: string },
  address: string,
) {
  await countAttempt({ offerFileByAddress: address }, TOO_MANY_DOWNLOADS);
  const [turn, number] = [asked.turn, asked.number].map((text) =>
    /^[1-9]\d?$/.test(text) ? Number(text) : null,
  );
  return found(turn && number ? await findFileBySecret(secret, { turn, number }) : null, GONE);
}
