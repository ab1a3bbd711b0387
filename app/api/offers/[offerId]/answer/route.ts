import { routes } from "#http/route.ts";
import { answerAsSeller } from "#services/answer-offer.ts";
import { listOffers } from "#services/offers.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/offers/{offerId}/answer": async ({ user, params, input }) => {
    await answerAsSeller(user, params.offerId, input);
    return listOffers(user.accountId);
  },
});
