import { desc, eq, inArray } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { askingPrices, properties, userProfiles, users } from "#db/schema/index.ts";
import type { AskingPrice } from "#lib/schemas/asking-price.ts";
import { addEvent } from "./events.ts";
import { lockProperty } from "./properties.ts";

const MAX_KEPT = 200;

/** The asking prices of an account's property, the newest and current one first. */
export const askingPricesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        price: askingPrices.price,
        setAt: askingPrices.setAt,
        name: userProfiles.name,
        email: users.email,
      })
      .from(askingPrices)
      .innerJoin(properties, eq(properties.id, askingPrices.propertyId))
      .leftJoin(users, eq(users.id, askingPrices.setBy))
      .leftJoin(userProfiles, eq(userProfiles.userId, askingPrices.setBy))
      .where(eq(properties.userId, accountId))
      .orderBy(desc(askingPrices.id))
      .limit(MAX_KEPT),
  (rows): AskingPrice[] =>
    rows.map(({ price, setAt, name, email }) => ({
      price,
      setAt: setAt.toISOString(),
      setBy: name || email,
    })),
);

/**
 * Sets the asking price of an account's property; the same price changes nothing.
 * @throws AppError `not_found` without a property
 */
export async function saveAskingPrice(
  accountId: string,
  price: number,
  setBy: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    const kept = await tx
      .select({ id: askingPrices.id, price: askingPrices.price })
      .from(askingPrices)
      .where(eq(askingPrices.propertyId, propertyId))
      .orderBy(desc(askingPrices.id));
    if (kept[0]?.price === price) return;
    await tx.insert(askingPrices).values({ propertyId, price, setBy });
    const data = { from: kept[0]?.price ?? null, to: price };
    await addEvent(tx, { accountId, actorId: setBy }, { kind: "price_changed", data });
    const oldest = kept.slice(MAX_KEPT - 1).map(({ id }) => id);
    if (oldest.length > 0) await tx.delete(askingPrices).where(inArray(askingPrices.id, oldest));
  });
}
