import { findAskedHome } from "#app/homes/asked-home.ts";
import { answerFailure } from "#app/homes/messages.tsx";
import { answerDocument, seeOther } from "#app/homes/render.tsx";
import { OfferFormPage, OfferSentPage } from "#components/listing-page/offer/offer-form-page.tsx";
import { readForm } from "#http/body.ts";
import { clientAddress } from "#http/client-address.ts";
import { publicRoutes } from "#http/public-route.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { firstOfferValues, type RefusedOffer } from "#lib/offers/offer-form.ts";
import { timeZoneOfListing } from "#services/buyer-offers.ts";
import { makeOfferToken, takeOffer } from "#services/offer-forms.ts";

async function answerForm(listing: PublicListing, refused?: RefusedOffer): Promise<Response> {
  const timeZone = await timeZoneOfListing(listing.id);
  const {
    values = firstOfferValues(timeZone, new Date()),
    errors = {},
    flagged = [],
    notice = null,
    status,
    retryAfter,
  } = refused ?? {};
  const token = makeOfferToken(listing.id);
  return answerDocument(
    <OfferFormPage {...{ listing, timeZone, token, values, errors, flagged, notice }} />,
    status,
    retryAfter ? { "Retry-After": String(retryAfter) } : {},
  );
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /homes/{slug}/offer": async ({ request, params }) => {
      const home = await findAskedHome(request, params.slug);
      if (home instanceof Response) return home;
      const isSent = new URL(request.url).searchParams.get("done") === "sent";
      if (isSent) return answerDocument(<OfferSentPage listing={home.listing} />);
      return answerForm(home.listing);
    },
    "POST /homes/{slug}/offer": async ({ request, params }) => {
      const home = await findAskedHome(request, params.slug);
      if (home instanceof Response) return home;
      const { listing } = home;
      const form = await readForm(request);
      const refused = await takeOffer(listing.id, form, clientAddress(request.headers));
      return refused
        ? answerForm(listing, refused)
        : seeOther(`/homes/${listing.slug}/offer?done=sent`);
    },
  },
  answerFailure,
);
