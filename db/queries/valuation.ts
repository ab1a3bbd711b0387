import { env } from "#lib/env.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { subjectOf, valueProperty, type ValuationService } from "#lib/valuation/index.ts";
import { getLatestProperty } from "./properties.ts";
import { salesSource } from "./sales.ts";

/** The external service of the configuration, or null: then recorded sales answer. */
export function configuredService(): ValuationService | null {
  const { VALUATION_API_URL, VALUATION_API_KEY } = env();
  return VALUATION_API_URL ? { url: VALUATION_API_URL, key: VALUATION_API_KEY } : null;
}

/**
 * The value of an account's home, or null before its address was saved.
 * @throws AppError `bad_gateway` when the external service fails
 */
export async function getValuation(accountId: string): Promise<ValuationView | null> {
  const property = await getLatestProperty(accountId);
  if (!property) return null;
  return valueProperty(subjectOf(property), { sales: salesSource(), service: configuredService() });
}
