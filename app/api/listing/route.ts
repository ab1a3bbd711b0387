import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import { listingReads, viewListing } from "#services/listing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing": reading(listingReads, (answers, { request }) =>
    viewListing(answers, publicOrigin(request.headers)),
  ),
});
