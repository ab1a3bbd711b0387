import { backtest, chooseHoldout } from "./backtest.ts";
import { type CalibratedModel, calibrate } from "./calibration.ts";
import type { SalesSource } from "./candidate-sales.ts";
import { findResales, measureResales, type ResaleError } from "./last-sale/resale-errors.ts";
import { fitMarket } from "./model/fit.ts";
import type { SaleBatches } from "./model/moments.ts";

/** A fitted model with all its measured errors, those of last sales adjusted to today by class of time. */
export interface FittedMarket extends CalibratedModel {
  resaleErrors: readonly (ResaleError | null)[];
}

/**
 * Fits a market on all its sales before a day. Measures errors by fitting the older sales and
 * testing on the newest.
 * @param readBefore reads the sales made before a day, from the start on each call
 * @returns null if the market has too few sales
 */
export async function fitCalibrated(
  market: string,
  readBefore: (day: number) => SaleBatches,
  source: SalesSource,
  before = Infinity,
): Promise<FittedMarket | null> {
  const read = () => readBefore(before);
  const model = await fitMarket(market, read);
  if (!model) return null;
  const { from, sample } = await chooseHoldout(read);
  const earlier = await fitMarket(market, () => readBefore(from));
  const past = earlier ? await backtest(sample, earlier, source) : [];
  const resaleErrors = measureResales(await findResales(sample, market, source));
  return { model, calibration: calibrate(past), resaleErrors };
}
