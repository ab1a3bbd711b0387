import { findAskedHome } from "#app/homes/asked-home.ts";
import { publicRoutes } from "#http/public-route.ts";
import { makeAskToken } from "#services/inquiries.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /homes/{slug}/ask/token": async ({ request, params }) => {
    const home = await findAskedHome(request, params.slug);
    return home instanceof Response ? home : new Response(makeAskToken(home.listing.id));
  },
});
