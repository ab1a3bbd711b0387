import { backtest, chooseHoldout } from "./backtest.ts";
import { type CalibratedModel, calibrate } from "./calibration.ts";
import type { SalesSource } from "./candidate-sales.ts";
import { fitMarket } from "./model/fit.ts";
import type { SaleBatches } from "./model/moments.ts";

/**
 * Fits a market on all its sales before a day, and measures the errors of a fit on the older of them
 * by the newest, which it has not seen.
 * @param readBefore reads the sales that were made before a day, from the start at each call
 * @returns null where the market has too few sales
 */
export async function fitCalibrated(
  market: string,
  readBefore: (day: number) => SaleBatches,
  source: SalesSource,
  before = Infinity,
): Promise<CalibratedModel | null> {
  const read = () => readBefore(before);
  const model = await fitMarket(market, read);
  if (!model) return null;
  const { from, sample } = await chooseHoldout(read);
  const earlier = await fitMarket(market, () => readBefore(from));
  const past = earlier ? await backtest(sample, earlier, source) : [];
  return { model, calibration: calibrate(past) };
}
