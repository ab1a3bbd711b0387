import { formatDate, formatMoney } from "#lib/format.ts";
import {
  cityOf,
  factsOf,
  FOR_SALE_BY_OWNER,
  metaDescriptionOf,
  statusText,
  streetOf,
  titleOf,
} from "#lib/listing/page-text.ts";
import { inquiryKinds } from "#lib/listing/inquiry-form.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import type { HomePlace } from "#lib/valuation/home-place.ts";
import { ContactSection } from "./contact-section.tsx";
import { Details } from "./details.tsx";
import { Document } from "./document.tsx";
import { Documents } from "./documents.tsx";
import { FeatureList } from "./features.tsx";
import { Gallery } from "./gallery.tsx";
import { HeadTags } from "./head-tags.tsx";
import { Hero } from "./hero.tsx";
import { HomeMap } from "./home-map.tsx";
import { Inventory } from "./inventory.tsx";
import { CONTACT_SELLER } from "./labels.ts";
import { OpenHouses } from "./open-houses.tsx";
import { PageFrame } from "./page-frame.tsx";
import { Payment } from "./payment.tsx";
import { Summary, SUMMARY_ID } from "./summary.tsx";
import { Viewer } from "./viewer.tsx";

interface Props {
  listing: PublicListing;
  /** For the seller only: forms don't send and links don't work. */
  isPreview?: boolean;
  /** A `data:` URL that shows until the cover has loaded. */
  coverPreview?: string | null | undefined;
  /** Null without a map. */
  place?: HomePlace | null | undefined;
  script: string;
  /** The day at the home, as `2026-11-22`. */
  today: string;
}

/** Renders the public page of a home as a complete document. */
export function ListingPage({
  listing,
  isPreview = false,
  coverPreview,
  place,
  script,
  today,
}: Props) {
  const { photos, status, price, changedAt, timeZone } = listing;
  return (
    <Document
      title={titleOf(listing)}
      description={metaDescriptionOf(listing)}
      isIndexed={!isPreview && status !== "coming_soon"}
      script={script}
      head={
        <>
          {/* Delays the first paint until the summary is there, so that no empty page flashes. */}
          <link rel="expect" href={`#${SUMMARY_ID}`} blocking="render" />
          {!isPreview && <HeadTags listing={listing} today={today} />}
        </>
      }
    >
      {isPreview && (
        <aside className="preview-line" aria-label="Preview">
          This is what buyers will see. The form and links to other pages don&apos;t work in the
          preview.
        </aside>
      )}
      <PageFrame
        isPreview={isPreview}
        mark={status === "sold" ? "Sold by owner" : FOR_SALE_BY_OWNER}
        links={<PageLinks listing={listing} />}
        changed={`Last updated ${formatDate(changedAt, { timeZone })}.`}
      >
        <Hero photos={photos} coverPreview={coverPreview} />
        <div>
          <div className="columns">
            <Heading listing={listing} today={today} />
            <Summary listing={listing} isPreview={isPreview} today={today} />
            <div className="text">
              <Description listing={listing} />
              {status === "active" && <OpenHouses listing={listing} today={today} />}
              {photos.length > 1 && <Gallery photos={photos} />}
              <Details listing={listing} />
              <FeatureList features={listing.features} />
              <Inventory inventory={listing.inventory} />
              <Documents listing={listing} isPreview={isPreview} />
              {place && <HomeMap listing={listing} place={place} />}
            </div>
          </div>
          <ContactBar listing={listing} />
        </div>
        <div className="columns columns-even">
          {status !== "sold" && price > 0 && <Payment listing={listing} />}
          <ContactSection listing={listing} isPreview={isPreview} />
        </div>
        <p className="print-only">{listing.url}</p>
      </PageFrame>
      {photos.length > 0 && (
        <Viewer
          photos={photos}
          countedAt={isPreview ? undefined : `/homes/${listing.slug}/opened`}
        />
      )}
    </Document>
  );
}

function ContactBar({ listing: { status, price } }: { listing: PublicListing }) {
  if (inquiryKinds(status).length === 0) return null;
  return (
    <p className="contact-bar">
      <b>{price > 0 && formatMoney(price)}</b>
      <a className="button" href="#ask">
        {CONTACT_SELLER}
      </a>
    </p>
  );
}

function PageLinks({ listing }: { listing: PublicListing }) {
  return (
    <>
      {listing.photos.length > 1 && <a href="#photos">Photos</a>}
      <a href="#details-heading">Details</a>
      {inquiryKinds(listing.status).length > 0 && <a href="#ask">Contact</a>}
    </>
  );
}

function Heading({ listing, today }: { listing: PublicListing; today: string }) {
  const status = statusText(listing, today);
  return (
    <div className="heading">
      {status && <p className="status">{status}</p>}
      <h1>
        {streetOf(listing.address) || "No address yet"}{" "}
        <span className="city">{cityOf(listing.address)}</span>
      </h1>
      <ul className="facts" aria-label="Summary">
        {factsOf(listing).map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Description({ listing: { description, propertyType } }: { listing: PublicListing }) {
  const paragraphs = description.split(/\n+/).filter((paragraph) => paragraph.trim());
  if (paragraphs.length === 0) return null;
  return (
    <section className="section" aria-labelledby="about-heading">
      <h2 id="about-heading">About this {propertyType === "land_lot" ? "land" : "home"}</h2>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}
