import "server-only";
import { isDeepStrictEqual } from "node:util";
import { offersOfAccount } from "#db/queries/offers.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { columnsOf, turnsOfAllOffers } from "#db/queries/offer-turns.ts";
import { firstBrokenTurn } from "#server/offer-hash.ts";
import type { OffersView } from "#lib/schemas/offers.ts";

export { orderBackupOffers } from "#db/queries/backup-offers.ts";
export { addOffer, changeOffer, deleteOffer, offersOfAccount } from "#db/queries/offers.ts";

export const listOffers = async (accountId: string): Promise<OffersView> => ({
  offers: await readOwned(offersOfAccount, ofAccount(accountId)),
});

/**
 * Checks the hashes of all buyers' offers, and that the terms of each are those of its last turn.
 * @returns how many offers there are, and the first bad or missing turn of each broken one
 */
export async function checkOfferHashes() {
  const offers = Map.groupBy(await turnsOfAllOffers(), ({ id }) => id);
  const broken = [...offers].flatMap(([offerId, rows]) => {
    const turns = rows.flatMap(({ turn }) => turn ?? []);
    const last = turns.at(-1);
    const isLastTurn = last && isDeepStrictEqual(columnsOf(last.terms), rows[0]?.terms);
    const number = firstBrokenTurn(turns) ?? (isLastTurn ? null : turns.length + 1);
    return number === null ? [] : [{ offerId, number }];
  });
  return { offers: offers.size, broken };
}
