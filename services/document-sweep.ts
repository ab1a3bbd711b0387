import "server-only";
import { endDeletedDocuments } from "#db/queries/documents.ts";
import { DELETED_DOCUMENT_RETENTION_DAYS } from "#lib/fields/documents.ts";
import { fileStoreKind } from "#server/file-store/index.ts";
import { sweepDocumentFiles } from "./document-files.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
// The next sweep deletes the rest.
const MOST = 300;

/** Purges documents deleted 30 days ago, and removes files that belong to no document. */
export async function sweepDocuments(now: Date): Promise<void> {
  if (fileStoreKind() === "none") return;
  await endDeletedDocuments(
    new Date(now.getTime() - DELETED_DOCUMENT_RETENTION_DAYS * DAY_MS),
    MOST,
  );
  await sweepDocumentFiles(now);
}
