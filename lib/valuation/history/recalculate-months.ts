import { isoOf } from "#lib/days.ts";
import { cacheAreas } from "../cached-sales.ts";
import type { SalesSource } from "../candidate-sales.ts";
import type { CalibratedModel } from "../calibration.ts";
import type { Sale, Subject } from "../data/home.ts";
import { valueBySalesComparison } from "../sales-comparison.ts";
import { type EstimatePoint, pointOf } from "./estimate-point.ts";

/** Returns the first day of each of the twelve months up to a day, as ISO dates, oldest first. */
export function monthsBefore(day: string): string[] {
  const until = new Date(day);
  const starts = Array.from({ length: 12 }, (_, back) =>
    Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - back, 1),
  );
  return starts.reverse().map((start) => new Date(start).toISOString().slice(0, 10));
}

// The model doesn't depend on the day, and the newest day's lookup has the sales of the home before
// all others. So one lookup serves all months.
function cacheHome(source: SalesSource): SalesSource {
  const houses = new Map<string, Promise<Sale[]>>();
  const models = new Map<string, Promise<CalibratedModel | null>>();
  return {
    ...cacheAreas(source),
    ofHouse: (zipCode, houseNumber, before) => {
      const key = `${zipCode} ${houseNumber}`;
      const sales = houses.get(key) ?? source.ofHouse(zipCode, houseNumber, before);
      houses.set(key, sales);
      return sales.then((found) => found.filter(({ day }) => day < before));
    },
    modelOf: (market, zipCodes) => {
      const key = [market, ...zipCodes].join();
      const model = models.get(key) ?? source.modelOf(market, zipCodes);
      models.set(key, model);
      return model;
    },
  };
}

/**
 * Recalculates the estimate of the home as it is now for earlier days. Each uses the sales before
 * its day and today's price model. Days with too few sales are omitted.
 */
export async function recalculateEstimates(
  subject: Subject,
  source: SalesSource,
  days: readonly string[],
  leftOut: readonly Sale[],
): Promise<EstimatePoint[]> {
  const cached = cacheHome(source);
  const points: EstimatePoint[] = [];
  for (const day of days.toReversed()) {
    const soldBefore = leftOut.filter((sale) => isoOf(sale.day) < day);
    const valuation = await valueBySalesComparison(subject, cached, new Date(day), soldBefore);
    const point = pointOf(day, subject.address, valuation, undefined);
    if (point) points.push(point);
  }
  return points.reverse();
}
