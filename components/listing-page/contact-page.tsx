import type { InquiryKind } from "#lib/fields/listing.ts";
import { type InquiryField, inquiryKinds, type InquiryValues } from "#lib/listing/inquiry-form.ts";
import { addressOf, FOR_SALE_BY_OWNER } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { ContactForm } from "./contact-form.tsx";
import { CONTACT_SELLER } from "./labels.ts";
import { MessagePage } from "./message-page.tsx";
import { NarrowPage } from "./narrow-page.tsx";

export type ContactedListing = Pick<PublicListing, "slug" | "status" | "address">;

interface AskPageProps {
  listing: ContactedListing;
  values: InquiryValues;
  errors?: Partial<Record<InquiryField, string>>;
  token: string;
  /** The reason why sending failed; null before the first try. */
  notice: string | null;
  script: string;
}

export function ContactPage({ listing, values, errors, token, notice, script }: AskPageProps) {
  const { slug, status } = listing;
  const heading = notice === null ? CONTACT_SELLER : "Please check your message";
  return (
    <NarrowPage title={heading} mark={FOR_SALE_BY_OWNER} script={script}>
      <h1>{heading}</h1>
      <p>
        About <a href={`/homes/${slug}`}>{addressOf(listing.address)}</a>
      </p>
      {notice !== null && (
        <p role="alert" className="status">
          {notice}
        </p>
      )}
      <ContactForm
        slug={slug}
        kinds={inquiryKinds(status)}
        values={values}
        errors={errors}
        token={token}
      />
    </NarrowPage>
  );
}

const THANKS: Record<InquiryKind, string> = {
  question: "The seller has your question and can reply using the contact information you entered.",
  showing: "The seller has your request and can reply with a time or other options.",
};

export function SentPage({ listing, kind }: { listing: ContactedListing; kind: InquiryKind }) {
  return (
    <MessagePage
      title="Thank you"
      text={THANKS[kind]}
      mark={FOR_SALE_BY_OWNER}
      link={{
        href: `/homes/${listing.slug}`,
        text: `Back to ${addressOf(listing.address)}`,
      }}
    />
  );
}
