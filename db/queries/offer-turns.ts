import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { addMail } from "#db/queries/mailed-links.ts";
import {
  documentVersions,
  listings,
  offerContacts,
  offers,
  offerSubmissions,
  properties,
} from "#db/schema/index.ts";
import type { OfferNews } from "#lib/events/event.ts";
import { AppError, found } from "#lib/errors.ts";
import {
  CONFIRM_OFFER_HOURS,
  MAX_BUYER_OFFERS,
  OFFER_CONTACT_RETENTION_DAYS,
  type OfferSide,
  type OfferTurnKind,
} from "#lib/fields/offers.ts";
import { currentTurn } from "#lib/offers/highest-and-best.ts";
import { isClosed, type OfferStatuses, turnOf } from "#lib/offers/statuses.ts";
import { reminderAt } from "#lib/offers/reminder-at.ts";
import { contingenciesOf, expiryOf, type OfferTerms } from "#lib/offers/terms.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { hashOfSubmission } from "#server/offer-hash.ts";
import { takeDocumentFile } from "./document-files.ts";
import { addEvent } from "./events.ts";
import { type AttachedFile, checkOfferFiles, filesOfTurn, type OfferFile } from "./offer-files.ts";
import { contactColumns, ofAccountById } from "./offers.ts";
import { lockProperty } from "./properties.ts";

const HOUR_MS = 60 * 60 * 1000;

/** A turn as its side sends it. */
interface NewTurn {
  side: OfferSide;
  /** `terms` if omitted. */
  kind?: OfferTurnKind;
  terms: OfferTerms;
  timeZone: string;
  isNoteFlagged: boolean;
  /** Stored files of a buyer. */
  files?: readonly OfferFile[] | undefined;
}

/** A turn with its files; those of an offer that was closed a year ago are deleted. */
type StoredTurn = typeof offerSubmissions.$inferSelect & { files: AttachedFile[] };

/** An offer that a buyer sent, with its account and home. */
export interface SubmittedOffer {
  id: string;
  propertyId: string;
  accountId: string;
  listingId: string;
  /** Null until the buyer confirms their email address. */
  statuses: OfferStatuses | null;
  expiresAt: Date;
  /** What the seller wrote when they declined it. */
  closingNote: string | null;
  /** Null once it is deleted. */
  contact: Omit<typeof offerContacts.$inferSelect, "offerId" | "propertyId"> | null;
  /** In order; at least one. */
  turns: StoredTurn[];
}

async function findOne(which: SQL, db: Executor): Promise<SubmittedOffer | null> {
  const [row] = await db
    .select({
      id: offers.id,
      propertyId: offers.propertyId,
      buyerStatus: offers.buyerStatus,
      sellerStatus: offers.sellerStatus,
      expiresAt: offers.expiresAt,
      closingNote: offers.closingNote,
      accountId: properties.userId,
      listingId: listings.id,
      contact: contactColumns,
    })
    .from(offers)
    .innerJoin(properties, eq(properties.id, offers.propertyId))
    .innerJoin(listings, eq(listings.propertyId, properties.id))
    .leftJoin(offerContacts, eq(offerContacts.offerId, offers.id))
    .where(and(which, isNotNull(offers.secretHash)));
  if (!row?.expiresAt) return null;
  const { buyerStatus: buyer, sellerStatus: seller, expiresAt, ...offer } = row;
  const rows = await db
    .select({ ...getTableColumns(offerSubmissions), files: filesOfTurn(db).as("files") })
    .from(offerSubmissions)
    .where(eq(offerSubmissions.offerId, offer.id))
    .orderBy(asc(offerSubmissions.number));
  const turns = rows.map((turn) => ({ ...turn, files: turn.files as AttachedFile[] }));
  return { ...offer, expiresAt, statuses: buyer && seller ? { buyer, seller } : null, turns };
}

/** Returns the offer of a buyer's page; null for an unknown secret. */
export const findOfferBySecret = (secret: string, db: Executor = database()) =>
  findOne(eq(offers.secretHash, hashLinkSecret(secret)), db);

/** Returns a buyer's offer regardless of account, for emails. */
export const findSubmittedOffer = (offerId: string, db: Executor = database()) =>
  findOne(eq(offers.id, offerId), db);

interface LockedOffer {
  offer: SubmittedOffer;
  /** The database's time after the lock. */
  at: Date;
}

async function lockOne(tx: Transaction, which: SQL | undefined): Promise<LockedOffer | null> {
  await tx.select({ id: offers.id }).from(offers).where(which).for("update");
  // The lock may have been waited for, so the transaction's own time would be too early.
  const [clock] = await tx.execute<{ at: string }>(sql`select clock_timestamp() as at`);
  const offer = await findOne(sql`${which}`, tx);
  return offer && { offer, at: new Date(clock?.at ?? Date.now()) };
}

/** Locks an offer regardless of account, for its buyer and its deadline. @returns null if there is none */
export const lockOffer = (tx: Transaction, offerId: string) => lockOne(tx, eq(offers.id, offerId));

/** Locks an account's offer until the transaction ends. @returns null if the account has no such offer */
export const lockOfferOfAccount = (tx: Transaction, accountId: string, offerId: string) =>
  lockOne(tx, ofAccountById(tx, accountId, offerId));

/** Returns the columns of `offers` that repeat the terms of its last turn. */
export const columnsOf = (terms: OfferTerms) => ({
  price: terms.purchasePrice,
  financing: terms.buyerFinancing,
  contingencies: contingenciesOf(terms),
  concessions: terms.concessions,
  closingOn: terms.requestedClosingDate,
  deadlineOn: terms.offerExpirationDate,
});

async function addTurn(
  tx: Transaction,
  offer: Pick<SubmittedOffer, "id" | "propertyId" | "accountId" | "turns">,
  { files = [], ...turn }: NewTurn,
  submittedAt: Date,
): Promise<void> {
  const { id: offerId, propertyId, turns } = offer;
  const last = turns.at(-1);
  await checkOfferFiles(tx, offer, files);
  const row = {
    ...{ offerId, kind: "terms" as const, ...turn, submittedAt },
    attachments: files.map(({ kind, bytes, sha256 }) => ({ kind, bytes, sha256 })),
    number: (last?.number ?? 0) + 1,
    previousHash: last?.hash ?? null,
  };
  const [added] = await tx
    .insert(offerSubmissions)
    .values({ ...row, propertyId, hash: hashOfSubmission(row) })
    .returning({ submissionId: offerSubmissions.id });
  for (const [index, { fileName }] of files.entries())
    await takeDocumentFile(tx, fileName, { ...found(added), number: index + 1 });
}

const FULL = "This home can't take more offers right now. Contact the seller.";

const countOpenOffers = (tx: Executor, propertyId: string) =>
  tx.$count(
    offers,
    and(eq(offers.propertyId, propertyId), isNotNull(offers.secretHash), isNull(offers.closedAt)),
  );

type NewContact = Omit<typeof offerContacts.$inferInsert, "offerId" | "propertyId">;

interface NewOffer {
  id: string;
  accountId: string;
  secret: string;
  formHash: string;
  contact: NewContact;
  turn: NewTurn;
}

/**
 * Stores an offer whose buyer must confirm their email address, and adds that email. The same form again
 * changes nothing.
 * @throws AppError `not_found` without a property, `conflict` at the limit
 */
export async function addUnconfirmedOffer(
  { id, accountId, secret, formHash, contact, turn }: NewOffer,
  now: Date,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    const [added] = await tx
      .insert(offers)
      .values({
        ...{ id, propertyId, formHash, note: "", secretHash: hashLinkSecret(secret) },
        ...columnsOf(turn.terms),
        expiresAt: expiryOf(turn.terms, turn.timeZone),
      })
      .onConflictDoNothing({ target: offers.formHash })
      .returning({ id: offers.id });
    if (!added) return;
    if ((await countOpenOffers(tx, propertyId)) > MAX_BUYER_OFFERS)
      throw new AppError("conflict", FULL);
    await tx.insert(offerContacts).values({ offerId: id, propertyId, ...contact });
    await addTurn(tx, { id, propertyId, accountId, turns: [] }, turn, now);
    await addMail(tx, { kind: "offer", offerId: id, about: "confirm", number: 1 });
  });
}

interface StoredChange {
  statuses: OfferStatuses;
  turn?: NewTurn;
  /** Until when it can be answered; the turn's deadline if omitted. */
  expiresAt?: Date;
  closingNote?: string | undefined;
  isNew?: boolean;
}

interface OfferChange extends Omit<StoredChange, "isNew"> {
  what: OfferNews;
  by: OfferSide | null;
  /** The person of the account who did it. */
  actorId: string | null;
}

const nextBackupPosition = (propertyId: string) => sql<number>`(
  select coalesce(max(o.backup_position), 0) + 1 from ${offers} o
  where o.property_id = ${propertyId})`;

/**
 * Changes a locked offer.
 * @returns the terms that count then, and the number of its last turn
 */
export async function storeChange(
  tx: Transaction,
  offer: SubmittedOffer,
  { statuses, turn, closingNote, isNew = false, ...change }: StoredChange,
  at: Date,
): Promise<{ terms: OfferTerms; number: number }> {
  const { id, propertyId, turns } = offer;
  if (turn) await addTurn(tx, offer, turn, at);
  const number = turns.length + (turn ? 1 : 0);
  const added = turn && { kind: "terms" as const, ...turn, number };
  const { terms } = found(currentTurn(added ? [...turns, added] : turns));
  const expiresAt =
    change.expiresAt ?? (turn ? expiryOf(turn.terms, turn.timeZone) : offer.expiresAt);
  const isWaiting = turnOf(statuses) !== null;
  await tx
    .update(offers)
    .set({
      ...{ buyerStatus: statuses.buyer, sellerStatus: statuses.seller, expiresAt },
      ...(turn && columnsOf(terms)),
      remindAt: isWaiting && expiresAt ? reminderAt(at, expiresAt) : null,
      ...(isNew && { createdAt: at }),
      closedAt: isClosed(statuses) || statuses.seller === "accepted" ? at : null,
      ...(closingNote && { closingNote }),
      backupPosition: statuses.seller === "backup" ? nextBackupPosition(propertyId) : null,
    })
    .where(eq(offers.id, id));
  // The next acceptance asks again.
  if (offer.statuses?.seller === "accepted") {
    await tx
      .update(listings)
      .set({ acceptsBackupOffers: false })
      .where(eq(listings.propertyId, propertyId));
  }
  return { terms, number };
}

/**
 * Changes a locked offer and notifies the other side, or both of a passed deadline.
 * @throws the unique violation of `offers_accepted_idx` if the home has an accepted offer
 */
export async function changeSubmittedOffer(
  tx: Transaction,
  offer: SubmittedOffer,
  { what, by, actorId, ...change }: OfferChange,
  at: Date,
): Promise<void> {
  const { id, accountId } = offer;
  // An offer that is received comes to the seller now.
  const isNew = what === "received";
  const { terms, number } = await storeChange(tx, offer, { ...change, isNew }, at);
  const data = { offerId: id, price: terms.purchasePrice, what, by };
  await addEvent(tx, { accountId, actorId }, { kind: "offer_changed", data });
  if (by === "buyer" || what === "received" || what === "withdrawn" || what === "best") return;
  await addMail(tx, { kind: "offer", offerId: id, about: what, number });
}

/**
 * Deletes offers that weren't confirmed, and contact details and files a year after their offer was closed.
 */
export async function deleteOldOfferData(now: Date, db: Executor = database()): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db
    .delete(offers)
    .where(
      and(
        isNotNull(offers.secretHash),
        isNull(offers.sellerStatus),
        lt(offers.createdAt, before(CONFIRM_OFFER_HOURS)),
      ),
    );
  const old = db
    .select({ id: offers.id })
    .from(offers)
    .where(lt(offers.closedAt, before(OFFER_CONTACT_RETENTION_DAYS * 24)));
  await db.delete(offerContacts).where(inArray(offerContacts.offerId, old));
  const turns = db
    .select({ id: offerSubmissions.id })
    .from(offerSubmissions)
    .where(inArray(offerSubmissions.offerId, old));
  // The sweep deletes the files.
  await db
    .update(documentVersions)
    .set({ submissionId: null, attachmentName: null })
    .where(inArray(documentVersions.submissionId, turns));
}

/** Returns the turns of every buyer's offer, in order, for a check; `turn` is null for an offer without. */
export function turnsOfAllOffers(db: Executor = database()) {
  return db
    .select({
      id: offers.id,
      terms: {
        price: offers.price,
        financing: offers.financing,
        contingencies: offers.contingencies,
        concessions: offers.concessions,
        closingOn: offers.closingOn,
        deadlineOn: offers.deadlineOn,
      },
      turn: offerSubmissions,
      // Files are deleted with the contact details.
      areFilesDue: sql<boolean>`${offerContacts.offerId} is not null`,
    })
    .from(offers)
    .leftJoin(offerContacts, eq(offerContacts.offerId, offers.id))
    .leftJoin(offerSubmissions, eq(offerSubmissions.offerId, offers.id))
    .where(isNotNull(offers.secretHash))
    .orderBy(asc(offers.id), asc(offerSubmissions.number));
}
