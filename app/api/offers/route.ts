import { reading, routes } from "#http/route.ts";
import { addOffer, listOffers, offersReads } from "#services/offers.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/offers": reading(offersReads, (answers) => answers),
  "POST /api/offers": async ({ user, input }) => {
    await addOffer(user.accountId, input);
    return listOffers(user.accountId);
  },
});
