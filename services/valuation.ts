import "server-only";
import { excludeSale, excludedSalesOfAccount, includeSale } from "#db/queries/excluded-sales.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { salesNearAccount, salesSourceWith, salesUntil } from "#db/queries/sales-near.ts";
import { ofAccount, type OwnedRead, readOwned } from "#db/owned-read.ts";
import { NO_ADDRESS } from "#lib/error-messages.ts";
import { env } from "#server/env.ts";
import { AppError } from "#lib/errors.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";
import { fetchValuation, type ValuationService } from "#server/valuation-service/client.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { valueBySalesComparison } from "#lib/valuation/sales-comparison.ts";
import { placeHome } from "./home-coordinates.ts";
import { countAttempt } from "./limits.ts";

const TOO_MANY_VALUATIONS =
  "Your home's estimate was requested too many times. Please try again later.";

// Null means that recorded sales are used.
export function configuredService(): ValuationService | null {
  const { VALUATION_API_URL, VALUATION_API_KEY } = env();
  return VALUATION_API_URL ? { url: VALUATION_API_URL, key: VALUATION_API_KEY } : null;
}

/** The reads of a valuation, with the values of `valuationValues`. */
export const valuationReads = {
  property: propertyOfAccount,
  leftOut: excludedSalesOfAccount,
  near: salesNearAccount,
};

type ValuationData = {
  [Name in keyof typeof valuationReads]: ReturnType<(typeof valuationReads)[Name]["view"]>;
};

/** Skips reading sales when an external service makes the estimate. */
export const valuationValues = () => salesUntil(configuredService() ? null : new Date());

/** Returns the time zone whose days date a home's estimates: the home's own. */
export const homeTimeZone = ({ property, near }: Pick<ValuationData, "property" | "near">) =>
  timeZoneOfHome(property && { ...property, chosenTimeZone: near?.chosenTimeZone ?? null });

/**
 * Estimates a home without the excluded sales. Returns null before its address is saved.
 * @throws AppError `bad_gateway` when the external service fails, `rate_limited`
 */
export async function valueHome(
  accountId: string,
  { property, leftOut, near }: ValuationData,
  now = new Date(),
): Promise<ValuationView | null> {
  const service = configuredService();
  if (!property) return null;
  const subject = subjectFromProperty(property);
  if (!service) {
    const placed = near?.hasAddresses ? await placeHome(subject) : subject;
    const valuation = await valueBySalesComparison(placed, salesSourceWith(near), now, leftOut);
    const today = dayIn(homeTimeZone({ property, near }), now);
    return { ...valuation, estimateDate: valuation.estimateDate && today };
  }
  const keys = { externalValuation: accountId, externalValuationByDay: accountId };
  await countAttempt(keys, TOO_MANY_VALUATIONS);
  return fetchValuation(subject, service, now);
}

/**
 * Excludes a sale from a home's estimate, or includes it again.
 * @returns the new estimate
 * @throws AppError `not_found` without a property or such a sale, `conflict` when too many are
 *   excluded or an external service makes the estimate
 */
export async function changeLeftOut(
  accountId: string,
  saleId: number,
  isLeftOut: boolean,
): Promise<ValuationView> {
  if (configuredService()) {
    throw new AppError("conflict", "This estimate doesn't use sales that you can exclude.");
  }
  await (isLeftOut ? excludeSale(accountId, saleId) : includeSale(accountId, saleId));
  const readNow = <T>(read: OwnedRead<T>) =>
    readOwned(read, ofAccount(accountId), { values: valuationValues() });
  const [property, leftOut, near] = await Promise.all([
    readNow(propertyOfAccount),
    readNow(excludedSalesOfAccount),
    readNow(salesNearAccount),
  ]);
  const valuation = await valueHome(accountId, { property, leftOut, near });
  if (!valuation) throw new AppError("not_found", NO_ADDRESS);
  return valuation;
}
