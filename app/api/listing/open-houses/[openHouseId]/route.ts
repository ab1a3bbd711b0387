import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { changeOpenHouse, deleteOpenHouse, listOpenHouses } from "#services/open-houses.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/listing/open-houses/{openHouseId}": async ({
    user,
    params,
    input,
    revision,
    request,
  }) => {
    const origin = publicOrigin(request.headers);
    await changeOpenHouse(user.accountId, params.openHouseId, input, { basedOn: revision });
    return listOpenHouses(user, origin);
  },
  "DELETE /api/listing/open-houses/{openHouseId}": async ({ user, params, query, request }) => {
    const origin = publicOrigin(request.headers);
    const seenOver = query.isOver && query.isOver === "true";
    await deleteOpenHouse(user.accountId, params.openHouseId, { seenOver });
    return listOpenHouses(user, origin);
  },
});
