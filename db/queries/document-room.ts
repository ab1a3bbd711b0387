import { countDistinct, eq, sum } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { documents, documentVersions } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { MAX_ALL_BYTES, MAX_DOCUMENTS } from "#lib/fields/documents.ts";

const GIGABYTE = 1024 * 1024 * 1024;
const FULL = `You have ${MAX_DOCUMENTS} documents, the most allowed. To add another, delete some permanently.`;
const ALL_BYTES_TAKEN = `Your documents and their past versions use ${MAX_ALL_BYTES / GIGABYTE} GB, the most allowed. To add another, delete some permanently.`;

/**
 * Checks the account's limits. Recently deleted documents count, since their files still exist.
 * @param more bytes to add
 * @param isNew whether they are a new document or a version of one
 * @throws AppError `conflict` when the limit is exceeded
 */
export async function checkDocumentQuota(
  tx: Transaction,
  accountId: string,
  more: number,
  isNew = false,
): Promise<void> {
  const [kept] = await tx
    .select({
      documents: countDistinct(documents.id),
      bytes: sum(documentVersions.bytes).mapWith(Number),
    })
    .from(documents)
    .leftJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .where(eq(documents.accountId, accountId));
  if (isNew && (kept?.documents ?? 0) >= MAX_DOCUMENTS) throw new AppError("conflict", FULL);
  if ((kept?.bytes ?? 0) + more > MAX_ALL_BYTES) throw new AppError("conflict", ALL_BYTES_TAKEN);
}
