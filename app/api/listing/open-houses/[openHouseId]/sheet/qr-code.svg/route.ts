import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { sheetQrCode } from "#services/open-houses.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/open-houses/{openHouseId}/sheet/qr-code.svg": async ({
    user,
    params,
    request,
  }) => {
    const origin = publicOrigin(request.headers);
    const drawn = await sheetQrCode(user.accountId, params.openHouseId, origin);
    return new Response(drawn, { headers: { "Content-Type": "image/svg+xml" } });
  },
});
