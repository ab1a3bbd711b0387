import "server-only";
import { leaveSaleOut, listLeftOutSales, putSaleBack } from "#db/queries/left-out-sales.ts";
import { getLatestProperty } from "#db/queries/properties.ts";
import { salesSource } from "#db/queries/sales.ts";
import { env } from "#server/env.ts";
import { AppError } from "#lib/errors.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";
import { fetchValuation, type ValuationService } from "#server/valuation-service/client.ts";
import { valueBySalesComparison } from "#lib/valuation/sales-comparison.ts";
import { countAttempt } from "./limits.ts";

const TOO_MANY_VALUATIONS =
  "The value of your home was asked for too many times. Please try again later.";

// Null: recorded sales answer.
export function configuredService(): ValuationService | null {
  const { VALUATION_API_URL, VALUATION_API_KEY } = env();
  return VALUATION_API_URL ? { url: VALUATION_API_URL, key: VALUATION_API_KEY } : null;
}

/**
 * The value of an account's home, without the sales that were left out; null before its address was
 * saved.
 * @throws AppError `bad_gateway` when the external service fails, `rate_limited` when it was asked too
 *   often
 */
export async function getValuation(accountId: string): Promise<ValuationView | null> {
  const now = new Date();
  const service = configuredService();
  const [property, leftOut] = await Promise.all([
    getLatestProperty(accountId),
    service ? [] : listLeftOutSales(accountId, now),
  ]);
  if (!property) return null;
  const subject = subjectFromProperty(property);
  if (!service) return valueBySalesComparison(subject, salesSource(), now, leftOut);
  const keys = { externalValuation: accountId, externalValuationByDay: accountId };
  await countAttempt(keys, TOO_MANY_VALUATIONS);
  return fetchValuation(subject, service, now);
}

/**
 * Leaves a sale out of the valuation of an account's home, or lets it count again.
 * @returns what the home is worth after that
 * @throws AppError `not_found` without a property or without such a sale; `conflict` where too many
 *   are left out, or where an external service makes the estimate
 */
export async function changeLeftOut(
  accountId: string,
  saleId: number,
  isLeftOut: boolean,
): Promise<ValuationView> {
  if (configuredService()) {
    throw new AppError("conflict", "This estimate doesn't stand on sales that could be left out.");
  }
  await (isLeftOut ? leaveSaleOut(accountId, saleId) : putSaleBack(accountId, saleId));
  const valuation = await getValuation(accountId);
  if (!valuation) throw new AppError("not_found", "No property address available");
  return valuation;
}
