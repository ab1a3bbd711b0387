import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { listOpenHouses, saveOpenHouseNotes } from "#services/open-houses.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/listing/open-houses/{openHouseId}/notes": async ({
    user,
    params,
    input,
    revision,
    request,
  }) => {
    const origin = publicOrigin(request.headers);
    await saveOpenHouseNotes(user.accountId, params.openHouseId, input, revision);
    return listOpenHouses(user, origin);
  },
});
