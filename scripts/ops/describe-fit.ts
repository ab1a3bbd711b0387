import { formatNumber } from "#lib/format.ts";
import type { CalibratedModel } from "#lib/valuation/calibration.ts";

/** Returns what was fitted on a market, and how far its past estimates missed, one per line. */
export function describeFit(
  market: string,
  fitted: CalibratedModel | null,
  seconds: number,
): string[] {
  if (!fitted) return [`${market}: too few sales to fit a model`];
  return [
    `${market}: fitted on ${formatNumber(fitted.model.salesCount)} sales in ${seconds.toFixed(1)} s`,
    ...Object.entries(fitted.calibration ?? {}).map(
      ([level, { salesCount, medianError }]) =>
        `  by ${level}: half of ${formatNumber(salesCount)} past estimates within ${(100 * medianError).toFixed(1)}%`,
    ),
  ];
}
