import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { documents, documentVersions, userProfiles, users } from "#db/schema/index.ts";
import { isVisibleTo } from "#db/visible-documents.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The columns needed to serve a file. */
export type DocumentFile = Pick<
  typeof documentVersions.$inferSelect,
  "fileName" | "kind" | "bytes"
> & { name: string };

/** Matches files that belong to no document and no offer; written so that the files are found by name. */
const isLoose = sql`coalesce(${documentVersions.documentId}, ${documentVersions.submissionId}) is null`;

const FILE = {
  fileName: documentVersions.fileName,
  kind: documentVersions.kind,
  bytes: documentVersions.bytes,
  name: documents.name,
};

/** Every version of the documents that a person sees, the newest first. */
export const versionsOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({
        documentId: documentVersions.documentId,
        number: documentVersions.number,
        kind: documentVersions.kind,
        bytes: documentVersions.bytes,
        addedAt: documentVersions.addedAt,
        addedByName: sql<string | null>`coalesce(nullif(${userProfiles.name}, ''), ${users.email})`,
      })
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentVersions.documentId))
      .leftJoin(users, eq(users.id, documentVersions.addedBy))
      .leftJoin(userProfiles, eq(userProfiles.userId, documentVersions.addedBy))
      .where(isVisibleTo(owner))
      .orderBy(sql`${documentVersions.number} desc`),
  (rows) => rows,
);
export type VersionRow = ReturnType<typeof versionsOfAccount.view>[number];

/** A file of a document that the person sees, deleted ones included. */
export const fileOfVersion = ownedRead(
  (owner, db) =>
    db
      .select(FILE)
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentVersions.documentId))
      .where(
        and(
          eq(documents.id, sql.placeholder("documentId")),
          eq(documentVersions.number, sql.placeholder("number")),
          isVisibleTo(owner),
        ),
      ),
  ([file]): DocumentFile | null => file ?? null,
);

/** Returns the file of the current version; null for another version or a deleted document. */
export async function currentFileOf(
  documentId: string,
  version: number,
  db: Executor = database(),
): Promise<DocumentFile | null> {
  const [file] = await db
    .select(FILE)
    .from(documents)
    .innerJoin(
      documentVersions,
      and(
        eq(documentVersions.documentId, documents.id),
        eq(documentVersions.number, documents.version),
      ),
    )
    .where(and(eq(documents.id, documentId), eq(documents.version, version)));
  return file ?? null;
}

/** Adds the row of a file before it is written, so that no file in the store is without a row. */
export async function claimDocumentFile(
  file: Pick<
    typeof documentVersions.$inferInsert,
    "fileName" | "uploadId" | "attachmentName" | "kind" | "bytes" | "addedBy"
  >,
): Promise<void> {
  const keptUntil = new Date(Date.now() + DAY_MS);
  await database()
    .insert(documentVersions)
    .values({ ...file, keptUntil });
}

/** Assigns a stored file to a version of a document, or to a turn of an offer. */
export async function takeDocumentFile(
  db: Executor,
  fileName: string,
  owner: { number: number } & ({ documentId: string } | { submissionId: string }),
): Promise<void> {
  const taken = await db
    .update(documentVersions)
    // Earlier releases know no files of offers: their sweep spares one for a day, until all are updated.
    .set("documentId" in owner ? { ...owner, keptUntil: new Date() } : owner)
    .where(
      and(
        eq(documentVersions.fileName, fileName),
        isLoose,
        gt(documentVersions.keptUntil, new Date()),
      ),
    )
    .returning({ fileName: documentVersions.fileName });
  if (taken.length === 0) throw new Error("The document's file was deleted by a cleanup");
}

/**
 * Marks files as no longer being added, so that the sweep deletes those without an owner.
 * @returns the files without an owner
 */
export async function releaseDocumentFiles(fileNames: readonly string[]): Promise<string[]> {
  if (fileNames.length === 0) return [];
  const given = await database()
    .update(documentVersions)
    .set({ keptUntil: new Date(0) })
    .where(and(inArray(documentVersions.fileName, [...fileNames]), isLoose))
    .returning({ fileName: documentVersions.fileName });
  return given.map(({ fileName }) => fileName);
}

/** Returns files without an owner that aren't being added. */
export async function findOrphanedDocumentFiles(now: Date, most: number): Promise<string[]> {
  const loose = await database()
    .select({ fileName: documentVersions.fileName })
    .from(documentVersions)
    .where(
      and(
        isNull(documentVersions.documentId),
        isNull(documentVersions.submissionId),
        lt(documentVersions.keptUntil, now),
      ),
    )
    .orderBy(documentVersions.keptUntil)
    .limit(most);
  return loose.map(({ fileName }) => fileName);
}

/** Deletes the rows of files that are gone from the store. */
export async function deleteDocumentFileRows(fileNames: readonly string[]): Promise<void> {
  if (fileNames.length === 0) return;
  await database()
    .delete(documentVersions)
    .where(and(inArray(documentVersions.fileName, [...fileNames]), isLoose));
}

/** Returns the files of all documents of an account. */
export const documentFilesOfAccount = (accountId: string, db: Executor = database()) =>
  db
    .select({
      fileName: documentVersions.fileName,
      documentId: documents.id,
      number: documentVersions.number,
      name: documents.name,
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(eq(documents.accountId, accountId))
    .orderBy(documents.name, documentVersions.number);
