import { and, count, desc, eq, inArray } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { ownSales, properties } from "#db/schema/index.ts";
import { AppError, isUniqueViolation } from "#lib/errors.ts";
import { MAX_OWN_SALES } from "#lib/fields/own-sales.ts";
import type { OwnSaleInput } from "#lib/schemas/own-sales.ts";
import { lockProperty } from "./properties.ts";

export const ownSalesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: ownSales.id,
        address: ownSales.address,
        soldOn: ownSales.soldOn,
        price: ownSales.price,
        livingArea: ownSales.livingArea,
        lotSize: ownSales.lotSize,
        bedrooms: ownSales.bedrooms,
        bathrooms: ownSales.bathrooms,
        yearBuilt: ownSales.yearBuilt,
        isLeftOut: ownSales.isLeftOut,
      })
      .from(ownSales)
      .innerJoin(properties, eq(properties.id, ownSales.propertyId))
      .where(eq(properties.userId, accountId))
      .orderBy(desc(ownSales.soldOn), ownSales.id),
  (rows) => rows,
);

/**
 * Adds sales to an account's and skips those it already has.
 * @throws AppError `not_found` without a property; `conflict` above the limit
 */
export async function addOwnSales(
  accountId: string,
  added: readonly OwnSaleInput[],
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    await tx
      .insert(ownSales)
      .values(added.map((sale) => ({ propertyId, ...sale })))
      .onConflictDoNothing();
    const [kept] = await tx
      .select({ count: count() })
      .from(ownSales)
      .where(eq(ownSales.propertyId, propertyId));
    if ((kept?.count ?? 0) > MAX_OWN_SALES) {
      throw new AppError(
        "conflict",
        `Your list can have up to ${MAX_OWN_SALES} sales. Delete some before you add more.`,
      );
    }
  });
}

const isOfAccount = (accountId: string, saleId: number, db: Executor) =>
  and(
    eq(ownSales.id, saleId),
    inArray(
      ownSales.propertyId,
      db.select({ id: properties.id }).from(properties).where(eq(properties.userId, accountId)),
    ),
  );

function found(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new AppError("not_found", "That sale isn't on your list.");
}

/**
 * @throws AppError `not_found` if the account has no such sale; `conflict` if it has another of the same
 * address, day and price
 */
export async function changeOwnSale(
  accountId: string,
  saleId: number,
  changes: Partial<OwnSaleInput> & { isLeftOut?: boolean },
  db: Executor = database(),
): Promise<void> {
  try {
    const changed = db
      .update(ownSales)
      .set(changes)
      .where(isOfAccount(accountId, saleId, db));
    found(await changed.returning({ id: ownSales.id }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("conflict", "That sale is already on your list.");
  }
}

/** @throws AppError `not_found` if the account has no such sale */
export async function deleteOwnSale(
  accountId: string,
  saleId: number,
  db: Executor = database(),
): Promise<void> {
  const deleted = db.delete(ownSales).where(isOfAccount(accountId, saleId, db));
  found(await deleted.returning({ id: ownSales.id }));
}
