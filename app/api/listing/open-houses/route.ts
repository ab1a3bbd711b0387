import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { addOpenHouse, getListing } from "#services/listing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/listing/open-houses": async ({ user, input, request }) => {
    await addOpenHouse(user.accountId, input);
    return getListing(user, publicOrigin(request.headers));
  },
});
