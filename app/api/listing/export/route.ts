import { attachment } from "#http/attachment.ts";
import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import { exportReads, nameOfHome, resoProperty, viewExported } from "#services/listing-export.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/export": reading(exportReads, (answers, { request }) => {
    const listing = viewExported(answers, publicOrigin(request.headers));
    const file = { name: `${nameOfHome(listing)}.json`, type: "application/json" };
    return attachment(request, file, JSON.stringify(resoProperty(listing, new Date()), null, 2));
  }),
});
