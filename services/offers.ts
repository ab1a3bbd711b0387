import "server-only";
import { offersOfAccount } from "#db/queries/offers.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import type { OffersView } from "#lib/schemas/offers.ts";

export { addOffer, changeOffer, deleteOffer, offersOfAccount } from "#db/queries/offers.ts";

export const listOffers = async (accountId: string): Promise<OffersView> => ({
  offers: await readOwned(offersOfAccount, ofAccount(accountId)),
});
