import "server-only";
import { resaleErrorsNearAccount } from "#db/queries/markets-near.ts";
import { lastSaleOfAccount, saveLastSale } from "#db/queries/last-sales.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { NO_ADDRESS } from "#lib/error-messages.ts";
import { found } from "#lib/errors.ts";
import type { LastSaleInput, LastSaleView } from "#lib/schemas/last-sale.ts";
import { readState } from "#lib/us/address.ts";
import { carryForward } from "#lib/valuation/last-sale/carry-forward.ts";

export const lastSaleReads = {
  property: propertyOfAccount,
  lastSale: lastSaleOfAccount,
  resaleErrors: resaleErrorsNearAccount,
};

type LastSaleData = {
  [Name in keyof typeof lastSaleReads]: ReturnType<(typeof lastSaleReads)[Name]["view"]>;
};

const NO_INDEX =
  "There's no price index for this state and date, so we can't adjust the price to today.";

/**
 * Returns a home's last sale and what that price would be today, or null before the address is
 * saved.
 */
export function presentLastSale({
  property,
  lastSale: sale,
  resaleErrors,
}: LastSaleData): LastSaleView | null {
  if (!property) return null;
  const homeState = readState(property.state);
  const area = resaleErrors.find(({ state }) => state !== null && state === homeState) ?? null;
  const estimate = sale && carryForward(sale, homeState, new Date(), area);
  return { sale, estimate, reason: sale && !estimate ? NO_INDEX : null };
}

/**
 * Saves or clears a home's last sale.
 * @returns what that price would be today
 */
export async function changeLastSale(
  accountId: string,
  sale: LastSaleInput | null,
): Promise<LastSaleView> {
  await saveLastSale(accountId, sale);
  const owner = ofAccount(accountId);
  const [property, resaleErrors] = await Promise.all([
    readOwned(propertyOfAccount, owner),
    readOwned(resaleErrorsNearAccount, owner),
  ]);
  return found(presentLastSale({ property, lastSale: sale, resaleErrors }), NO_ADDRESS);
}
