import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { listOpenHouses, sendFollowUp } from "#services/open-houses.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/listing/open-houses/{openHouseId}/follow-up": async (given) => {
    const { user, params, input, request } = given;
    const origin = publicOrigin(request.headers);
    await sendFollowUp(user, params.openHouseId, input);
    return listOpenHouses(user, origin);
  },
});
