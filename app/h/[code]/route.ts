import { answerFailure, answerMissing } from "#app/homes/messages.tsx";
import { publicRoutes } from "#http/public-route.ts";
import { pathOfShortLink } from "#services/short-links.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /h/{code}": async ({ params }) => {
      const path = await pathOfShortLink(params.code);
      if (!path) return answerMissing("unknown");
      // Temporary, because the home can be withdrawn and its address corrected.
      return new Response(null, { status: 302, headers: { Location: `${path}?from=qr` } });
    },
  },
  answerFailure,
);
