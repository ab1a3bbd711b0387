import { routes } from "#http/route.ts";
import { deleteVisitor, listVisitors } from "#services/open-houses.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "DELETE /api/listing/open-houses/{openHouseId}/visitors/{visitorId}": async ({
    user,
    params,
  }) => {
    const { openHouseId, visitorId } = params;
    await deleteVisitor(user.accountId, openHouseId, visitorId);
    return listVisitors(user.accountId, openHouseId);
  },
});
