import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { confirmRightToSell, getListing } from "#services/listing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/listing/right-to-sell": async ({ user, request }) => {
    const origin = publicOrigin(request.headers);
    await confirmRightToSell(user);
    return getListing(user, origin);
  },
});
