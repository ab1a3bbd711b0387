import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { getListing, saveListingSettings } from "#services/listing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/listing/settings": async ({ user, input, request }) => {
    const origin = publicOrigin(request.headers);
    await saveListingSettings(user.accountId, input);
    return getListing(user, origin);
  },
});
