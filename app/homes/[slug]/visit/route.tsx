import { findAskedHome } from "#app/homes/asked-home.ts";
import { answerFailure } from "#app/homes/messages.tsx";
import { answerDocument, seeOther } from "#app/homes/render.tsx";
import { ShowingRequestPage } from "#components/listing-page/showing/request-page.tsx";
import { readForm } from "#http/body.ts";
import { clientAddress } from "#http/client-address.ts";
import { publicRoutes } from "#http/public-route.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import type { ShowingField, ShowingValues } from "#lib/showings/request-form.ts";
import { makeShowingRequestToken, takeShowingRequest } from "#services/showing-requests.ts";
import { canSendTexts } from "#services/text-messages.ts";
import { freeTimesOfListing } from "#services/buyer-showings.ts";

interface Shown {
  values?: ShowingValues;
  errors?: Partial<Record<ShowingField, string>>;
  notice?: string;
  status?: number;
  retryAfter?: number | undefined;
}

async function answerForm(listing: PublicListing, shown: Shown = {}): Promise<Response> {
  const { values = {}, errors = {}, notice = null, status, retryAfter } = shown;
  const free = await freeTimesOfListing(listing.id);
  const form = free && {
    times: free,
    lengthMinutes: free.settings.lengthMinutes,
    ways: [
      ...(free.settings.inPerson ? (["in_person"] as const) : []),
      ...(free.settings.byVideo ? (["video"] as const) : []),
    ],
    ...{ takesTexts: canSendTexts(), values, errors, token: makeShowingRequestToken(listing.id) },
  };
  return answerDocument(
    <ShowingRequestPage {...{ listing, form, notice }} />,
    status,
    retryAfter ? { "Retry-After": String(retryAfter) } : {},
  );
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /homes/{slug}/visit": async ({ request, params }) => {
      const home = await findAskedHome(request, params.slug);
      return home instanceof Response ? home : answerForm(home.listing);
    },
    "POST /homes/{slug}/visit": async ({ request, params }) => {
      const home = await findAskedHome(request, params.slug);
      if (home instanceof Response) return home;
      const form = await readForm(request);
      const { listing } = home;
      const asked = await takeShowingRequest(listing.id, form, clientAddress(request.headers));
      if (asked.kind === "asked") return seeOther(`/visits/${asked.secret}?done=asked`);
      return answerForm(listing, asked);
    },
  },
  answerFailure,
);
