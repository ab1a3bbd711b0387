import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { documents, documentVersions } from "#db/schema/index.ts";
import type { Viewer } from "#db/visible-documents.ts";
import { AppError } from "#lib/errors.ts";
import { MAX_LISTED_DOCUMENTS } from "#lib/fields/documents.ts";
import { lockAccount } from "./account-lock.ts";
import type { DocumentFile } from "./document-files.ts";
import { assertRevisionSeen, isOpenDocument, noDocument } from "./documents.ts";

const FULL = `Your listing has ${MAX_LISTED_DOCUMENTS} documents, the most allowed. Remove one first.`;

const isListed = and(isNotNull(documents.listedAt), isNull(documents.deletedAt));
const isCurrent = and(
  eq(documentVersions.documentId, documents.id),
  eq(documentVersions.number, documents.version),
);

/** The documents on an account's listing page, by name. */
export const listedDocumentsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: documents.id,
        name: documents.name,
        folder: documents.folder,
        kind: documentVersions.kind,
        bytes: documentVersions.bytes,
      })
      .from(documents)
      .innerJoin(documentVersions, isCurrent)
      .where(and(eq(documents.accountId, accountId), isListed))
      .orderBy(sql`lower(${documents.name})`, documents.id),
  (rows) => rows,
);

/** Returns the current file of a document on an account's listing page, or null. */
export async function findListedFile(
  accountId: string,
  documentId: string,
  db: Executor = database(),
): Promise<DocumentFile | null> {
  const [file] = await db
    .select({
      fileName: documentVersions.fileName,
      kind: documentVersions.kind,
      bytes: documentVersions.bytes,
      name: documents.name,
    })
    .from(documents)
    .innerJoin(documentVersions, isCurrent)
    .where(and(eq(documents.id, documentId), eq(documents.accountId, accountId), isListed));
  return file ?? null;
}

/**
 * Adds a document to the listing page of its account, or removes it.
 * @param wanted.revision the document's, as the person saw it
 * @throws AppError `not_found`, `conflict` at the limit, or to add one that was changed since
 */
export async function setDocumentListing(
  viewer: Viewer,
  id: string,
  { isListed: wanted, revision }: { isListed: boolean; revision: number | undefined },
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, viewer.accountId);
    const [document] = await tx
      .select({ listedAt: documents.listedAt, revision: documents.revision })
      .from(documents)
      .where(isOpenDocument(viewer, id))
      .for("no key update");
    if (!document) throw noDocument();
    if (wanted === (document.listedAt !== null)) return;
    if (wanted) assertRevisionSeen(document.revision, revision);
    const ofAccount = and(eq(documents.accountId, viewer.accountId), isListed);
    if (wanted && (await tx.$count(documents, ofAccount)) >= MAX_LISTED_DOCUMENTS) {
      throw new AppError("conflict", FULL);
    }
    const listedAt = wanted ? new Date() : null;
    await tx
      .update(documents)
      .set({ listedAt, revision: document.revision + 1 })
      .where(eq(documents.id, id));
  });
}
