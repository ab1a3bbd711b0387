import { and, asc, count, eq, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { isKnownToSeller } from "#db/known-offers.ts";
import { ofAccount, ownedRead, readOwned, rowsOf } from "#db/owned-read.ts";
import { offerContacts, offers, offerSubmissions, properties } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { MAX_OFFERS } from "#lib/fields/offers.ts";
import { stateAt } from "#lib/offers/highest-and-best.ts";
import { importedTurns } from "#lib/offers/reso/import-offer.ts";
import { turnOf } from "#lib/offers/statuses.ts";
import type { NegotiationView, OfferInput, OfferView } from "#lib/schemas/offers.ts";
import type { Author } from "./description-versions.ts";
import { claimRevision, dropRevision, revisionOf } from "./form-revisions.ts";
import { filesOfTurn } from "./offer-files.ts";
import { lockProperty } from "./properties.ts";

interface StatusColumns {
  buyerStatus: typeof offers.$inferSelect.buyerStatus;
  sellerStatus: typeof offers.$inferSelect.sellerStatus;
  expiresAt: Date | null;
  closedAt: Date | null;
  closingNote: string | null;
  backupPosition: number | null;
}

type Contacts = NonNullable<NegotiationView["contact"]>[];
type Turns = (Omit<NegotiationView["turns"][number], "submittedAt"> & { submittedAt: Date })[];

function negotiationOf(
  { buyerStatus: buyer, sellerStatus: seller, expiresAt, closedAt, ...rest }: StatusColumns,
  contacts: Contacts,
  turns: Turns,
): NegotiationView | null {
  if (!buyer || !seller || !expiresAt) return null;
  const state = stateAt({ statuses: { buyer, seller }, expiresAt }, turns, new Date());
  return {
    status: state.statuses.seller,
    turn: turnOf(state.statuses),
    expiresAt: state.expiresAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    ...rest,
    contact: contacts[0] ?? null,
    turns: turns.map((one) => ({ ...one, submittedAt: one.submittedAt.toISOString() })),
  };
}

export const contactColumns = {
  buyerName: offerContacts.buyerName,
  coBuyerName: offerContacts.coBuyerName,
  agentName: offerContacts.agentName,
  email: offerContacts.email,
  phone: offerContacts.phone,
};

const contactsOfOffer = (db: Executor) =>
  rowsOf(db.select(contactColumns).from(offerContacts).where(eq(offerContacts.offerId, offers.id)));

const turnsOfOffer = (db: Executor) =>
  rowsOf(
    db
      .select({
        number: offerSubmissions.number,
        side: offerSubmissions.side,
        kind: offerSubmissions.kind,
        terms: offerSubmissions.terms,
        timeZone: offerSubmissions.timeZone,
        isNoteFlagged: offerSubmissions.isNoteFlagged,
        submittedAt: offerSubmissions.submittedAt,
        hash: offerSubmissions.hash,
        files: filesOfTurn(db).as("files"),
      })
      .from(offerSubmissions)
      .where(eq(offerSubmissions.offerId, offers.id))
      .orderBy(asc(offerSubmissions.number)),
  );

const nameIn = (field: string) => sql`${offers.imported}->>${field}`;
const importedFrom = sql<string | null>`coalesce(${nameIn("OfferOriginatingSystemName")},
  ${nameIn("OfferOriginatingSystemId")}, ${nameIn("OfferUoi")})`;

/** The offers that the seller knows of, in the order they came. */
export const offersOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: offers.id,
        price: offers.price,
        financing: offers.financing,
        contingencies: offers.contingencies,
        concessions: offers.concessions,
        closingOn: offers.closingOn,
        deadlineOn: offers.deadlineOn,
        note: offers.note,
        revision: revisionOf(db, properties.userId, sql`'offer:' || ${offers.id}`),
        buyerStatus: offers.buyerStatus,
        sellerStatus: offers.sellerStatus,
        expiresAt: offers.expiresAt,
        closedAt: offers.closedAt,
        closingNote: offers.closingNote,
        backupPosition: offers.backupPosition,
        importedFrom: importedFrom.as("imported_from"),
        imported: offers.imported,
        contacts: contactsOfOffer(db).as("contacts"),
        turns: turnsOfOffer(db).as("turns"),
      })
      .from(offers)
      .innerJoin(properties, eq(properties.id, offers.propertyId))
      .where(and(eq(properties.userId, accountId), isKnownToSeller))
      .orderBy(offers.createdAt, offers.id),
  (rows): OfferView[] =>
    rows.map((row) => {
      const { buyerStatus, sellerStatus, expiresAt, closedAt, ...rest } = row;
      const { closingNote, backupPosition, contacts, turns, imported, ...offer } = rest;
      const statuses = { buyerStatus, sellerStatus, expiresAt, closedAt };
      const columns = { ...statuses, closingNote, backupPosition };
      const negotiation = negotiationOf(columns, contacts as Contacts, turns as Turns);
      return { ...offer, importedTurns: imported ? importedTurns(imported) : [], negotiation };
    }),
);

/** @throws AppError `conflict` if the seller can't add another offer */
export async function requireRoom(tx: Executor, propertyId: string): Promise<void> {
  const [noted] = await tx
    .select({ count: count() })
    .from(offers)
    .where(and(eq(offers.propertyId, propertyId), isNull(offers.secretHash)));
  if ((noted?.count ?? 0) < MAX_OFFERS) return;
  throw new AppError(
    "conflict",
    `You have ${MAX_OFFERS} offers, the most allowed. Delete one before you add another.`,
  );
}

/**
 * Adds an offer.
 * @throws AppError `not_found` without a property, `conflict` at the limit
 */
export async function addOffer(
  accountId: string,
  offer: OfferInput,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    await requireRoom(tx, propertyId);
    await tx.insert(offers).values({ propertyId, ...offer });
  });
}

/** Matches an account's offer. */
export function ofAccountById(db: Executor, accountId: string, id: string) {
  const own = db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.userId, accountId));
  return and(eq(offers.id, id), inArray(offers.propertyId, own));
}

// Terms of a buyer's offer change only by a counteroffer.
const isEntered = isNull(offers.secretHash);
const isClosed = sql`${offers.sellerStatus} in ('declined', 'withdrawn', 'fell_through', 'expired')`;
const STILL_OPEN =
  "This offer is still open or accepted. Decline it, or record that the deal fell through, first.";

const checkHit = (rows: readonly unknown[]) => {
  if (rows.length === 0) throw new AppError("not_found", "Offer not found.");
};

/**
 * @param basedOn the revision that it was changed from
 * @throws AppError `not_found` for an offer that the account doesn't have, `conflict` if it was saved
 *   since
 */
export async function changeOffer(
  author: Author,
  id: string,
  offer: OfferInput,
  basedOn?: number,
  db: Executor = database(),
): Promise<void> {
  const { accountId } = author;
  await db.transaction(async (tx) => {
    const where = and(ofAccountById(tx, accountId, id), isEntered, isNull(offers.imported));
    checkHit(await tx.select({ id: offers.id }).from(offers).where(where).for("update"));
    await claimRevision(tx, author, `offer:${id}`, basedOn, async (within) => {
      const all = await readOwned(offersOfAccount, ofAccount(accountId), { db: within });
      return all.find((one) => one.id === id) ?? null;
    });
    await tx.update(offers).set(offer).where(where);
  });
}

/** @throws AppError `not_found` for an offer that the account doesn't have, `conflict` for an open one */
export async function deleteOffer(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const where = ofAccountById(tx, accountId, id);
    const mayGo = or(isEntered, isClosed);
    const [open] = await tx
      .select({ id: offers.id })
      .from(offers)
      .where(and(where, isNotNull(offers.sellerStatus), not(isClosed)));
    if (open) throw new AppError("conflict", STILL_OPEN);
    checkHit(await tx.delete(offers).where(and(where, mayGo)).returning({ id: offers.id }));
    await dropRevision(tx, accountId, `offer:${id}`);
  });
}
