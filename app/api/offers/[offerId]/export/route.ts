import { attachment } from "#http/attachment.ts";
import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { exportOffer } from "#services/offer-records.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/offers/{offerId}/export": async ({ user, params, request }) => {
    const offer = await exportOffer(user.accountId, params.offerId, publicOrigin(request.headers));
    const file = { name: `offer-${params.offerId}.json`, type: "application/json" };
    return attachment(request, file, JSON.stringify(offer, null, 2));
  },
});
