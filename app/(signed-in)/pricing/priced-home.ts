import { type Answer, answerTo } from "#components/data/answer-to.ts";
import { ownSalesReads, valueHomeByOwnSales } from "#services/own-sales.ts";
import { configuredService, valuationReads, valueHome } from "#services/valuation.ts";
import type { Answers } from "#services/sessions.ts";

/** What every pricing screen reads: the home, and what it is worth. Takes `valuationValues()`. */
export const pricedHomeReads = { ...valuationReads, ...ownSalesReads };

/** Its answers for the screen's queries. */
export async function answersOfPricedHome(
  accountId: string,
  answers: Answers<typeof pricedHomeReads>,
): Promise<Answer[]> {
  const { property } = answers;
  // The built-in valuation takes milliseconds and comes along; for an external one the page won't wait.
  const comesAlong = property && !configuredService();
  // One that fails is left to the browser's own call, which says why.
  const valuation = comesAlong ? await valueHome(accountId, answers).catch(() => null) : null;
  const ownSales = valueHomeByOwnSales(answers);
  return [
    answerTo("GET /api/property", property),
    ...(ownSales ? [answerTo("GET /api/property/own-sales", ownSales)] : []),
    ...(valuation ? [answerTo("GET /api/valuation", valuation)] : []),
  ];
}
