import "server-only";
import { lastSaleOfAccount, saveLastSale } from "#db/queries/last-sales.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { NO_ADDRESS } from "#lib/error-messages.ts";
import { found } from "#lib/errors.ts";
import type { LastSaleInput, LastSaleView } from "#lib/schemas/last-sale.ts";
import { readState } from "#lib/us/address.ts";
import { carryForward } from "#lib/valuation/last-sale/carry-forward.ts";

export const lastSaleReads = { property: propertyOfAccount, lastSale: lastSaleOfAccount };

type LastSaleData = {
  [Name in keyof typeof lastSaleReads]: ReturnType<(typeof lastSaleReads)[Name]["view"]>;
};

const NO_INDEX =
  "There's no price index for this state and date, so we can't adjust the price to today.";

/**
 * Returns a home's last sale and what that price would be today, or null before the address is
 * saved.
 */
export function presentLastSale({ property, lastSale: sale }: LastSaleData): LastSaleView | null {
  if (!property) return null;
  const estimate = sale && carryForward(sale, readState(property.state), new Date());
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
  const property = await readOwned(propertyOfAccount, ofAccount(accountId));
  return found(presentLastSale({ property, lastSale: sale }), NO_ADDRESS);
}
