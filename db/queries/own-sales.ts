import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { ownSales, properties, sales, valuationZips } from "#db/schema/index.ts";
import { AppError, isUniqueViolation } from "#lib/errors.ts";
import { MAX_OWN_SALES } from "#lib/fields/own-sales.ts";
import type { OwnSaleInput } from "#lib/schemas/own-sales.ts";
import { lockProperty } from "./properties.ts";
import { ZIP_CODE } from "./sales-near.ts";
import { modelsOf, toModel } from "./valuation-models.ts";

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

// Zips searched on either side of the home's own, and the markets kept from them.
const NEAR_ZIPS = 20;
const NEAR_MARKETS = 3;

/**
 * The price models of fitted markets with the zips nearest to the home's, the nearest first, then by name,
 * with each one's state. Never demo sales. Empty for an account without own sales.
 */
export const marketsNearAccount = ownedRead(
  ({ accountId }, db) => {
    const isFiveDigits = sql`${ZIP_CODE} ~ '^[0-9]{5}$'`;
    const hasSales = sql`exists (
      select from ${ownSales} o where o.property_id = ${properties.id})`;
    const zipsOn = (side: "<" | ">=", order: "asc" | "desc") => sql`(
      select z.market, z.zip_code from ${valuationZips} z
      where z.zip_code ${sql.raw(side)} ${ZIP_CODE} and z.zip_code ~ '^[0-9]{5}$'
      order by z.zip_code ${sql.raw(order)} limit ${sql.raw(String(NEAR_ZIPS))})`;
    const near = sql`(
      select
        array_agg(n.market order by n.distance, n.market) as markets,
        json_agg(json_build_object('market', n.market, 'state', n.state)
          order by n.distance, n.market) as places
      from (
        select z.market, s.state, z.distance
        from (
          select market, min(abs(zip_code::integer - ${ZIP_CODE}::integer)) as distance
          from (${zipsOn(">=", "asc")} union all ${zipsOn("<", "desc")}) zips
          group by market) z
        cross join lateral (
          select s.state, s.is_demo from ${sales} s
          where s.market = z.market order by s.sold_on desc limit 1) s
        where not s.is_demo
        order by z.distance, z.market limit ${sql.raw(String(NEAR_MARKETS))}) n) near`;
    return db
      .select({
        places: sql<{ market: string; state: string | null }[] | null>`near.places`,
        models: modelsOf(sql`near.markets`, ZIP_CODE),
      })
      .from(properties)
      .leftJoinLateral(near, sql`true`)
      .where(and(eq(properties.userId, accountId), isFiveDigits, hasSales));
  },
  ([found]) =>
    (found?.places ?? []).flatMap(({ market, state }) => {
      const row = found?.models?.[market];
      const model = row && toModel(market, { ...row, fittedAt: new Date(row.fittedAt) });
      return model ? [{ state, model: model.model }] : [];
    }),
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
