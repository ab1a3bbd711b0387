import "server-only";
import { findOfferRecord, saveImportedOffer } from "#db/queries/imported-offers.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { found } from "#lib/errors.ts";
import { offerResource } from "#lib/offers/reso/export-offer.ts";
import type { OfferResource, OfferResourceJson } from "#lib/schemas/offer-resource.ts";
import { listOffers } from "./offers.ts";

const NO_OFFER = "Offer not found.";

/**
 * Returns an account's offer as RCP-57's Offer: an imported one as it was imported.
 * @param origin of this system
 * @throws AppError `not_found`
 */
export async function exportOffer(
  accountId: string,
  offerId: string,
  origin: string,
): Promise<OfferResourceJson> {
  const { imported, ...record } = found(await findOfferRecord(accountId, offerId), NO_OFFER);
  if (imported) return imported;
  const { offers } = await listOffers(accountId);
  const offer = found(
    offers.find(({ id }) => id === offerId),
    NO_OFFER,
  );
  const home = found(await readOwned(propertyOfAccount, ofAccount(accountId)), NO_OFFER);
  return offerResource({ offer, home, origin, ...record });
}

/** Imports an offer of RCP-57; see `saveImportedOffer`. */
export const importOffer = (accountId: string, offer: OfferResource): Promise<void> =>
  saveImportedOffer(accountId, offer);
