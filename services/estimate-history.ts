import "server-only";
import { askingPricesOfAccount } from "#db/queries/asking-prices.ts";
import { estimatesOfAccount, saveEstimate } from "#db/queries/estimates.ts";
import { excludedSalesOfAccount } from "#db/queries/excluded-sales.ts";
import { marketsNearAccount } from "#db/queries/markets-near.ts";
import { ownSalesOfAccount } from "#db/queries/own-sales.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { salesNearAccount, salesSourceWith, salesUntil } from "#db/queries/sales-near.ts";
import { ofAccount, type OwnedRead, readOwned } from "#db/owned-read.ts";
import { NO_ADDRESS } from "#lib/error-messages.ts";
import { found } from "#lib/errors.ts";
import type { EstimateHistoryView } from "#lib/schemas/estimate-history.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";
import { presentHistory } from "#lib/valuation/history/estimate-history.ts";
import { pointOf } from "#lib/valuation/history/estimate-point.ts";
import { monthsBefore, recalculateEstimates } from "#lib/valuation/history/recalculate-months.ts";
import { valueBySalesComparison } from "#lib/valuation/sales-comparison.ts";
import { placeHome } from "./home-coordinates.ts";
import { countAttempt } from "./limits.ts";
import { valueHomeByOwnSales } from "./own-sales.ts";
import { configuredService, homeTimeZone } from "./valuation.ts";

const TOO_OFTEN = "The estimate history was requested too many times. Please try again later.";

const NONE: EstimateHistoryView = { points: [], bigMove: null };

/**
 * Records today's estimate of an account's home.
 * @returns the estimates over time; empty when an external service makes them, because it isn't
 *   called
 * @throws AppError `not_found` without a property, `rate_limited`
 */
export async function recordEstimate(
  accountId: string,
  now = new Date(),
): Promise<EstimateHistoryView> {
  await countAttempt({ estimateHistory: accountId }, TOO_OFTEN);
  const values = salesUntil(now);
  const readNow = <T>(read: OwnedRead<T>) => readOwned(read, ofAccount(accountId), { values });
  const [property, leftOut, near, ownSales, markets, shown, prices] = await Promise.all([
    readNow(propertyOfAccount),
    readNow(excludedSalesOfAccount),
    readNow(salesNearAccount),
    readNow(ownSalesOfAccount),
    readNow(marketsNearAccount),
    readNow(estimatesOfAccount),
    readNow(askingPricesOfAccount),
  ]);
  const entered = subjectFromProperty(found(property, NO_ADDRESS));
  if (configuredService()) return NONE;
  const subject = await placeHome(entered);
  const source = salesSourceWith(near);
  const valuation = await valueBySalesComparison(subject, source, now, leftOut);
  const own = valueHomeByOwnSales({ property, ownSales, markets }) ?? undefined;
  const timeZone = homeTimeZone({ property, near });
  const today = pointOf(dayIn(timeZone, now), subject.address, valuation, own);
  if (!today) return NONE;
  await saveEstimate(accountId, today);
  const isRecorded = today.basis.way === "recorded_sales";
  const months = isRecorded ? monthsBefore(today.day) : [];
  const recalculated = await recalculateEstimates(subject, salesSourceWith(null), months, leftOut);
  const priceSetOn = prices[0] ? dayIn(timeZone, new Date(prices[0].setAt)) : null;
  return presentHistory({ recalculated, shown, today }, priceSetOn);
}
