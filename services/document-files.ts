import "server-only";
import { randomBytes } from "node:crypto";
import pLimit from "p-limit";
import * as files from "#db/queries/document-files.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "#lib/fields/documents.ts";
import { fileStore } from "#server/file-store/index.ts";
import { logError } from "#server/log.ts";

export { type DocumentFile, fileOfVersion } from "#db/queries/document-files.ts";

const DELETIONS_AT_ONCE = 8;
// The next sweep deletes the rest.
const BATCH = 300;
const MAX_BATCHES = 30;

const FOLDER = "documents/";

/** Returns a file's media type by the extension it was stored with. */
export const typeOfDocument = (name: string): string =>
  Object.values(DOCUMENT_KINDS).find(({ extension }) => name.endsWith(`.${extension}`))?.type ??
  "application/octet-stream";

/**
 * Stores a file under a random name that is never reused. The sweep deletes it after a day unless
 * a document uses it.
 */
export async function storeDocument(
  bytes: Buffer,
  file: { uploadId: string; kind: DocumentKind; addedBy: string },
): Promise<{ fileName: string; kind: DocumentKind; bytes: number }> {
  const store = await fileStore("documents");
  const { extension, type } = DOCUMENT_KINDS[file.kind];
  const fileName = `${randomBytes(32).toString("base64url")}.${extension}`;
  await files.claimDocumentFile({ ...file, fileName, bytes: bytes.length });
  try {
    await store.put(FOLDER + fileName, bytes, type);
  } catch (error) {
    await dropDocumentFiles([fileName]);
    throw error;
  }
  return { fileName, kind: file.kind, bytes: bytes.length };
}

async function deleteFiles(names: readonly string[]): Promise<void> {
  const store = await fileStore("documents");
  await pLimit(DELETIONS_AT_ONCE).map(names, (name) => store.delete(FOLDER + name));
  await files.deleteDocumentFileRows(names);
}

/** Deletes files that belong to no document. The sweep retries what fails. */
export async function dropDocumentFiles(names: readonly string[]): Promise<void> {
  try {
    await deleteFiles(await files.releaseDocumentFiles(names));
  } catch (error) {
    logError("could not delete document files", error);
  }
}

/** Deletes the files of deleted documents, and files that got no document within a day. */
export async function sweepDocumentFiles(now: Date): Promise<void> {
  for (let n = 0; n < MAX_BATCHES; n++) {
    const names = await files.findOrphanedDocumentFiles(now, BATCH);
    await deleteFiles(names);
    if (names.length < BATCH) break;
  }
}

export async function readDocumentFile(name: string): Promise<ReadableStream<Uint8Array> | null> {
  const store = await fileStore("documents");
  return store.read(FOLDER + name);
}
