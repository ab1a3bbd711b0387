import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import { exportReads, reviewExport, viewExported } from "#services/listing-export.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/export/review": reading(exportReads, (answers, { request }) =>
    reviewExport(viewExported(answers, publicOrigin(request.headers))),
  ),
});
