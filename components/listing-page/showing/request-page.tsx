import { addressOf, FOR_SALE_BY_OWNER } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { CHOOSE_SHOWING_TIME, CONTACT_SELLER } from "../labels.ts";
import { NarrowPage } from "../narrow-page.tsx";
import { ShowingRequestForm, type ShowingRequestFormProps } from "./request-form.tsx";

export type ListingToSee = Pick<PublicListing, "slug" | "address">;

interface Props {
  listing: ListingToSee;
  /** Null if no showings can be requested now. */
  form: Omit<ShowingRequestFormProps, "slug"> | null;
  /** The reason why sending failed; null before the first try. */
  notice: string | null;
}

export function ShowingRequestPage({ listing, form, notice }: Props) {
  const heading = notice === null ? CHOOSE_SHOWING_TIME : "Please check your request";
  return (
    <NarrowPage title={heading} mark={FOR_SALE_BY_OWNER}>
      <h1>{heading}</h1>
      <p>
        For <a href={`/homes/${listing.slug}`}>{addressOf(listing.address)}</a>
      </p>
      {notice !== null && (
        <p role="alert" className="status">
          {notice}
        </p>
      )}
      {form && form.times.starts.length > 0 ? (
        <ShowingRequestForm slug={listing.slug} {...form} />
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
          ? "No times are available in the coming weeks. You can message the seller to ask for one."
          : "You can’t choose a time here right now. You can message the seller."}
      </p>
      <p>
        <a className="button" href={`/homes/${slug}/ask`}>
          {CONTACT_SELLER}
        </a>
      </p>
    </>
  );
}
