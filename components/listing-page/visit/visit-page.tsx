import { addressOf } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { NarrowPage } from "../narrow-page.tsx";
import { VisitForm, type VisitFormProps } from "./visit-form.tsx";

export type VisitedListing = Pick<PublicListing, "slug" | "address">;

interface Props {
  listing: VisitedListing;
  /** Null: nothing can be asked for now. */
  form: Omit<VisitFormProps, "slug"> | null;
  /** Why it was not sent yet; null: nothing was sent. */
  notice: string | null;
}

/** The page on which a buyer chooses a time to see a home. */
export function VisitPage({ listing, form, notice }: Props) {
  const heading = notice === null ? "Choose a time to see it" : "Please check your request";
  return (
    <NarrowPage title={heading} mark="For sale by owner">
      <h1>{heading}</h1>
      <p>
        Of <a href={`/homes/${listing.slug}`}>{addressOf(listing.address)}</a>
      </p>
      {notice !== null && (
        <p role="alert" className="status">
          {notice}
        </p>
      )}
      {form && form.times.starts.length > 0 ? (
        <VisitForm slug={listing.slug} {...form} />
      ) : (
        <NoTimes slug={listing.slug} isOpen={form !== null} />
      )}
    </NarrowPage>
  );
}

function NoTimes({ slug, isOpen }: { slug: string; isOpen: boolean }) {
  return (
    <>
      <p>
        {isOpen
          ? "Every time of the next weeks is taken. You can write to the seller, and ask for another."
          : "Times can’t be chosen here now. You can write to the seller."}
      </p>
      <p>
        <a className="button" href={`/homes/${slug}/ask`}>
          Write to the seller
        </a>
      </p>
    </>
  );
}
