import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { IS_COMPARABLE, leftOutSales, properties, sales } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { oldestDay } from "#lib/valuation/candidate-sales.ts";
import { lockProperty } from "./properties.ts";
import { selectSales, unpackSales } from "./sales.ts";

/** Of the last two years. */
export const MAX_EXCLUDED_SALES = 200;
/** With those that got older: they count in past estimates, and the home's own sale at any age. */
const MAX_STORED = 2 * MAX_EXCLUDED_SALES;

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
    return selectSales(db, where, desc(sales.soldOn), MAX_STORED);
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
    const excluded = tx
      .select({ id: leftOutSales.saleId, soldOn: sales.soldOn })
      .from(leftOutSales)
      .innerJoin(sales, eq(sales.id, leftOutSales.saleId))
      .where(eq(leftOutSales.propertyId, propertyId))
      .as("excluded");
    const recentCount = await tx.$count(excluded, gte(excluded.soldOn, oldestDay(new Date())));
    if (recentCount > MAX_EXCLUDED_SALES) {
      throw new AppError(
        "conflict",
        `You've excluded ${MAX_EXCLUDED_SALES} sales, the most allowed. Include one again before you exclude another.`,
      );
    }
    const oldest = tx
      .select({ id: excluded.id })
      .from(excluded)
      .orderBy(desc(excluded.soldOn), desc(excluded.id))
      .offset(MAX_STORED);
    await tx
      .delete(leftOutSales)
      .where(and(eq(leftOutSales.propertyId, propertyId), inArray(leftOutSales.saleId, oldest)));
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
