import { type Answer, answerTo } from "#components/data/answer-to.ts";
import { ownSalesReads, valueHomeByOwnSales } from "#services/own-sales.ts";
import { configuredService, valuationReads, valueHome } from "#services/valuation.ts";
import type { Answers } from "#services/sessions.ts";

/** The reads of every pricing screen. They need `valuationValues()`. */
export const pricedHomeReads = { ...valuationReads, ...ownSalesReads };

/** Returns the answers for the pricing screens' queries. */
export async function answersOfPricedHome(
  accountId: string,
  answers: Answers<typeof pricedHomeReads>,
): Promise<Answer[]> {
  const { property } = answers;
  // The built-in valuation takes milliseconds. An external one would delay the page.
  const comesAlong = property && !configuredService();
  // If it fails, the browser makes the call itself and shows the reason.
  const valuation = comesAlong ? await valueHome(accountId, answers).catch(() => null) : null;
  const ownSales = valueHomeByOwnSales(answers);
  return [
    answerTo("GET /api/property", property),
    ...(ownSales ? [answerTo("GET /api/property/own-sales", ownSales)] : []),
    ...(valuation ? [answerTo("GET /api/valuation", valuation)] : []),
  ];
}
