import { and, count, eq, inArray } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { offers, properties } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { MAX_OFFERS } from "#lib/fields/offers.ts";
import type { OfferInput, OfferView } from "#lib/schemas/offers.ts";
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

/** @throws AppError `not_found` for an offer that the account doesn't have */
export async function changeOffer(
  accountId: string,
  id: string,
  offer: OfferInput,
  db: Executor = database(),
): Promise<void> {
  const where = ofAccountById(db, accountId, id);
  checkHit(await db.update(offers).set(offer).where(where).returning({ id: offers.id }));
}

/** @throws AppError `not_found` for an offer that the account doesn't have */
export async function deleteOffer(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<void> {
  const where = ofAccountById(db, accountId, id);
  checkHit(await db.delete(offers).where(where).returning({ id: offers.id }));
}
