import { and, eq, ne, sql, sum } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import {
  documents,
  documentVersions,
  offerSubmissions,
  photoFiles,
  photos,
  photoUploads,
  properties,
} from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { STORAGE_BYTES, STORAGE_FULL } from "#lib/fields/storage.ts";
import { getSubscription } from "./plans.ts";

const total = (column: Parameters<typeof sum>[0]) => sql<number>`coalesce(${sum(column)}, 0)`;

/**
 * Returns an account's stored bytes, including recently deleted files, buyers' files and uploads in
 * progress.
 * @param uploadId an upload that doesn't count
 */
async function storedBytes(
  tx: Transaction,
  accountId: string,
  uploadId: string | null,
): Promise<number> {
  const isOther = uploadId === null ? undefined : ne(photoUploads.id, uploadId);
  const parts = await Promise.all([
    tx
      .select({ bytes: total(photoFiles.bytes).mapWith(Number) })
      .from(photoFiles)
      .innerJoin(photos, eq(photos.id, photoFiles.photoId))
      .where(eq(photos.accountId, accountId)),
    tx
      .select({ bytes: total(documentVersions.bytes).mapWith(Number) })
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentVersions.documentId))
      .where(eq(documents.accountId, accountId)),
    tx
      .select({ bytes: total(documentVersions.bytes).mapWith(Number) })
      .from(documentVersions)
      .innerJoin(offerSubmissions, eq(offerSubmissions.id, documentVersions.submissionId))
      .innerJoin(properties, eq(properties.id, offerSubmissions.propertyId))
      .where(eq(properties.userId, accountId)),
    tx
      .select({ bytes: total(photoUploads.size).mapWith(Number) })
      .from(photoUploads)
      .where(and(eq(photoUploads.accountId, accountId), eq(photoUploads.state, "open"), isOther)),
  ]);
  return parts.flat().reduce((all, { bytes }) => all + bytes, 0);
}

/**
 * Checks the account's storage limit. An account above it, such as after its plan ended, can't add
 * anything. Lock the account first (`lockAccount`), so that concurrent additions count each other.
 * @param more bytes to add
 * @param uploadId their upload, which isn't counted twice
 * @throws AppError `conflict` above the limit
 */
export async function checkStorage(
  tx: Transaction,
  accountId: string,
  more: number,
  uploadId: string | null = null,
): Promise<void> {
  const plan = (await getSubscription(accountId, tx)) ? "withPlan" : "withoutPlan";
  const stored = await storedBytes(tx, accountId, uploadId);
  if (stored + more > STORAGE_BYTES[plan]) throw new AppError("conflict", STORAGE_FULL[plan]);
}
