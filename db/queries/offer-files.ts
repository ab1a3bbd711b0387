import { and, asc, eq, sql, sum } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { isKnownToSeller } from "#db/known-offers.ts";
import { ownedRead, rowsOf } from "#db/owned-read.ts";
import { documentVersions, offers, offerSubmissions, properties } from "#db/schema/index.ts";
import { FIX_FIELDS } from "#lib/error-messages.ts";
import { AppError } from "#lib/errors.ts";
import { MAX_HOME_ATTACHMENT_BYTES, MAX_OFFER_ATTACHMENTS } from "#lib/fields/offers.ts";
import type { OfferAttachment } from "#lib/offers/attachments.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import type { DocumentFile } from "./document-files.ts";
import { checkStorage } from "./storage.ts";

/** A stored file that is about to be attached to a turn. */
export interface OfferFile extends OfferAttachment {
  fileName: string;
}

const OFFER_FULL = `An offer can have ${MAX_OFFER_ATTACHMENTS} files, counting those you sent before. Send fewer files.`;
const HOME_FULL =
  "This seller can't receive more files right now. Send your offer without files, or contact the seller.";

const refuse = (attachments: string): never => {
  throw new AppError("bad_request", FIX_FIELDS, { fields: { attachments } });
};

const FILE = {
  fileName: documentVersions.fileName,
  kind: documentVersions.kind,
  bytes: documentVersions.bytes,
  name: sql<string>`coalesce(${documentVersions.attachmentName}, '')`,
};

/** Returns the files of the turn in an enclosing statement. */
export const filesOfTurn = (db: Executor) =>
  rowsOf(
    db
      .select({
        number: documentVersions.number,
        name: sql<string>`coalesce(${documentVersions.attachmentName}, '')`.as("name"),
        kind: documentVersions.kind,
        bytes: documentVersions.bytes,
      })
      .from(documentVersions)
      .where(eq(documentVersions.submissionId, offerSubmissions.id))
      .orderBy(asc(documentVersions.number)),
  );

/** A file of a turn, as both sides see it. */
export type AttachedFile = Pick<
  typeof documentVersions.$inferSelect,
  "number" | "kind" | "bytes"
> & { name: string };

/** Matches the file that a read asks for. */
const isAsked = and(
  eq(offerSubmissions.number, sql.placeholder("turn")),
  eq(documentVersions.number, sql.placeholder("number")),
);

/** A file of an account's offer that the seller knows of. */
export const fileOfOffer = ownedRead(
  ({ accountId }, db) =>
    db
      .select(FILE)
      .from(offers)
      .innerJoin(properties, eq(properties.id, offers.propertyId))
      .innerJoin(offerSubmissions, eq(offerSubmissions.offerId, offers.id))
      .innerJoin(documentVersions, eq(documentVersions.submissionId, offerSubmissions.id))
      .where(
        and(
          eq(offers.id, sql.placeholder("offerId")),
          eq(properties.userId, accountId),
          isKnownToSeller,
          isAsked,
        ),
      ),
  ([file]): DocumentFile | null => file ?? null,
);

/** Returns a file of the offer of a buyer's page, or null. */
export async function findFileBySecret(
  secret: string,
  { turn, number }: { turn: number; number: number },
  db: Executor = database(),
): Promise<DocumentFile | null> {
  const [file] = await db
    .select(FILE)
    .from(offers)
    .innerJoin(offerSubmissions, eq(offerSubmissions.offerId, offers.id))
    .innerJoin(documentVersions, eq(documentVersions.submissionId, offerSubmissions.id))
    .where(and(eq(offers.secretHash, hashLinkSecret(secret)), isAsked))
    .execute({ turn, number });
  return file ?? null;
}

const attachedFiles = (db: Executor) =>
  db
    .select({
      fileName: documentVersions.fileName,
      name: FILE.name,
      submissionId: offerSubmissions.id,
      turn: offerSubmissions.number,
      number: documentVersions.number,
      isKnown: sql<boolean>`${isKnownToSeller}`,
    })
    .from(documentVersions)
    .innerJoin(offerSubmissions, eq(offerSubmissions.id, documentVersions.submissionId))
    .innerJoin(offers, eq(offers.id, offerSubmissions.offerId));

/** Returns the files of every buyer's offer, for a check. */
export const filesOfAllOffers = (db: Executor = database()) => attachedFiles(db);

/** Returns the files of an account's offers; `isKnown` is false for those the seller doesn't know of. */
export const offerFilesOfAccount = (accountId: string, db: Executor = database()) =>
  attachedFiles(db)
    .innerJoin(properties, eq(properties.id, offers.propertyId))
    .where(eq(properties.userId, accountId))
    .orderBy(offers.createdAt, offerSubmissions.number, documentVersions.number);

/**
 * Checks that a turn's files fit into its offer, its home and the account's storage. Lock the offer first, or
 * its home for a new one.
 * @throws AppError `bad_request` with `attachments`
 */
export async function checkOfferFiles(
  tx: Transaction,
  offer: { id: string; propertyId: string; accountId: string },
  files: readonly OfferFile[],
): Promise<void> {
  if (files.length === 0) return;
  const more = files.reduce((all, { bytes }) => all + bytes, 0);
  const [stored] = await tx
    .select({
      bytes: sum(documentVersions.bytes).mapWith(Number),
      ofOffer: sql<number>`(count(*) filter (where ${offerSubmissions.offerId} = ${offer.id}))::int`,
    })
    .from(documentVersions)
    .innerJoin(offerSubmissions, eq(offerSubmissions.id, documentVersions.submissionId))
    .where(eq(offerSubmissions.propertyId, offer.propertyId));
  if ((stored?.ofOffer ?? 0) + files.length > MAX_OFFER_ATTACHMENTS) refuse(OFFER_FULL);
  if ((stored?.bytes ?? 0) + more > MAX_HOME_ATTACHMENT_BYTES) refuse(HOME_FULL);
  try {
    await checkStorage(tx, offer.accountId, more);
  } catch (error) {
    // Its sentence is for the seller.
    if (error instanceof AppError && error.code === "conflict") refuse(HOME_FULL);
    throw error;
  }
}
