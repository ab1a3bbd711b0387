import { and, desc, eq, inArray } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  askingPrices,
  listings,
  priceRemovals,
  properties,
  userProfiles,
  users,
} from "#db/schema/index.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { formatMoney } from "#lib/format.ts";
import { priceVisibilities } from "#lib/pricing/price-history.ts";
import type { AskingPrice } from "#lib/schemas/asking-price.ts";
import { addEvent } from "./events.ts";
import { queueFollowerNews } from "./followers.ts";
import { lockProperty } from "./properties.ts";

const MAX_KEPT = 200;
const HOUR_MS = 60 * 60 * 1000;
const IS_CURRENT = "That's your current asking price. Change it before you hide it.";

/** The asking prices of an account's property, the newest and current one first. */
export const askingPricesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: askingPrices.id,
        price: askingPrices.price,
        setAt: askingPrices.setAt,
        removedAt: askingPrices.removedAt,
        publishedAt: listings.publishedAt,
        name: userProfiles.name,
        email: users.email,
      })
      .from(askingPrices)
      .innerJoin(properties, eq(properties.id, askingPrices.propertyId))
      .leftJoin(listings, eq(listings.propertyId, properties.id))
      .leftJoin(users, eq(users.id, askingPrices.setBy))
      .leftJoin(userProfiles, eq(userProfiles.userId, askingPrices.setBy))
      .where(eq(properties.userId, accountId))
      .orderBy(desc(askingPrices.id))
      .limit(MAX_KEPT),
  (rows): AskingPrice[] => {
    const visibilities = priceVisibilities(rows, rows[0]?.publishedAt ?? null);
    return rows.map(({ id, price, setAt, name, email }, index) => ({
      id,
      price,
      setAt: setAt.toISOString(),
      setBy: name || email,
      visibility: visibilities[index] ?? "draft",
    }));
  },
);

function changedSince(current: number | undefined): AppError {
  const to = current === undefined ? "" : ` to ${formatMoney(current)}`;
  const message = `Your asking price was just changed${to}. Check it before you set another.`;
  return new AppError("conflict", message, { fields: { price: message } });
}

/**
 * Sets the asking price of an account's property; the same price changes nothing.
 * @param options.from the price that the person saw, or null for none; undefined for any
 * @throws AppError `not_found` without a property, `conflict` if the price isn't `from`
 */
export async function saveAskingPrice(
  accountId: string,
  price: number,
  setBy: string,
  { from, db = database() }: { from?: number | null | undefined; db?: Executor } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    const kept = await tx
      .select({ id: askingPrices.id, price: askingPrices.price })
      .from(askingPrices)
      .where(eq(askingPrices.propertyId, propertyId))
      .orderBy(desc(askingPrices.id));
    const current = kept[0]?.price;
    if (current === price) return;
    if (from !== undefined && from !== (current ?? null)) throw changedSince(current);
    await tx.insert(askingPrices).values({ propertyId, price, setBy });
    const data = { from: current ?? null, to: price };
    await addEvent(tx, { accountId, actorId: setBy }, { kind: "price_changed", data });
    const at = new Date(Date.now() + HOUR_MS);
    await queueFollowerNews(tx, eq(listings.propertyId, propertyId), at);
    const oldest = kept.slice(MAX_KEPT - 1).map(({ id }) => id);
    if (oldest.length > 0) await tx.delete(askingPrices).where(inArray(askingPrices.id, oldest));
  });
}

/**
 * Removes a price of an account's property from the history that buyers see, or restores it. Each
 * change is recorded with who made it.
 * @throws AppError `not_found` without a property or for a price of another one, `conflict` for the
 *   current price
 */
export async function savePriceRemoval(
  { id: changedBy, accountId }: { id: string; accountId: string },
  priceId: number,
  isRemoved: boolean,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    const [current] = await tx
      .select({ id: askingPrices.id })
      .from(askingPrices)
      .where(eq(askingPrices.propertyId, propertyId))
      .orderBy(desc(askingPrices.id))
      .limit(1);
    const isOwn = and(eq(askingPrices.id, priceId), eq(askingPrices.propertyId, propertyId));
    const [price] = await tx
      .select({ removedAt: askingPrices.removedAt })
      .from(askingPrices)
      .where(isOwn);
    if (!price) throw notFound("Price not found.");
    if (isRemoved && current?.id === priceId) throw new AppError("conflict", IS_CURRENT);
    if ((price.removedAt !== null) === isRemoved) return;
    await tx
      .update(askingPrices)
      .set({ removedAt: isRemoved ? new Date() : null })
      .where(isOwn);
    await tx.insert(priceRemovals).values({ askingPriceId: priceId, isRemoved, changedBy });
  });
}
