import type { InquiryKind } from "#lib/fields/listing.ts";
import { type InquiryField, inquiryKinds, type InquiryValues } from "#lib/listing/inquiry-form.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { AskForm } from "./ask-form.tsx";
import { Document } from "./document.tsx";
import { PageFrame } from "./page-frame.tsx";

export type AskedListing = Pick<PublicListing, "slug" | "status" | "address">;

interface AskPageProps {
  listing: AskedListing;
  values: InquiryValues;
  errors?: Partial<Record<InquiryField, string>>;
  /** Freshly signed. */
  token: string;
  /** Why it was not sent yet; null: nothing was sent. */
  notice: string | null;
  styles: string;
  script: string;
}

/** The form by itself, or again with all that was typed. */
export function AskPage({ listing, values, errors, token, notice, styles, script }: AskPageProps) {
  const { slug, status } = listing;
  const heading = notice === null ? "Ask the seller" : "Please check your message";
  return (
    <Document title={`${heading} · Porchlight`} styles={styles} script={script}>
      <PageFrame mark="For sale by owner">
        <div className="narrow">
          <h1>{heading}</h1>
          <p>
            About <a href={`/homes/${slug}`}>{addressOf(listing.address)}</a>
          </p>
          {notice !== null && (
            <p role="alert" className="status status-pending">
              {notice}
            </p>
          )}
          <AskForm
            slug={slug}
            kinds={inquiryKinds(status)}
            values={values}
            errors={errors}
            token={token}
          />
        </div>
      </PageFrame>
    </Document>
  );
}

const THANKS: Record<InquiryKind, string> = {
  question: "The seller has your question, and can answer by what you have entered.",
  showing: "The seller has your request, and can answer with a time or with others to choose from.",
};

export function SentPage({
  listing,
  kind,
  styles,
}: {
  listing: AskedListing;
  kind: InquiryKind;
  styles: string;
}) {
  return (
    <Document title="Thank you · Porchlight" styles={styles}>
      <PageFrame mark="For sale by owner">
        <div className="narrow centered">
          <h1>Thank you</h1>
          <p>{THANKS[kind]}</p>
          <p>
            <a className="button" href={`/homes/${listing.slug}`}>
              Back to {addressOf(listing.address)}
            </a>
          </p>
        </div>
      </PageFrame>
    </Document>
  );
}
