import { eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { lastSales, properties } from "#db/schema/index.ts";
import type { LastSaleInput } from "#lib/schemas/last-sale.ts";
import { lockProperty } from "./properties.ts";

export const lastSaleOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ soldOn: lastSales.soldOn, price: lastSales.price })
      .from(lastSales)
      .innerJoin(properties, eq(properties.id, lastSales.propertyId))
      .where(eq(properties.userId, accountId)),
  ([sale]) => sale ?? null,
);

/**
 * Saves what an account's home last sold for; null deletes it.
 * @throws AppError `not_found` without a property
 */
export async function saveLastSale(
  accountId: string,
  sale: LastSaleInput | null,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    if (!sale) {
      await tx.delete(lastSales).where(eq(lastSales.propertyId, propertyId));
      return;
    }
    await tx
      .insert(lastSales)
      .values({ propertyId, ...sale })
      .onConflictDoUpdate({
        target: lastSales.propertyId,
        set: { ...sale, updatedAt: new Date() },
      });
  });
}
