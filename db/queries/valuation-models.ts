import { eq, inArray, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { valuationMarkets, valuationZips } from "#db/schema/index.ts";
import { isoOf } from "#lib/valuation/days.ts";
import type { StoredModel } from "#lib/valuation/index.ts";

/** Rows per statement: PostgreSQL takes at most 65,535 parameters. */
const ROWS_PER_INSERT = 5000;

/** The fitted model of a market with the effects of the zips that were asked for; null if not fitted. */
export async function readStoredModel(
  market: string,
  zipCodes: readonly string[],
  db: Executor = database(),
): Promise<StoredModel | null> {
  // One row from one statement, so that terms and zips always come from the same fit.
  const [row] = await db
    .select({
      terms: valuationMarkets.terms,
      calibration: valuationMarkets.calibration,
      salesCount: valuationMarkets.salesCount,
      zips: sql<Record<string, number[]> | null>`(
        select json_object_agg(${valuationZips.zipCode}, ${valuationZips.effects})
        from ${valuationZips}
        where ${valuationZips.market} = ${market}
          and ${inArray(valuationZips.zipCode, [...zipCodes, ""])})`,
    })
    .from(valuationMarkets)
    .where(eq(valuationMarkets.market, market));
  if (!row) return null;
  const { terms, calibration, salesCount } = row;
  const zips = new Map(Object.entries(row.zips ?? {}));
  return { model: { market, terms, salesCount, zips }, calibration };
}

/** Puts a fitted model in the place of the market's last one, all of it or nothing. */
export async function saveStoredModel(
  { model, calibration }: StoredModel,
  db: Executor = database(),
): Promise<void> {
  const fitted = {
    fittedAt: new Date(),
    fittedThrough: isoOf(model.terms.lastDay),
    salesCount: model.salesCount,
    terms: model.terms,
    calibration,
  };
  const zips = [...model.zips].map(([zipCode, effects]) => ({
    market: model.market,
    zipCode,
    effects: [...effects],
  }));
  await db.transaction(async (transaction) => {
    await transaction
      .insert(valuationMarkets)
      .values({ market: model.market, ...fitted })
      .onConflictDoUpdate({ target: valuationMarkets.market, set: fitted });
    await transaction.delete(valuationZips).where(eq(valuationZips.market, model.market));
    for (let start = 0; start < zips.length; start += ROWS_PER_INSERT) {
      await transaction.insert(valuationZips).values(zips.slice(start, start + ROWS_PER_INSERT));
    }
  });
}
