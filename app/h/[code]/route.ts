import { findAskedHome } from "#app/homes/asked-home.ts";
import { answerFailure, answerMissing } from "#app/homes/messages.tsx";
import { publicRoutes } from "#http/public-route.ts";
import { pathOfHome } from "#services/public-listing.ts";
import { slugOfShortLink } from "#services/short-links.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /h/{code}": async ({ request, params }) => {
      const slug = await slugOfShortLink(params.code);
      if (!slug) return answerMissing("unknown");
      const home = await findAskedHome(request, slug);
      if (home instanceof Response) return home;
      // Temporary, because the home can be withdrawn and its address corrected.
      const location = `${pathOfHome(home.listing.slug)}?from=qr`;
      return new Response(null, { status: 302, headers: { Location: location } });
    },
  },
  answerFailure,
);
