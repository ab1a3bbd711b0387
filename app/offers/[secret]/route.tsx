import { answerFailure } from "#app/homes/messages.tsx";
import { answerDocument, seeOther } from "#app/homes/render.tsx";
import { BuyerOfferPage } from "#components/listing-page/offer/buyer-offer-page.tsx";
import { readOfferForm } from "#http/offer-form.ts";
import { publicRoutes } from "#http/public-route.ts";
import {
  BUYER_OFFER_ACTIONS,
  type BuyerOfferAction,
  type RefusedOffer,
} from "#lib/offers/offer-form.ts";
import { readBuyerOffer } from "#services/buyer-offers.ts";
import { takesAttachments } from "#services/offer-attachments.ts";
import { actOnOffer } from "#services/offer-forms.ts";

const pathOf = (secret: string) => `/offers/${encodeURIComponent(secret)}`;

const WITHDRAWN = "You withdrew your offer. We let the seller know.";
const DONE: Record<BuyerOfferAction, string> = {
  confirm: "We sent your offer to the seller.",
  accept: "You accepted the counteroffer. We let the seller know.",
  counter: "We sent your terms to the seller.",
  withdraw: WITHDRAWN,
  end: WITHDRAWN,
};

const actionIn = (name: string | null): BuyerOfferAction | null =>
  BUYER_OFFER_ACTIONS.find((action) => action === name) ?? null;

async function answerPage(
  secret: string,
  {
    done = null,
    refused = null,
  }: { done?: BuyerOfferAction | null; refused?: RefusedOffer | null },
): Promise<Response> {
  const offer = await readBuyerOffer(secret);
  const notice = done && DONE[done];
  return answerDocument(
    <BuyerOfferPage
      {...{ offer, notice, refused }}
      path={pathOf(secret)}
      takesAttachments={takesAttachments()}
    />,
    refused?.status,
    refused?.retryAfter ? { "Retry-After": String(refused.retryAfter) } : {},
  );
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /offers/{secret}": ({ request, params: { secret } }) =>
      answerPage(secret, { done: actionIn(new URL(request.url).searchParams.get("done")) }),
    "POST /offers/{secret}": async ({ request, params: { secret } }) => {
      const form = await readOfferForm(request);
      const action = actionIn(form.fields.get("action"));
      const refused = await actOnOffer(secret, action, form);
      return refused
        ? answerPage(secret, { refused })
        : seeOther(`${pathOf(secret)}?done=${action}`);
    },
  },
  (failure) => answerFailure(failure, "offer"),
);
