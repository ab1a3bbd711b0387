import "server-only";
import { database, type Executor } from "#db/client.ts";
import { listMarkets, salesSource, streamMarketSales } from "#db/queries/sales.ts";
import { saveStoredModel } from "#db/queries/valuation-models.ts";
import { fitCalibrated, type FittedMarket } from "#lib/valuation/calibrated-fit.ts";

/**
 * Fits a market on all its sales (or those before a day number) and stores the model with the
 * errors measured on its newest sales.
 * @returns what was stored, or null when the market has too few sales; nothing changes then
 */
export async function refitMarket(
  market: string,
  db: Executor = database(),
  before?: number,
): Promise<FittedMarket | null> {
  // One snapshot for all passes. Sales that arrive meanwhile wait for the next fit.
  const fitted = await db.transaction(
    (transaction) =>
      fitCalibrated(
        market,
        (day) => streamMarketSales(market, day, transaction),
        salesSource(transaction),
        before,
      ),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  if (fitted) await saveStoredModel(fitted, db);
  return fitted;
}

// Without `markets`, fits all that have sales.
export async function* refitMarkets(
  markets: readonly string[] | null,
  db: Executor = database(),
): AsyncGenerator<{ market: string; fitted: FittedMarket | null }> {
  for (const market of markets ?? (await listMarkets(db))) {
    yield { market, fitted: await refitMarket(market, db) };
  }
}
