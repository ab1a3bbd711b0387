import { renderListing } from "#app/homes/listing.tsx";
import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import { found, NO_PROPERTY } from "#lib/errors.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { publicListingReads, viewPublicListing } from "#services/public-listing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/preview": reading(publicListingReads, async (read, { request }) => {
    const now = new Date();
    const origin = publicOrigin(request.headers);
    const listing = found(viewPublicListing(read, { origin, photos: "own", now }), NO_PROPERTY);
    const today = dayIn(listing.timeZone, now);
    return new Response(await renderListing(listing, { today, isPreview: true }), {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
  }),
});
