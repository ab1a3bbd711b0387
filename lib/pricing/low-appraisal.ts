import { formatMoney, formatNumber } from "#lib/format.ts";
import type { OwnSalesView } from "#lib/schemas/own-sales.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { bestEstimate } from "./best-estimate.ts";

/** An appraisal below the estimate, and where the difference comes from. */
export interface LowAppraisal {
  /** Whole US dollars. */
  amount: number;
  source: string;
}

/** A median absolute error in percent, and where it was measured. */
interface MeasuredError {
  percent: number;
  where: string;
}

function ofOwnSales(own: OwnSalesView | undefined): MeasuredError | null {
  const estimate = own?.estimate;
  if (!estimate) return null;
  return { percent: estimate.medianErrorPercent, where: `on ${estimate.measuredOn}` };
}

function ofMarket({ source }: ValuationView): MeasuredError | null {
  const error = source?.publishedError;
  if (!error) return null;
  const area = error.area ?? `the “${error.market}” market`;
  return {
    percent: error.medianPercent,
    where: `on ${formatNumber(error.salesCount)} past sales in ${area}`,
  };
}

/**
 * Returns the estimate less its median error, or the low end of its range if no error was measured; null
 * without an estimate.
 */
export function lowAppraisalOf(
  valuation: ValuationView | undefined,
  own: OwnSalesView | undefined,
): LowAppraisal | null {
  const best = bestEstimate(valuation, own);
  if (!best?.estimate) return null;
  const { estimate, low } = best;
  const measured = best.isByOwnSales ? ofOwnSales(own) : ofMarket(best);
  if (measured) {
    const amount = Math.round(estimate * (1 - measured.percent / 100));
    const percent = `${formatNumber(measured.percent)}%`;
    return {
      amount,
      source: `The low appraisal is ${formatMoney(amount)}: your estimate of ${formatMoney(estimate)} less ${percent}. In our test ${measured.where}, half of the estimates were off by more than ${percent}, above or below.`,
    };
  }
  if (low === null) return null;
  return {
    amount: low,
    source: `The low appraisal is ${formatMoney(low)}, the low end of your estimate's range.`,
  };
}
