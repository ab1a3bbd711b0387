import { routes } from "#http/route.ts";
import { listVisitors } from "#services/open-houses.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/open-houses/{openHouseId}/visitors": ({ user, params }) =>
    listVisitors(user.accountId, params.openHouseId),
});
