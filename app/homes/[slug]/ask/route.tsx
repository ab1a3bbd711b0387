import { findAskedHome } from "#app/homes/asked-home.ts";
import { answerFailure, answerMissing } from "#app/homes/messages.tsx";
import { answerDocument, pageScript, seeOther } from "#app/homes/render.tsx";
import { ContactPage, SentPage } from "#components/listing-page/contact-page.tsx";
import { readForm } from "#http/body.ts";
import { clientAddress } from "#http/client-address.ts";
import { publicRoutes } from "#http/public-route.ts";
import { INQUIRY_KINDS, type InquiryKind } from "#lib/fields/listing.ts";
import { inquiryKinds } from "#lib/listing/inquiry-form.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { makeAskToken, takeInquiry } from "#services/inquiries.ts";
import { findOpenListing } from "#services/public-homes.ts";

const kindOf = (value: string | null): InquiryKind | undefined =>
  INQUIRY_KINDS.find((kind) => kind === value);

// The listing page itself explains why it takes no inquiries.
const seeHome = ({ slug }: PublicListing) => seeOther(`/homes/${slug}#ask`);

async function answerForm(request: Request, listing: PublicListing): Promise<Response> {
  if (inquiryKinds(listing.status).length === 0) return seeHome(listing);
  const script = await pageScript();
  const values = { kind: kindOf(new URL(request.url).searchParams.get("about")) };
  const token = makeAskToken(listing.id);
  return answerDocument(<ContactPage {...{ listing, values, token, script }} notice={null} />);
}

async function take(
  listing: PublicListing,
  form: URLSearchParams,
  address: string,
): Promise<Response> {
  if (inquiryKinds(listing.status).length === 0) return seeHome(listing);
  const asked = await takeInquiry(listing, form, address);
  if ("kind" in asked) return seeOther(`/homes/${listing.slug}/ask?sent=${asked.kind}`);
  const { values, errors, notice, status, retryAfter } = asked;
  const script = await pageScript();
  const token = makeAskToken(listing.id);
  return answerDocument(
    <ContactPage {...{ listing, values, errors, notice, token, script }} />,
    status,
    retryAfter ? { "Retry-After": String(retryAfter) } : {},
  );
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /homes/{slug}/ask": async ({ request, params }) => {
      const home = await findAskedHome(request, params.slug);
      if (home instanceof Response) return home;
      const { listing } = home;
      const sent = kindOf(new URL(request.url).searchParams.get("sent"));
      if (!sent) return answerForm(request, listing);
      return answerDocument(<SentPage listing={listing} kind={sent} />);
    },
    "POST /homes/{slug}/ask": async ({ request, params }) => {
      const home = await findAskedHome(request, params.slug);
      if (home instanceof Response) return home;
      const form = await readForm(request);
      // Read the current status, because the home may be withdrawn or sold by now.
      const open = await findOpenListing(home.listing.slug);
      if (!open) return answerMissing("withdrawn");
      return take({ ...home.listing, status: open.status }, form, clientAddress(request.headers));
    },
  },
  answerFailure,
);
