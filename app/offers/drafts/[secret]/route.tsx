import { answerFailure } from "#app/homes/messages.tsx";
import { answerDocument, seeOther } from "#app/homes/render.tsx";
import { OfferFormPage } from "#components/listing-page/offer/offer-form-page.tsx";
import { clientAddress } from "#http/client-address.ts";
import { readOfferForm } from "#http/offer-form.ts";
import { publicRoutes } from "#http/public-route.ts";
import { formatDate } from "#lib/format.ts";
import { type RefusedOffer, SAVE_DRAFT } from "#lib/offers/offer-form.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { takesAttachments } from "#services/offer-attachments.ts";
import { changeDraft, readDraft } from "#services/offer-drafts.ts";

const pathOf = (secret: string) => `/offers/drafts/${encodeURIComponent(secret)}`;

async function answerDraft(
  secret: string,
  { isSaved = false, refused }: { isSaved?: boolean; refused?: RefusedOffer },
): Promise<Response> {
  const { values, expiresAt, home, timeZone, takesOffers, token } = await readDraft(secret);
  const { slug, addressLine1: line1, addressLine2: line2, city, state, zipCode } = home;
  const address = { line1, line2, city, state, stateCode: stateCodeOf(state), zipCode };
  return answerDocument(
    <OfferFormPage
      {...{ timeZone, token, isSaved }}
      values={refused?.values ?? values}
      errors={refused?.errors ?? {}}
      flagged={refused?.flagged ?? []}
      notice={refused?.notice ?? null}
      listing={{ slug, address, takesOffers }}
      path={pathOf(secret)}
      draftUntil={formatDate(expiresAt.toISOString(), { timeZone })}
      takesAttachments={takesAttachments()}
    />,
    refused?.status,
    refused?.retryAfter ? { "Retry-After": String(refused.retryAfter) } : {},
  );
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /offers/drafts/{secret}": ({ request, params: { secret } }) =>
      answerDraft(secret, {
        isSaved: new URL(request.url).searchParams.get("done") === "saved",
      }),
    "POST /offers/drafts/{secret}": async ({ request, params: { secret } }) => {
      const form = await readOfferForm(request);
      const isSent = form.fields.get("action") !== SAVE_DRAFT;
      const { slug } = (await readDraft(secret)).home;
      const address = clientAddress(request.headers);
      const refused = await changeDraft(secret, form, { isSent, address });
      if (refused) return answerDraft(secret, { refused });
      return seeOther(isSent ? `/homes/${slug}/offer?done=sent` : `${pathOf(secret)}?done=saved`);
    },
  },
  (failure) => answerFailure(failure, "draft"),
);
