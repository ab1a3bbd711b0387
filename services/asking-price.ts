import "server-only";
import { askingPricesOfAccount, saveAskingPrice } from "#db/queries/asking-prices.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import type { AskingPriceView } from "#lib/schemas/asking-price.ts";

export { askingPricesOfAccount };

/** The asking price that holds, for whatever shows the home; null: none was set. */
export async function getAskingPrice(accountId: string): Promise<number | null> {
  const [current] = await readOwned(askingPricesOfAccount, ofAccount(accountId));
  return current?.price ?? null;
}

/** @throws AppError `not_found` without a property */
export async function setAskingPrice(
  accountId: string,
  price: number,
  setBy: string,
): Promise<AskingPriceView> {
  await saveAskingPrice(accountId, price, setBy);
  return { history: await readOwned(askingPricesOfAccount, ofAccount(accountId)) };
}
