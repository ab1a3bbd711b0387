import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { getListing, saveListingSettings } from "#services/listing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/listing/settings": async ({ user, input, request }) => {
    await saveListingSettings(user.accountId, input);
    return getListing(user, publicOrigin(request.headers));
  },
});
