import { routes } from "#http/route.ts";
import { changeOffer, deleteOffer, listOffers } from "#services/offers.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/offers/{offerId}": async ({ user, params, input, revision }) => {
    await changeOffer(user, params.offerId, input, revision);
    return listOffers(user.accountId);
  },
  "DELETE /api/offers/{offerId}": async ({ user, params }) => {
    await deleteOffer(user.accountId, params.offerId);
    return listOffers(user.accountId);
  },
});
