import { MAX_OFFER_NAME, NOT_A_CONTRACT, RECORDS_TERMS } from "#lib/fields/offers.ts";
import { addressOf, FOR_SALE_BY_OWNER } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { formatZone } from "#lib/showings/when.ts";
import { HiddenFields, TextField, TickBox } from "../form-fields.tsx";
import { CONTACT_SELLER, MAKE_AN_OFFER } from "../labels.ts";
import { MessagePage } from "../message-page.tsx";
import { NarrowPage } from "../narrow-page.tsx";
import { fieldOf, type OfferFormState, TermFields } from "./term-fields.tsx";

type OfferedListing = Pick<PublicListing, "slug" | "address" | "takesOffers">;

interface OfferFormPageProps extends OfferFormState {
  listing: OfferedListing;
  timeZone: string;
  token: string;
  /** Why the form wasn't sent; null before the first try. */
  notice: string | null;
}

/** Renders the page on which a buyer makes an offer. It works without scripts. */
export function OfferFormPage(props: OfferFormPageProps) {
  const { listing, notice } = props;
  const heading = notice === null ? MAKE_AN_OFFER : "Please check your offer";
  return (
    <NarrowPage title={heading} mark={FOR_SALE_BY_OWNER} className="showing offer">
      <h1>{heading}</h1>
      <p>
        For <a href={`/homes/${listing.slug}`}>{addressOf(listing.address)}</a>
      </p>
      {notice !== null && (
        <p role="alert" className="status">
          {notice}
        </p>
      )}
      {listing.takesOffers ? <OfferForm {...props} /> : <NoOffers slug={listing.slug} />}
    </NarrowPage>
  );
}

function NoOffers({ slug }: { slug: string }) {
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

function OfferForm({ listing, timeZone, token, ...state }: OfferFormPageProps) {
  const name = { autoComplete: "off", maxLength: MAX_OFFER_NAME };
  return (
    <form className="ask-form" method="post" action={`/homes/${listing.slug}/offer`}>
      <p>
        {NOT_A_CONTRACT} {RECORDS_TERMS}
      </p>
      <TextField
        {...fieldOf(state, "buyerName")}
        {...name}
        label="Buyer's full name"
        autoComplete="name"
        isRequired
      />
      <div className="fields-in-row">
        <TextField
          {...fieldOf(state, "email")}
          label="Email"
          inputMode="email"
          autoComplete="email"
          isRequired
        />
        <TextField
          {...fieldOf(state, "phone")}
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
        />
      </div>
      <div className="fields-in-row">
        <TextField {...fieldOf(state, "coBuyerName")} {...name} label="Second buyer (optional)" />
        <TextField {...fieldOf(state, "agentName")} {...name} label="Buyer's agent (optional)" />
      </div>
      <TermFields {...state} zone={formatZone(timeZone)} />
      <TickBox {...fieldOf(state, "consent")} isRequired>
        The seller may answer using this contact information. Porchlight shares it only with the
        seller, and deletes it with the listing or a year after the offer is closed.
      </TickBox>
      <HiddenFields id="offer" token={token} />
      <p className="hint">We email you a link. The seller sees your offer once you confirm it.</p>
      <button type="submit" className="button">
        Email me a link
      </button>
    </form>
  );
}

/** Renders the page after the form was sent. */
export function OfferSentPage({ listing }: { listing: OfferedListing }) {
  return (
    <MessagePage
      title="Check your email"
      text="We emailed you a link. Open it and confirm your offer to send it to the seller."
      mark={FOR_SALE_BY_OWNER}
      link={{ href: `/homes/${listing.slug}`, text: `Back to ${addressOf(listing.address)}` }}
    />
  );
}
