import "server-only";
import { createHash, randomBytes } from "node:crypto";
import pLimit from "p-limit";
import * as files from "#db/queries/document-files.ts";
import { offerFilesOfAccount } from "#db/queries/offer-files.ts";
import { DOCUMENT_KINDS, type DocumentKind, MAX_DOCUMENT_NAME } from "#lib/fields/documents.ts";
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

/** Returns a file's name without its extension. */
export function documentNameOf(fileName: string): string {
  const name = fileName.replace(/\.[a-z0-9]{1,5}$/i, "").trim() || "Document";
  return name.slice(0, MAX_DOCUMENT_NAME).toWellFormed().trim();
}

/**
 * Stores a file under a random name that is never reused. The sweep deletes it after a day unless
 * a document or an offer uses it.
 */
export async function storeDocument(
  bytes: Buffer,
  file: { kind: DocumentKind } & (
    { uploadId: string; addedBy: string } | { attachmentName: string }
  ),
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

/** Deletes files that belong to no document and no offer. The sweep retries what fails. */
export async function dropDocumentFiles(names: readonly string[]): Promise<void> {
  try {
    await deleteFiles(await files.releaseDocumentFiles(names));
  } catch (error) {
    logError("could not delete document files", error);
  }
}

/** Deletes the files of deleted documents and offers, and files that got no owner within a day. */
export async function sweepDocumentFiles(now: Date): Promise<void> {
  for (let n = 0; n < MAX_BATCHES; n++) {
    const names = await files.findOrphanedDocumentFiles(now, BATCH);
    await deleteFiles(names);
    if (names.length < BATCH) break;
  }
}

/** Returns a stored file's bytes as a stream; null if the store has lost it. */
export async function readDocumentFile(name: string): Promise<ReadableStream<Uint8Array> | null> {
  const store = await fileStore("documents");
  return store.read(FOLDER + name);
}

/** Returns a stored file's SHA-256 in hexadecimal digits; null if the store has lost it. */
export async function hashOfDocumentFile(name: string): Promise<string | null> {
  const body = await readDocumentFile(name);
  if (!body) return null;
  const hash = createHash("sha256");
  for await (const chunk of body) hash.update(chunk);
  return hash.digest("hex");
}

/** Returns the names of an account's stored files: versions of documents, and files of offers it knows of. */
export async function documentFilesToExport(accountId: string): Promise<{ fileName: string }[]> {
  const ofOffers = await offerFilesOfAccount(accountId);
  return [
    ...(await files.documentFilesOfAccount(accountId)),
    ...ofOffers.filter(({ isKnown }) => isKnown),
  ];
}
