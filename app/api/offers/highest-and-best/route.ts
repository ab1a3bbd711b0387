import { routes } from "#http/route.ts";
import { cancelHighestAndBest, requestHighestAndBest } from "#services/highest-and-best.ts";
import { listOffers } from "#services/offers.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/offers/highest-and-best": async ({ user, input }) => {
    await requestHighestAndBest(user, input);
    return listOffers(user.accountId);
  },
  "DELETE /api/offers/highest-and-best": async ({ user, query }) => {
    await cancelHighestAndBest(user, query.requestId);
    return listOffers(user.accountId);
  },
});
