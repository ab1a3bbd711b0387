import { attachment } from "#http/attachment.ts";
import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import { exportReads, nameOfHome, viewExported, zipPhotos } from "#services/listing-export.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/photographs": reading(exportReads, async (answers, { request, user }) => {
    const listing = viewExported(answers, publicOrigin(request.headers));
    const file = { name: `${nameOfHome(listing)}-photographs.zip`, type: "application/zip" };
    const isHead = request.method === "HEAD";
    return attachment(request, file, isHead ? "" : await zipPhotos(user.accountId, listing));
  }),
});
