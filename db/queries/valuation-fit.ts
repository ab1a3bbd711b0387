import { database, type Executor } from "#db/client.ts";
import { fitCalibrated, type SalesBefore } from "#lib/valuation/backtest.ts";
import type { SalesReader } from "#lib/valuation/fit.ts";
import type { Sale, StoredModel } from "#lib/valuation/index.ts";
import { readMarketSales, salesSource } from "./sales.ts";
import { saveStoredModel } from "./valuation-models.ts";

/** Sales in memory at a time while a market is fitted. */
const BATCH = 5000;

/** Reads a market's sales in the order of their dates, batch by batch, along its index. */
export function marketReader(market: string, db: Executor): SalesBefore {
  return (before) =>
    async function* read() {
      let last: Sale | undefined;
      for (;;) {
        const batch = await readMarketSales(db, market, last, before, BATCH);
        if (batch.length > 0) yield batch;
        if (batch.length < BATCH) return;
        last = batch.at(-1);
      }
    } satisfies SalesReader;
}

/**
 * Fits a market on all its sales (or those before a day number) and stores the model, with the
 * errors measured on its newest sales.
 * @returns what was stored; null, and nothing changed, where the market has too few sales
 */
export async function refitMarket(
  market: string,
  db: Executor = database(),
  before?: number,
): Promise<StoredModel | null> {
  // One snapshot for all passes: sales that arrive meanwhile wait for the next fit.
  const fitted = await db.transaction(
    (transaction) =>
      fitCalibrated(market, marketReader(market, transaction), salesSource(transaction), before),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  if (fitted) await saveStoredModel(fitted, db);
  return fitted;
}
