import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import {
  addOpenHouse,
  listOpenHouses,
  openHouseReads,
  viewOpenHouses,
} from "#services/open-houses.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/open-houses": reading(openHouseReads, (answers, { request }) =>
    viewOpenHouses(answers, publicOrigin(request.headers)),
  ),
  "POST /api/listing/open-houses": async ({ user, input, request }) => {
    const origin = publicOrigin(request.headers);
    await addOpenHouse(user.accountId, input);
    return listOpenHouses(user, origin);
  },
});
