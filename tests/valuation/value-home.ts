import { isoOf } from "#lib/days.ts";
import { type ValuationView, valuationView } from "#lib/schemas/valuation.ts";
import type { CalibratedModel } from "#lib/valuation/calibration.ts";
import type { Sale, Subject } from "#lib/valuation/data/home.ts";
import { fitMarket } from "#lib/valuation/model/fit.ts";
import { valueBySalesComparison } from "#lib/valuation/sales-comparison.ts";
import { MARKET_DAY, memorySource, syntheticSales } from "./market.ts";
import { makeSubject } from "./subject.ts";

export const NOW = new Date(`${isoOf(MARKET_DAY)}T15:00:00Z`);
export const SALES: readonly Sale[] = syntheticSales(400);

let fitted: Promise<CalibratedModel> | undefined;

async function fit(): Promise<CalibratedModel> {
  const model = await fitMarket("Test", () => [SALES]);
  if (!model) throw new Error("not fitted");
  return { model, calibration: null };
}

/** Estimates a home from SALES or others, with the model fitted on SALES. */
export async function valueHome(
  subject: Subject = makeSubject(),
  { sales = SALES, leftOut = [] as readonly Sale[] } = {},
): Promise<ValuationView> {
  const source = memorySource(sales, await (fitted ??= fit()));
  return valuationView.parse(await valueBySalesComparison(subject, source, NOW, leftOut));
}
