import "server-only";
import { offersOfAccount } from "#db/queries/offers.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { turnsOfAllOffers } from "#db/queries/offer-turns.ts";
import { firstBrokenTurn } from "#server/offer-hash.ts";
import type { OffersView } from "#lib/schemas/offers.ts";

export { addOffer, changeOffer, deleteOffer, offersOfAccount } from "#db/queries/offers.ts";

export const listOffers = async (accountId: string): Promise<OffersView> => ({
  offers: await readOwned(offersOfAccount, ofAccount(accountId)),
});

/** Checks the hashes of all offers' turns. @returns how many offers there are, and the first bad turns */
export async function checkOfferHashes() {
  const offers = Map.groupBy(await turnsOfAllOffers(), ({ offerId }) => offerId);
  const broken = [...offers].flatMap(([offerId, turns]) => {
    const number = firstBrokenTurn(turns);
    return number === null ? [] : [{ offerId, number }];
  });
  return { offers: offers.size, broken };
}
