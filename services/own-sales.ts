import "server-only";
import {
  addOwnSales,
  changeOwnSale,
  deleteOwnSale,
  marketsNearAccount,
  ownSalesOfAccount,
} from "#db/queries/own-sales.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { found } from "#lib/errors.ts";
import type { OwnSaleInput, OwnSalesView, PastedView } from "#lib/schemas/own-sales.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";
import { valueByOwnSales } from "#lib/valuation/grid/own-sales.ts";
import { readPastedSales } from "#lib/valuation/pasted/read-pasted.ts";
import { countAttempt } from "./limits.ts";

const TOO_MANY =
  "You've pasted a lot of text in a short time. Please wait a few minutes and try again.";

/** What an estimate by an account's own sales is made of. */
export const ownSalesReads = {
  property: propertyOfAccount,
  ownSales: ownSalesOfAccount,
  markets: marketsNearAccount,
};

type OwnSalesData = {
  [Name in keyof typeof ownSalesReads]: ReturnType<(typeof ownSalesReads)[Name]["view"]>;
};

/** What the sales that an account brought say of its home; null before its address was saved. */
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
  return found(
    valueHomeByOwnSales({ property, ownSales, markets }),
    "No property address available",
  );
}

/**
 * Reads sales from pasted text, and stores nothing.
 * @throws AppError `rate_limited`
 */
export async function previewPastedSales(accountId: string, text: string): Promise<PastedView> {
  await countAttempt({ pastedSales: accountId }, TOO_MANY);
  return readPastedSales(text);
}

/** Adds sales that the seller brings. @returns the list and what the home is worth by it */
export async function addPastedSales(
  accountId: string,
  sales: readonly OwnSaleInput[],
): Promise<OwnSalesView> {
  await addOwnSales(accountId, sales);
  return valueNow(accountId);
}

/** Changes one of them, or whether it counts. @returns as `addPastedSales` */
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
