import { findAskedHome } from "#app/homes/asked-home.ts";
import { answerFailure, answerMissing } from "#app/homes/messages.tsx";
import { answerDocument, seeOther } from "#app/homes/render.tsx";
import { FollowPage, FollowSentPage } from "#components/listing-page/follow-page.tsx";
import { readForm } from "#http/body.ts";
import { clientAddress } from "#http/client-address.ts";
import { publicRoutes } from "#http/public-route.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { makeFollowToken, takeFollower } from "#services/followers.ts";
import { findOpenListing } from "#services/public-homes.ts";
import { canBeFollowed } from "#lib/listing/follow.ts";

async function take(listing: PublicListing, form: URLSearchParams, address: string) {
  const asked = await takeFollower(listing.id, form, address);
  if (asked.kind === "sent") return seeOther(`/homes/${listing.slug}/follow?sent=1`);
  const { status, retryAfter, kind: _kind, ...shown } = asked;
  const token = makeFollowToken(listing.id);
  return answerDocument(
    <FollowPage {...{ listing, token }} {...shown} />,
    status,
    retryAfter ? { "Retry-After": String(retryAfter) } : {},
  );
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /homes/{slug}/follow": async ({ request, params }) => {
      const home = await findAskedHome(request, params.slug);
      if (home instanceof Response) return home;
      const { listing } = home;
      if (!listing.takesFollowers) return seeOther(`/homes/${listing.slug}`);
      if (new URL(request.url).searchParams.has("sent")) {
        return answerDocument(<FollowSentPage listing={listing} />);
      }
      const token = makeFollowToken(listing.id);
      return answerDocument(<FollowPage {...{ listing, token }} notice={null} />);
    },
    "POST /homes/{slug}/follow": async ({ request, params }) => {
      const home = await findAskedHome(request, params.slug);
      if (home instanceof Response) return home;
      const { listing } = home;
      const form = await readForm(request);
      // Read the current status, because the home may be withdrawn or sold by now.
      const open = await findOpenListing(listing.slug);
      if (!open) return answerMissing("withdrawn");
      if (!listing.takesFollowers || !canBeFollowed(open.status)) {
        return seeOther(`/homes/${listing.slug}`);
      }
      return take(listing, form, clientAddress(request.headers));
    },
  },
  answerFailure,
);
