import { and, count, eq, inArray, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import { offers, properties } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { MAX_OFFERS } from "#lib/fields/offers.ts";
import type { OfferInput, OfferView } from "#lib/schemas/offers.ts";
import type { Author } from "./description-versions.ts";
import { claimRevision, dropRevision, revisionOf } from "./form-revisions.ts";
import { lockProperty } from "./properties.ts";

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
      })
      .from(offers)
      .innerJoin(properties, eq(properties.id, offers.propertyId))
      .where(eq(properties.userId, accountId))
      .orderBy(offers.createdAt, offers.id),
  (rows): OfferView[] => rows,
);

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
    const [noted] = await tx
      .select({ count: count() })
      .from(offers)
      .where(eq(offers.propertyId, propertyId));
    if ((noted?.count ?? 0) >= MAX_OFFERS) {
      throw new AppError(
        "conflict",
        `You have ${MAX_OFFERS} offers, the most allowed. Delete one before you add another.`,
      );
    }
    await tx.insert(offers).values({ propertyId, ...offer });
  });
}

function ofAccountById(db: Executor, accountId: string, id: string) {
  const own = db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.userId, accountId));
  return and(eq(offers.id, id), inArray(offers.propertyId, own));
}

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
    const where = ofAccountById(tx, accountId, id);
    checkHit(await tx.select({ id: offers.id }).from(offers).where(where).for("update"));
    await claimRevision(tx, author, `offer:${id}`, basedOn, async (within) => {
      const all = await readOwned(offersOfAccount, ofAccount(accountId), { db: within });
      return all.find((one) => one.id === id) ?? null;
    });
    await tx.update(offers).set(offer).where(where);
  });
}

/** @throws AppError `not_found` for an offer that the account doesn't have */
export async function deleteOffer(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const where = ofAccountById(tx, accountId, id);
    checkHit(await tx.delete(offers).where(where).returning({ id: offers.id }));
    await dropRevision(tx, accountId, `offer:${id}`);
  });
}
