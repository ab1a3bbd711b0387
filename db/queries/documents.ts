import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  sql,
} from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  documents,
  documentVersions,
  photoUploads,
  userProfiles,
  users,
} from "#db/schema/index.ts";
import { isVisibleTo, type Viewer } from "#db/visible-documents.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { type DocumentKind, MAX_VERSIONS } from "#lib/fields/documents.ts";
import type { DocumentChange, DocumentTarget } from "#lib/schemas/documents.ts";
import { takeDocumentFile } from "./document-files.ts";
import { checkDocumentQuota } from "./document-room.ts";
import { lockAccount } from "./account-lock.ts";

const CONFLICT = "Someone else changed this document. Review the latest version, then try again.";
const NOT_YOURS = "Only the Admin or the person who added this document can change who sees it.";
const VERSIONS_FULL = `This document has ${MAX_VERSIONS} versions, the most allowed. Add the file as a new document.`;

const LISTED =
  "This document is on your listing now, so anyone can download its current version. To continue, add the file again.";

export const noDocument = () => notFound("Document not found.");

/** @throws AppError `conflict` if a document was changed since the revision that the person saw */
export function assertRevisionSeen(revision: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== revision) throw new AppError("conflict", CONFLICT);
}

const nameOfPerson = sql<string | null>`coalesce(nullif(${userProfiles.name}, ''), ${users.email})`;

const {
  words: _words,
  pageText: _pageText,
  accountId: _accountId,
  ...SHOWN
} = getTableColumns(documents);

export const documentsOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({ ...SHOWN, addedByName: nameOfPerson })
      .from(documents)
      .leftJoin(users, eq(users.id, documents.addedBy))
      .leftJoin(userProfiles, eq(userProfiles.userId, documents.addedBy))
      .where(isVisibleTo(owner))
      .orderBy(sql`lower(${documents.name})`, documents.id),
  (rows) => rows,
);
export type DocumentRow = ReturnType<typeof documentsOfAccount.view>[number];

/** The condition for a document that a person sees and that isn't deleted. */
export const isOpenDocument = (viewer: Viewer, id: string) =>
  and(eq(documents.id, id), isVisibleTo(viewer), isNull(documents.deletedAt));

async function requireOpenDocument(tx: Transaction, viewer: Viewer, id: string) {
  const [found] = await tx
    .select({
      revision: documents.revision,
      addedBy: documents.addedBy,
      name: documents.name,
      note: documents.note,
      folder: documents.folder,
      item: documents.itemKey,
      visibility: documents.visibility,
      listedAt: documents.listedAt,
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .where(isOpenDocument(viewer, id))
    .for("no key update");
  if (!found) throw noDocument();
  return found;
}

interface StoredFile {
  fileName: string;
  kind: DocumentKind;
  bytes: number;
}

// A job reads the text, since it may take a while.
async function readLater(tx: Transaction, kind: DocumentKind, documentId: string, number: number) {
  if (kind === "pdf") await addJob(tx, "read_document", { documentId, version: number });
}

interface AddedVersion {
  kind: DocumentKind;
  /** Whether the person saw the document on the listing page. */
  isListed: boolean | undefined;
}

async function addVersion(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { kind, isListed }: AddedVersion,
) {
  const { listedAt } = await requireOpenDocument(tx, viewer, id);
  if (listedAt && isListed === false) throw new AppError("conflict", LISTED);
  const [last] = await tx
    .select({ number: max(documentVersions.number) })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, id));
  const number = (last?.number ?? 0) + 1;
  if (number > MAX_VERSIONS) throw new AppError("conflict", VERSIONS_FULL);
  await tx
    .update(documents)
    .set({ version: number, pageText: "", revision: sql`${documents.revision} + 1` })
    .where(eq(documents.id, id));
  await readLater(tx, kind, id, number);
  return number;
}

/**
 * Turns a stored upload into a document or its next version.
 * @returns false if another request has done so
 * @throws AppError `conflict` at the limit, or for a version of a document that was listed since the person
 * saw it; `not_found` if the upload was canceled or the document is gone
 */
export async function addDocument(
  viewer: Viewer,
  uploadId: string,
  file: StoredFile,
  target: DocumentTarget,
  db: Executor = database(),
): Promise<boolean> {
  const { accountId, id: addedBy } = viewer;
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [upload] = await tx
      .select({ state: photoUploads.state })
      .from(photoUploads)
      .where(
        and(
          eq(photoUploads.id, uploadId),
          eq(photoUploads.accountId, accountId),
          eq(photoUploads.purpose, "document"),
        ),
      )
      .for("update");
    if (upload?.state === "done") return false;
    if (upload?.state !== "open") throw noDocumentUpload();
    const { documentId, name, folder, item, isListed } = target;
    await checkDocumentQuota(tx, accountId, file.bytes, documentId === null);
    const id = documentId ?? uploadId;
    if (documentId === null) {
      await tx.insert(documents).values({ id, accountId, addedBy, folder, name, itemKey: item });
      await readLater(tx, file.kind, id, 1);
    }
    const { kind } = file;
    const number = documentId === null ? 1 : await addVersion(tx, viewer, id, { kind, isListed });
    await takeDocumentFile(tx, file.fileName, { documentId: id, number });
    await tx.update(photoUploads).set({ state: "done" }).where(eq(photoUploads.id, uploadId));
    return true;
  });
}

export const noDocumentUpload = () =>
  notFound("This upload has expired. Please add the document again.");

/**
 * Changes a document's details, based on a revision. Limiting its visibility removes it from the listing
 * page.
 * @throws AppError `not_found`, `conflict` if it was changed since, `forbidden` if the caller may not
 * change its visibility
 */
export async function changeDocument(
  viewer: Viewer,
  id: string,
  { revision, item, ...values }: DocumentChange,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await requireOpenDocument(tx, viewer, id);
    if (found.revision !== revision) {
      const {
        addedBy: _addedBy,
        listedAt: _listedAt,
        updatedAt,
        revision: newer,
        ...current
      } = found;
      const conflict = { revision: newer, at: updatedAt.toISOString(), by: null, current };
      throw new AppError("conflict", CONFLICT, { conflict });
    }
    const isOther = values.visibility !== undefined && values.visibility !== found.visibility;
    if (isOther && viewer.id !== viewer.accountId && viewer.id !== found.addedBy) {
      throw new AppError("forbidden", NOT_YOURS);
    }
    const set = {
      ...values,
      ...(item !== undefined && { itemKey: item }),
      ...(isOther && values.visibility === "restricted" && { listedAt: null }),
    };
    await tx
      .update(documents)
      .set({ ...set, revision: sql`${documents.revision} + 1` })
      .where(eq(documents.id, id));
  });
}

/**
 * Makes a version the current one.
 * @param choice.revision the document's, as the person saw it
 * @throws AppError `not_found`, `conflict` if it was changed since
 */
export async function chooseVersion(
  viewer: Viewer,
  id: string,
  { number, revision }: { number: number; revision: number | undefined },
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    assertRevisionSeen((await requireOpenDocument(tx, viewer, id)).revision, revision);
    const [version] = await tx
      .select({ kind: documentVersions.kind })
      .from(documentVersions)
      .where(and(eq(documentVersions.documentId, id), eq(documentVersions.number, number)));
    if (!version) throw noDocument();
    await tx
      .update(documents)
      .set({ version: number, pageText: "", revision: sql`${documents.revision} + 1` })
      .where(eq(documents.id, id));
    await readLater(tx, version.kind, id, number);
  });
}

/** @throws AppError `not_found` */
export async function deleteDocument(
  viewer: Viewer,
  id: string,
  db: Executor = database(),
): Promise<void> {
  const deleted = await db
    .update(documents)
    .set({ deletedAt: new Date(), listedAt: null, revision: sql`${documents.revision} + 1` })
    .where(isOpenDocument(viewer, id))
    .returning({ id: documents.id });
  if (deleted.length === 0) throw noDocument();
}

/** @throws AppError `not_found` if no deleted one is found */
export async function restoreDocument(
  viewer: Viewer,
  id: string,
  db: Executor = database(),
): Promise<void> {
  const restored = await db
    .update(documents)
    .set({ deletedAt: null, revision: sql`${documents.revision} + 1` })
    .where(and(eq(documents.id, id), isVisibleTo(viewer), isNotNull(documents.deletedAt)))
    .returning({ id: documents.id });
  if (restored.length === 0) throw noDocument();
}

/**
 * Permanently deletes the deleted documents that a person sees.
 * @param until if given, those deleted later stay
 * @returns the names of their files, which now have no document
 */
export async function endDeletedOf(
  viewer: Viewer,
  until: Date | undefined,
  db: Executor = database(),
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const doomed = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(
          isVisibleTo(viewer),
          isNotNull(documents.deletedAt),
          until && lte(documents.deletedAt, until),
        ),
      )
      .for("update");
    const ids = doomed.map(({ id }) => id);
    const files = await tx
      .select({ fileName: documentVersions.fileName })
      .from(documentVersions)
      .where(inArray(documentVersions.documentId, ids));
    await tx.delete(documents).where(inArray(documents.id, ids));
    return files.map(({ fileName }) => fileName);
  });
}

/**
 * Permanently deletes documents deleted before a time. The sweep removes their files.
 * @returns how many
 */
export async function endDeletedDocuments(deletedBefore: Date, most: number): Promise<number> {
  const db = database();
  const over = db
    .select({ id: documents.id })
    .from(documents)
    .where(lt(documents.deletedAt, deletedBefore))
    .orderBy(documents.deletedAt)
    .limit(most);
  const ended = await db
    .delete(documents)
    .where(and(inArray(documents.id, over), lt(documents.deletedAt, deletedBefore)))
    .returning({ id: documents.id });
  return ended.length;
}

/** Stores a document's text, unless another version is now current. */
export async function savePageText(
  id: string,
  version: number,
  pageText: string,
  db: Executor = database(),
): Promise<void> {
  await db
    .update(documents)
    .set({ pageText })
    .where(and(eq(documents.id, id), eq(documents.version, version)));
}
