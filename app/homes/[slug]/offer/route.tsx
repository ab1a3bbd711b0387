import { findAskedHome } from "#app/homes/asked-home.ts";
import { answerFailure } from "#app/homes/messages.tsx";
import { answerDocument, seeOther } from "#app/homes/render.tsx";
import { OfferFormPage, OfferSentPage } from "#components/listing-page/offer/offer-form-page.tsx";
import { clientAddress } from "#http/client-address.ts";
import { readOfferForm } from "#http/offer-form.ts";
import { publicRoutes } from "#http/public-route.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { firstOfferValues, type RefusedOffer, SAVE_DRAFT } from "#lib/offers/offer-form.ts";
import { timeZoneOfListing } from "#services/buyer-offers.ts";
import { takesAttachments } from "#services/offer-attachments.ts";
import { saveDraft } from "#services/offer-drafts.ts";
import { makeOfferToken, takeOffer } from "#services/offer-forms.ts";

const pathOf = ({ slug }: PublicListing) => `/homes/${slug}/offer`;

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
  return answerDocument(
    <OfferFormPage
      {...{ listing, timeZone, values, errors, flagged, notice }}
      path={pathOf(listing)}
      draftUntil={null}
      token={makeOfferToken(listing.id)}
      takesAttachments={takesAttachments()}
    />,
    status,
    retryAfter ? { "Retry-After": String(retryAfter) } : {},
  );
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /homes/{slug}/offer": async ({ request, params }) => {
      const home = await findAskedHome(request, params.slug);
      if (home instanceof Response) return home;
      const { listing } = home;
      const done = new URL(request.url).searchParams.get("done");
      if (done !== "sent" && done !== "saved") return answerForm(listing);
      return answerDocument(<OfferSentPage listing={listing} isDraft={done === "saved"} />);
    },
    "POST /homes/{slug}/offer": async ({ request, params }) => {
      const home = await findAskedHome(request, params.slug);
      if (home instanceof Response) return home;
      const { listing } = home;
      const form = await readOfferForm(request);
      const isDraft = form.fields.get("action") === SAVE_DRAFT;
      const take = isDraft ? saveDraft : takeOffer;
      const refused = await take(listing.id, form, clientAddress(request.headers));
      return refused
        ? answerForm(listing, refused)
        : seeOther(`${pathOf(listing)}?done=${isDraft ? "saved" : "sent"}`);
    },
  },
  answerFailure,
);
