import { findAskedHome } from "#app/homes/asked-home.ts";
import { answerFailure, answerMissing } from "#app/homes/messages.tsx";
import { renderPage } from "#app/homes/render.tsx";
import { InvitationPage } from "#components/listing-page/invitation-page.tsx";
import { clientAddress } from "#http/client-address.ts";
import { publicRoutes } from "#http/public-route.ts";
import { findInvitation } from "#services/open-house-invitations.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /homes/{slug}/open-house/{secret}": async ({ request, params: { slug, secret } }) => {
      const home = await findAskedHome(request, slug);
      if (home instanceof Response) return home;
      const openHouse = await findInvitation(home, secret, clientAddress(request.headers));
      if (!openHouse) return answerMissing("invitation");
      const { listing } = home;
      const calendarPath = `/homes/${listing.slug}/open-house/${encodeURIComponent(secret)}/calendar.ics`;
      const page = <InvitationPage {...{ listing, openHouse, calendarPath }} />;
      const html = await renderPage(page);
      return new Response(html, {
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "X-Robots-Tag": "noindex",
          "Cache-Control": "private, no-store",
        },
      });
    },
  },
  answerFailure,
);
