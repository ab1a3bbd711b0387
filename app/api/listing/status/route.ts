import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { getListing, setListingStatus } from "#services/listing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/listing/status": async ({ user, input, request }) => {
    await setListingStatus(user, input);
    return getListing(user, publicOrigin(request.headers));
  },
});
