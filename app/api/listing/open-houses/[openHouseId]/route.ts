import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { changeOpenHouse, deleteOpenHouse, listOpenHouses } from "#services/open-houses.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/listing/open-houses/{openHouseId}": async ({ user, params, input, request }) => {
    const origin = publicOrigin(request.headers);
    await changeOpenHouse(user.accountId, params.openHouseId, input);
    return listOpenHouses(user, origin);
  },
  "DELETE /api/listing/open-houses/{openHouseId}": async ({ user, params, request }) => {
    const origin = publicOrigin(request.headers);
    await deleteOpenHouse(user.accountId, params.openHouseId);
    return listOpenHouses(user, origin);
  },
});
