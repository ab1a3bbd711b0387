import { and, count, desc, eq, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { IS_COMPARABLE, leftOutSales, properties, sales } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { lockProperty } from "./properties.ts";
import { selectSales, unpackSales } from "./sales.ts";

export const MAX_EXCLUDED_SALES = 200;

/** An account's excluded sales; none if the value `soldFrom` is null. */
export const excludedSalesOfAccount = ownedRead(
  ({ accountId }, db) => {
    // As an array, so that PostgreSQL looks up each sale in its index.
    const isLeftOut = sql`${sales.id} = any(array(
      select l.sale_id from ${leftOutSales} l join ${properties} p on p.id = l.property_id
      where p.user_id = ${accountId}))`;
    const where = and(
      isLeftOut,
      sql`${sql.placeholder("soldFrom")}::date is not null`,
      IS_COMPARABLE,
    );
    return selectSales(db, where, desc(sales.soldOn), MAX_EXCLUDED_SALES);
  },
  ([found]) => unpackSales(found?.sales),
);

const noSuchSale = () => new AppError("not_found", "Sale not found.");

/**
 * Excludes a sale from the valuation of an account's home. Idempotent.
 * @throws AppError `not_found` without a property or a comparable sale; `conflict` at the limit
 */
export async function excludeSale(
  accountId: string,
  saleId: number,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    const [sale] = await tx
      .select({ id: sales.id })
      .from(sales)
      .where(and(eq(sales.id, saleId), IS_COMPARABLE))
      // Prevents its deletion before the row is stored.
      .for("key share");
    if (!sale) throw noSuchSale();
    await tx.insert(leftOutSales).values({ propertyId, saleId }).onConflictDoNothing();
    const [kept] = await tx
      .select({ count: count() })
      .from(leftOutSales)
      .where(eq(leftOutSales.propertyId, propertyId));
    if ((kept?.count ?? 0) > MAX_EXCLUDED_SALES) {
      throw new AppError(
        "conflict",
        `You have left out ${MAX_EXCLUDED_SALES} sales, the most allowed. Include one again before you leave out another.`,
      );
    }
  });
}

/**
 * Includes a sale again. Idempotent.
 * @throws AppError `not_found` without a property or such a sale
 */
export async function includeSale(
  accountId: string,
  saleId: number,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    const [sale] = await tx.select({ id: sales.id }).from(sales).where(eq(sales.id, saleId));
    if (!sale) throw noSuchSale();
    await tx
      .delete(leftOutSales)
      .where(and(eq(leftOutSales.propertyId, propertyId), eq(leftOutSales.saleId, saleId)));
  });
}
