import { eq, inArray, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { valuationMarkets, valuationZips } from "#db/schema/index.ts";
import { isoOf } from "#lib/days.ts";
import { logError } from "#server/log.ts";
import type { FittedMarket } from "#lib/valuation/calibrated-fit.ts";
import type { CalibratedModel } from "#lib/valuation/calibration.ts";
import { readModel } from "#lib/valuation/stored-model.ts";

// PostgreSQL takes at most 65,535 parameters per statement.
const ROWS_PER_INSERT = 5000;

const loggedFits = new Set<string>();

/**
 * Returns a market's fitted model with the effects of the requested zips. A model that this version can't
 * read counts as not fitted and is logged once.
 * @returns null if not fitted
 */
export async function readStoredModel(
  market: string,
  zipCodes: readonly string[],
  db: Executor = database(),
): Promise<CalibratedModel | null> {
  // One statement, so that terms and zips come from the same fit.
  const [row] = await db
    .select({
      fittedAt: valuationMarkets.fittedAt,
      terms: valuationMarkets.terms,
      calibration: valuationMarkets.calibration,
      salesCount: valuationMarkets.salesCount,
      zips: sql<unknown>`(
        select json_object_agg(${valuationZips.zipCode}, ${valuationZips.effects})
        from ${valuationZips}
        where ${valuationZips.market} = ${market}
          and ${inArray(valuationZips.zipCode, [...zipCodes, ""])})`,
    })
    .from(valuationMarkets)
    .where(eq(valuationMarkets.market, market));
  return row ? toModel(market, row) : null;
}

/** Returns a row's model, or null if this version can't read it. */
export function toModel(market: string, row: { fittedAt: Date }): CalibratedModel | null {
  try {
    return readModel(market, row);
  } catch (error) {
    const fit = `${market} ${row.fittedAt.toISOString()}`;
    if (!loggedFits.has(fit)) {
      logError("price model can't be used; run npm run fit:valuation to rebuild it", error, {
        market,
      });
    }
    loggedFits.add(fit);
    return null;
  }
}

type ModelRow = { fittedAt: string; terms: unknown; calibration: unknown; salesCount: number };

/** Returns the stored models of markets by name, each with one zip's effects, as an SQL value. */
export const modelsOf = (markets: SQLWrapper, zipCode: SQL) =>
  sql<Record<string, ModelRow> | null>`(
    select json_object_agg(m.market, json_build_object(
      'fittedAt', m.fitted_at, 'terms', m.terms, 'calibration', m.calibration,
      'salesCount', m.sales_count,
      'zips', (
        select json_object_agg(z.zip_code, z.effects) from ${valuationZips} z
        where z.market = m.market and z.zip_code in (${zipCode}, ''))))
    from ${valuationMarkets} m where m.market = any(${markets}))`;

/** Replaces a market's model atomically. */
export async function saveStoredModel(
  { model, calibration, resaleErrors }: FittedMarket,
  db: Executor = database(),
): Promise<void> {
  const fitted = {
    fittedAt: new Date(),
    fittedThrough: isoOf(model.terms.lastDay),
    salesCount: model.salesCount,
    terms: model.terms,
    calibration,
    resaleErrors,
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
