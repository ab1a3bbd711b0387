import {
  MAX_OFFER_NAME,
  NOT_A_CONTRACT,
  OFFER_DRAFT_DAYS,
  RECORDS_TERMS,
} from "#lib/fields/offers.ts";
import { addressOf, FOR_SALE_BY_OWNER } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { SAVE_DRAFT } from "#lib/offers/offer-form.ts";
import { formatZone } from "#lib/showings/when.ts";
import { HiddenFields, TextField, TickBox } from "../form-fields.tsx";
import { CONTACT_SELLER, MAKE_AN_OFFER } from "../labels.ts";
import { MessagePage } from "../message-page.tsx";
import { NarrowPage } from "../narrow-page.tsx";
import { AttachmentsField } from "./attachments.tsx";
import { fieldOf, type OfferFormState, OptionalFields, TermFields } from "./term-fields.tsx";

type OfferedListing = Pick<PublicListing, "address" | "takesOffers"> & {
  /** Null for a listing that never had a page. */
  slug: string | null;
};

interface OfferFormPageProps extends OfferFormState {
  listing: OfferedListing;
  /** Where the form is sent. */
  path: string;
  /** A saved draft, until the last day it is kept, in words; null for a new offer. */
  draftUntil: string | null;
  timeZone: string;
  token: string;
  takesAttachments: boolean;
  /** Why the form wasn't sent; null before the first try. */
  notice: string | null;
  /** The draft was just saved. */
  isSaved?: boolean;
}

/** Renders the page on which a buyer makes an offer. It works without scripts. */
export function OfferFormPage(props: OfferFormPageProps) {
  const { listing, notice, draftUntil, isSaved = false } = props;
  const { slug, takesOffers } = listing;
  const heading = notice === null ? MAKE_AN_OFFER : "Please check your offer";
  const address = addressOf(listing.address);
  // What a person typed is shown again even if the home takes no offers anymore.
  const hasForm = takesOffers || (draftUntil === null && notice !== null);
  return (
    <NarrowPage title={heading} mark={FOR_SALE_BY_OWNER} className="showing offer">
      <h1>{heading}</h1>
      <p>For {slug && hasForm ? <a href={`/homes/${slug}`}>{address}</a> : address}</p>
      {isSaved && (
        <p role="status" className="status">
          We saved your draft. The link in your email opens it until {draftUntil}.
        </p>
      )}
      {notice !== null && (
        <p role="alert" className="status">
          {notice}
        </p>
      )}
      {hasForm ? (
        <OfferForm {...props} />
      ) : draftUntil === null ? (
        <NoOffers slug={slug} />
      ) : (
        <p>
          This home isn&apos;t taking offers right now. Your draft is saved until {draftUntil}. The
          link in your email opens it again if the home comes back.
        </p>
      )}
    </NarrowPage>
  );
}

function NoOffers({ slug }: { slug: string | null }) {
  return (
    <>
      <p>You can&apos;t make an offer here right now. You can message the seller.</p>
      <p>
        <a className="button" href={`/homes/${slug}/ask`}>
          {CONTACT_SELLER}
        </a>
      </p>
    </>
  );
}

function OfferForm({
  path,
  timeZone,
  token,
  takesAttachments,
  draftUntil,
  ...state
}: OfferFormPageProps) {
  const name = { autoComplete: "off", maxLength: MAX_OFFER_NAME };
  return (
    <form className="ask-form" method="post" action={path} encType="multipart/form-data">
      <p className="hint">
        {NOT_A_CONTRACT} {RECORDS_TERMS}
      </p>
      <TextField
        {...fieldOf(state, "buyerName")}
        {...name}
        label="Buyer's full name"
        autoComplete="name"
        isRequired
      />
      <TextField
        {...fieldOf(state, "email")}
        label="Email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <OptionalFields
        summary="Phone, second buyer, and agent (optional)"
        names={["phone", "coBuyerName", "agentName"]}
        state={state}
      >
        <TextField {...fieldOf(state, "phone")} label="Phone" type="tel" autoComplete="tel" />
        <TextField {...fieldOf(state, "coBuyerName")} {...name} label="Second buyer" />
        <TextField {...fieldOf(state, "agentName")} {...name} label="Buyer's agent" />
      </OptionalFields>
      <TermFields {...state} zone={formatZone(timeZone)} />
      {takesAttachments && <AttachmentsField {...state} />}
      <TickBox {...fieldOf(state, "consent")} isRequired>
        The seller may answer using this contact information. Porchlight shares it only with the
        seller, and deletes it with the listing or a year after the offer is closed.
      </TickBox>
      <HiddenFields id="offer" token={token} />
      <p className="hint">
        We&apos;ll email you a link. The seller sees your offer once you confirm it.
      </p>
      <button type="submit" className="button">
        Email me a link
      </button>
      <button
        type="submit"
        name="action"
        value={SAVE_DRAFT}
        formNoValidate
        className="button button-quiet"
        aria-describedby="save-hint"
      >
        Save and finish later
      </button>
      <p className="hint" id="save-hint">
        {draftUntil === null
          ? `Enter your email address, and we'll send you a link to your draft. It works for ${OFFER_DRAFT_DAYS} days, and the seller can't see it.`
          : `Your draft is saved until ${draftUntil}. The seller can't see it.`}
        {takesAttachments && " Files aren't saved."}
      </p>
    </form>
  );
}

const SENT = "We emailed you a link. Open it and confirm your offer to send it to the seller.";
const SAVED = `We emailed you a link to your draft. It works for ${OFFER_DRAFT_DAYS} days.`;

/** Renders the page after the form was sent, or its draft saved. */
export function OfferSentPage({ listing, isDraft }: { listing: OfferedListing; isDraft: boolean }) {
  return (
    <MessagePage
      title="Check your email"
      text={isDraft ? SAVED : SENT}
      mark={FOR_SALE_BY_OWNER}
      link={{ href: `/homes/${listing.slug}`, text: `Back to ${addressOf(listing.address)}` }}
    />
  );
}
