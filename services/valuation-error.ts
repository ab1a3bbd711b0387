import "server-only";
import { database, type Executor } from "#db/client.ts";
import { listMarkets, salesSource, streamMarketSales } from "#db/queries/sales.ts";
import { isoOf } from "#lib/days.ts";
import { chooseHoldout, estimateAsOf } from "#lib/valuation/backtest.ts";
import { cacheAreas } from "#lib/valuation/cached-sales.ts";
import { fitCalibrated } from "#lib/valuation/calibrated-fit.ts";
import type { CalibratedModel } from "#lib/valuation/calibration.ts";
import type { SalesSource } from "#lib/valuation/candidate-sales.ts";
import type { Sale } from "#lib/valuation/data/home.ts";
import { subjectFromSale } from "#lib/valuation/data/subject.ts";
import type { Valued } from "#lib/valuation/ratio-statistics.ts";

/** Estimates of a market's newest sales, from sales before the day `from` (ISO 8601) or the sale. */
export interface MarketError {
  market: string;
  isDemo: boolean;
  from: string;
  valued: Valued[];
  /** How many of the prices are in the range of the estimate. */
  coveredCount: number;
  withoutValueCount: number;
}

async function valueSales(sample: readonly Sale[], source: SalesSource, model: CalibratedModel) {
  const counted = { valued: [] as Valued[], coveredCount: 0, withoutValueCount: 0 };
  for (const [day, ofDay] of Map.groupBy(sample, (sale) => sale.day)) {
    const cached = cacheAreas(source);
    for (const sale of ofDay) {
      const estimate = await estimateAsOf(subjectFromSale(sale), day, cached, model);
      if (!estimate) {
        counted.withoutValueCount++;
        continue;
      }
      const { value, low, high } = estimate;
      counted.valued.push({ value, price: sale.price });
      if (low <= sale.price && sale.price <= high) counted.coveredCount++;
    }
  }
  return counted;
}

async function measureMarket(market: string, db: Executor): Promise<MarketError | null> {
  const read = (before: number) => streamMarketSales(market, before, db);
  const source = salesSource(db);
  const { from, sample } = await chooseHoldout(() => read(Infinity));
  if (sample.length === 0) return null;
  const model = await fitCalibrated(market, read, source, from);
  if (!model) return null;
  const isDemo = sample.some((sale) => sale.isDemo);
  return { market, isDemo, from: isoOf(from), ...(await valueSales(sample, source, model)) };
}

/**
 * Values each market's newest tenth of sales (at most 2,000) with a model of the older ones. Stores
 * nothing.
 * @param markets null for all
 * @returns `error` is null if a market has too few sales
 */
export async function* measureMarkets(
  markets: readonly string[] | null,
  db: Executor = database(),
): AsyncGenerator<{ market: string; error: MarketError | null }> {
  for (const market of markets ?? (await listMarkets(db))) {
    // One snapshot, as in `refitMarket`.
    const error = await db.transaction((transaction) => measureMarket(market, transaction), {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    });
    yield { market, error };
  }
}
