import { routes } from "#http/route.ts";
import { importOffer } from "#services/offer-records.ts";
import { listOffers } from "#services/offers.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/offers/import": async ({ user, input }) => {
    await importOffer(user.accountId, input);
    return listOffers(user.accountId);
  },
});
