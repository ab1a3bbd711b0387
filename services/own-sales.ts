import "server-only";
import { marketsNearAccount } from "#db/queries/markets-near.ts";
import {
  addOwnSales,
  changeOwnSale,
  deleteOwnSale,
  ownSalesOfAccount,
} from "#db/queries/own-sales.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { NO_ADDRESS } from "#lib/error-messages.ts";
import { found } from "#lib/errors.ts";
import type { OwnSaleInput, OwnSalesView, PastedView } from "#lib/schemas/own-sales.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";
import { valueByOwnSales } from "#lib/valuation/grid/own-sales.ts";
import { readPastedSales } from "#lib/valuation/pasted/read-pasted.ts";
import { countAttempt } from "./limits.ts";

const TOO_MANY =
  "You've pasted a lot of text in a short time. Please wait a few minutes and try again.";

export const ownSalesReads = {
  property: propertyOfAccount,
  ownSales: ownSalesOfAccount,
  markets: marketsNearAccount,
};

type OwnSalesData = {
  [Name in keyof typeof ownSalesReads]: ReturnType<(typeof ownSalesReads)[Name]["view"]>;
};

/** Estimates a home from the account's own sales. Returns null before the address is saved. */
export function valueHomeByOwnSales({
  property,
  ownSales,
  markets,
}: OwnSalesData): OwnSalesView | null {
  if (!property) return null;
  const subject = subjectFromProperty(property);
  const nearest = markets.find(({ state }) => state !== null && state === subject.state);
  return valueByOwnSales(subject, ownSales, nearest?.model ?? null, new Date());
}

async function valueNow(accountId: string): Promise<OwnSalesView> {
  const owner = ofAccount(accountId);
  const [property, ownSales, markets] = await Promise.all([
    readOwned(propertyOfAccount, owner),
    readOwned(ownSalesOfAccount, owner),
    readOwned(marketsNearAccount, owner),
  ]);
  return found(valueHomeByOwnSales({ property, ownSales, markets }), NO_ADDRESS);
}

/**
 * Reads sales from pasted text without storing them.
 * @throws AppError `rate_limited`
 */
export async function previewPastedSales(accountId: string, text: string): Promise<PastedView> {
  await countAttempt({ pastedSales: accountId }, TOO_MANY);
  return readPastedSales(text);
}

/**
 * Adds the seller's own sales.
 * @returns the list and the estimate from it
 */
export async function addPastedSales(
  accountId: string,
  sales: readonly OwnSaleInput[],
): Promise<OwnSalesView> {
  await addOwnSales(accountId, sales);
  return valueNow(accountId);
}

/**
 * Changes a sale, or whether it counts.
 * @returns as `addPastedSales`
 */
export async function changeSale(
  accountId: string,
  saleId: number,
  changes: OwnSaleInput | { isLeftOut: boolean },
): Promise<OwnSalesView> {
  await changeOwnSale(accountId, saleId, changes);
  return valueNow(accountId);
}

export async function deleteSale(accountId: string, saleId: number): Promise<OwnSalesView> {
  await deleteOwnSale(accountId, saleId);
  return valueNow(accountId);
}
