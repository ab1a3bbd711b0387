import { and, count, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { documentLinks, documents, documentVersions, properties } from "#db/schema/index.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { MAX_LINKS } from "#lib/fields/documents.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import type { DocumentFile } from "./document-files.ts";
import { isVisibleTo, type Viewer } from "#db/visible-documents.ts";
import { assertRevisionSeen, noDocument } from "./documents.ts";

const FULL = `This document has ${MAX_LINKS} links, the most allowed. To share it again, delete it and add it as a new document.`;
const noLink = () => notFound("Link not found.");

/** The links to the documents that a person sees, the newest first. */
export const linksOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({
        id: documentLinks.id,
        documentId: documentLinks.documentId,
        buyer: documentLinks.buyer,
        endsAt: documentLinks.endsAt,
        maxDownloads: documentLinks.maxDownloads,
        downloads: documentLinks.downloads,
        lastDownloadAt: documentLinks.lastDownloadAt,
        withdrawnAt: documentLinks.withdrawnAt,
      })
      .from(documentLinks)
      .innerJoin(documents, eq(documents.id, documentLinks.documentId))
      .where(isVisibleTo(owner))
      .orderBy(sql`${documentLinks.createdAt} desc`, documentLinks.id),
  (rows) => rows,
);
export type LinkRow = ReturnType<typeof linksOfAccount.view>[number];

type NewLink = Pick<
  typeof documentLinks.$inferSelect,
  "id" | "secretHash" | "buyer" | "endsAt" | "maxDownloads"
>;

/**
 * @param link.revision the document's, as the person saw it
 * @throws AppError `not_found`, `conflict` at the limit, or for a document that was changed since
 */
export async function addDocumentLink(
  viewer: Viewer,
  documentId: string,
  { revision, ...link }: NewLink & { revision: number | undefined },
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ revision: documents.revision })
      .from(documents)
      .where(and(eq(documents.id, documentId), isVisibleTo(viewer), isNull(documents.deletedAt)))
      .for("no key update");
    if (!found) throw noDocument();
    assertRevisionSeen(found.revision, revision);
    const [made] = await tx
      .select({ count: count() })
      .from(documentLinks)
      .where(eq(documentLinks.documentId, documentId));
    if ((made?.count ?? 0) >= MAX_LINKS) throw new AppError("conflict", FULL);
    await tx.insert(documentLinks).values({ documentId, createdBy: viewer.id, ...link });
  });
}

/** Withdraws a link; no effect the second time. @throws AppError `not_found` */
export async function withdrawDocumentLink(
  viewer: Viewer,
  linkId: string,
  db: Executor = database(),
): Promise<void> {
  const seen = db.select({ id: documents.id }).from(documents).where(isVisibleTo(viewer));
  const withdrawn = await db
    .update(documentLinks)
    .set({ withdrawnAt: sql`coalesce(${documentLinks.withdrawnAt}, now())` })
    .where(and(eq(documentLinks.id, linkId), inArray(documentLinks.documentId, seen)))
    .returning({ id: documentLinks.id });
  if (withdrawn.length === 0) throw noLink();
}

const isValid = (now: Date) =>
  and(
    gt(documentLinks.endsAt, now),
    isNull(documentLinks.withdrawnAt),
    or(isNull(documentLinks.maxDownloads), lt(documentLinks.downloads, documentLinks.maxDownloads)),
  );

export type SharedDocument = DocumentFile &
  Pick<LinkRow, "id" | "buyer" | "endsAt" | "maxDownloads" | "downloads"> & {
    address: { line1: string; line2: string | null; city: string; state: string } | null;
    /** The home's. */
    timeZone: string;
  };

/** Returns the document behind a link; null if the link is unknown or expired. */
export async function findSharedDocument(
  secretHash: string,
  now: Date,
  db: Executor = database(),
): Promise<SharedDocument | null> {
  const [found] = await db
    .select({
      id: documentLinks.id,
      buyer: documentLinks.buyer,
      endsAt: documentLinks.endsAt,
      maxDownloads: documentLinks.maxDownloads,
      downloads: documentLinks.downloads,
      fileName: documentVersions.fileName,
      kind: documentVersions.kind,
      bytes: documentVersions.bytes,
      name: documents.name,
      line1: properties.addressLine1,
      line2: properties.addressLine2,
      city: properties.city,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
    })
    .from(documentLinks)
    .innerJoin(documents, eq(documents.id, documentLinks.documentId))
    .innerJoin(
      documentVersions,
      and(
        eq(documentVersions.documentId, documents.id),
        eq(documentVersions.number, documents.version),
      ),
    )
    .leftJoin(properties, eq(properties.userId, documents.accountId))
    .where(
      and(eq(documentLinks.secretHash, secretHash), isNull(documents.deletedAt), isValid(now)),
    );
  if (!found) return null;
  const { line1, line2, city, state, zipCode, chosenTimeZone, ...shared } = found;
  const timeZone = timeZoneOfHome({ state, zipCode, chosenTimeZone });
  return {
    ...shared,
    timeZone,
    address: line1 && city && state ? { line1, line2, city, state } : null,
  };
}

/** Counts a download. @returns false if the link has expired meanwhile */
export async function countDownload(
  linkId: string,
  now: Date,
  db: Executor = database(),
): Promise<boolean> {
  const counted = await db
    .update(documentLinks)
    .set({ downloads: sql`${documentLinks.downloads} + 1`, lastDownloadAt: now })
    .where(and(eq(documentLinks.id, linkId), isValid(now)))
    .returning({ id: documentLinks.id });
  return counted.length > 0;
}
