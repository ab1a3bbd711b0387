import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { deleteOpenHouse, getListing } from "#services/listing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "DELETE /api/listing/open-houses/{openHouseId}": async ({ user, params, request }) => {
    await deleteOpenHouse(user.accountId, params.openHouseId);
    return getListing(user, publicOrigin(request.headers));
  },
});
