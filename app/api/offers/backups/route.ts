import { routes } from "#http/route.ts";
import { listOffers, orderBackupOffers } from "#services/offers.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/offers/backups": async ({ user, input }) => {
    await orderBackupOffers(user.accountId, input.offerIds);
    return listOffers(user.accountId);
  },
});
