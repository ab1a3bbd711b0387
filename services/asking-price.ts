import "server-only";
import {
  askingPricesOfAccount,
  saveAskingPrice,
  savePriceRemoval,
} from "#db/queries/asking-prices.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import type { AskingPriceInput, AskingPriceView } from "#lib/schemas/asking-price.ts";

export { askingPricesOfAccount };

/** Returns the current asking price, or null when none is set. */
export async function getAskingPrice(accountId: string): Promise<number | null> {
  const [current] = await readOwned(askingPricesOfAccount, ofAccount(accountId));
  return current?.price ?? null;
}

/**
 * Sets the asking price.
 * @throws AppError `not_found` without a property, `conflict` for another price than the person saw
 */
export async function setAskingPrice(
  accountId: string,
  { price, from }: AskingPriceInput,
  setBy: string,
): Promise<AskingPriceView> {
  await saveAskingPrice(accountId, price, setBy, { from });
  return viewPrices(accountId);
}

/**
 * Removes a price from the history that buyers see, or restores it.
 * @throws AppError `not_found`, `conflict` for the current price
 */
export async function changePriceRemoval(
  caller: { id: string; accountId: string },
  priceId: number,
  isRemoved: boolean,
): Promise<AskingPriceView> {
  await savePriceRemoval(caller, priceId, isRemoved);
  return viewPrices(caller.accountId);
}

const viewPrices = async (accountId: string): Promise<AskingPriceView> => ({
  history: await readOwned(askingPricesOfAccount, ofAccount(accountId)),
});
