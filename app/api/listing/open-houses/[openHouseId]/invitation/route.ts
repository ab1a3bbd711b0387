import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { endLink, listOpenHouses, makeLink } from "#services/open-houses.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/listing/open-houses/{openHouseId}/invitation": async ({
    user,
    params,
    query,
    request,
  }) => {
    const origin = publicOrigin(request.headers);
    const replaces = query.replaces === "true";
    await makeLink(user.accountId, params.openHouseId, "invitation", { replaces });
    return listOpenHouses(user, origin);
  },
  "DELETE /api/listing/open-houses/{openHouseId}/invitation": async ({ user, params, request }) => {
    const origin = publicOrigin(request.headers);
    await endLink(user.accountId, params.openHouseId, "invitation");
    return listOpenHouses(user, origin);
  },
});
