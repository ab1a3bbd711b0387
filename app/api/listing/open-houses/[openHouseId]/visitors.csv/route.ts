import { attachment } from "#http/attachment.ts";
import { routes } from "#http/route.ts";
import { visitorsAsCsv } from "#services/open-houses.ts";

const FILE = { name: "open-house-visitors.csv", type: "text/csv; charset=utf-8" };

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/open-houses/{openHouseId}/visitors.csv": async ({ user, params, request }) =>
    attachment(request, FILE, await visitorsAsCsv(user.accountId, params.openHouseId)),
});
