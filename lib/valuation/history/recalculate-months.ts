import { isoOf } from "#lib/days.ts";
import { cacheAreas } from "../cached-sales.ts";
import type { SalesSource } from "../candidate-sales.ts";
import type { CalibratedModel } from "../calibration.ts";
import type { Sale, Subject } from "../data/home.ts";
import { valueBySalesComparison } from "../sales-comparison.ts";
import { type EstimatePoint, pointOf } from "./estimate-point.ts";

/** The first day of each of the twelve months up to a moment, the oldest first. */
export function monthsBefore(now: Date): string[] {
  const starts = Array.from({ length: 12 }, (_, back) =>
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1),
  );
  return starts.reverse().map((start) => new Date(start).toISOString().slice(0, 10));
}

// One model and one house for all months: neither is of a day.
function cacheHome(source: SalesSource): SalesSource {
  const houses = new Map<string, Promise<Sale[]>>();
  const models = new Map<string, Promise<CalibratedModel | null>>();
  return {
    ...cacheAreas(source),
    ofHouse: (zipCode, houseNumber, before) => {
      const key = `${zipCode} ${houseNumber}`;
      const sales = houses.get(key) ?? source.ofHouse(zipCode, houseNumber, before);
      houses.set(key, sales);
      return sales;
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
 * What the home as it is now would have been valued at on earlier days: each by the sales made
 * before it, and by today's price model. A day on which they were too few is left out.
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
