import { publicOrigin } from "#http/origin.ts";
import { answerPage } from "#http/public-page.ts";
import { publicRoutes } from "#http/public-route.ts";
import { recordPageView } from "#http/page-views.ts";
import { findHome, pageOf } from "#services/public-homes.ts";
import { pathOfHome } from "#services/public-listing.ts";
import { renderListing } from "../listing.tsx";
import { answerFailure, answerMissing } from "../messages.tsx";

function moveTo(slug: string, request: Request): Response {
  const { search } = new URL(request.url);
  return new Response(null, { status: 308, headers: { Location: pathOfHome(slug) + search } });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /homes/{slug}": async ({ request, params: { slug } }) => {
      const home = await findHome(slug, publicOrigin(request.headers));
      if (home.kind === "moved") return moveTo(home.slug, request);
      if (home.kind !== "shown") return answerMissing(home.kind);
      if (new URL(request.url).pathname !== pathOfHome(slug)) return moveTo(slug, request);
      const { listing, today, place } = home;
      const page = await pageOf(home, (coverPreview) =>
        renderListing(listing, { today, coverPreview, place }),
      );
      recordPageView(request, listing);
      return answerPage(page, request);
    },
  },
  answerFailure,
);
