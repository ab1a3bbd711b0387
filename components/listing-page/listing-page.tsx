import { formatDate } from "#lib/format.ts";
import {
  cityOf,
  factsOf,
  metaDescriptionOf,
  statusText,
  streetOf,
  titleOf,
} from "#lib/listing/page-text.ts";
import { inquiryKinds } from "#lib/listing/inquiry-form.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { AskSection } from "./ask-section.tsx";
import { Details } from "./details.tsx";
import { Document } from "./document.tsx";
import { FeatureList } from "./features.tsx";
import { Gallery } from "./gallery.tsx";
import { HeadTags } from "./head-tags.tsx";
import { Hero } from "./hero.tsx";
import { OpenHouses } from "./open-houses.tsx";
import { PageFrame } from "./page-frame.tsx";
import { Payment } from "./payment.tsx";
import { Summary } from "./summary.tsx";
import { Viewer } from "./viewer.tsx";

interface Props {
  listing: PublicListing;
  /** For the seller alone: nothing can be sent, and no link leads away. */
  isPreview?: boolean;
  styles: string;
  script: string;
  /** The day where the home is, as `2026-11-22`. */
  today: string;
}

/** The page of one home, a whole document. */
export function ListingPage({ listing, isPreview = false, styles, script, today }: Props) {
  const { photos, status, price, changedAt, timeZone } = listing;
  return (
    <Document
      title={titleOf(listing)}
      description={metaDescriptionOf(listing)}
      isIndexed={!isPreview && status !== "coming_soon"}
      styles={styles}
      script={script}
      head={!isPreview && <HeadTags listing={listing} today={today} />}
    >
      {isPreview && (
        <p className="preview-line">
          Preview: this is what buyers will see. Links that lead away and the form do nothing here.
        </p>
      )}
      <PageFrame
        isPreview={isPreview}
        mark="For sale by owner"
        links={<PageLinks listing={listing} />}
        changed={`For sale by owner. Last changed on ${formatDate(changedAt, { timeZone })}.`}
      >
        <Hero photos={photos} />
        <div className="columns">
          <Heading listing={listing} today={today} />
          <Summary listing={listing} isPreview={isPreview} today={today} />
          <div className="text">
            <Description text={listing.description} />
            {status === "active" && <OpenHouses listing={listing} today={today} />}
            <Details listing={listing} />
            <FeatureList features={listing.features} />
          </div>
        </div>
        {photos.length > 0 && <Gallery photos={photos} />}
        <div className="columns columns-even">
          {status !== "sold" && price > 0 && <Payment listing={listing} />}
          <AskSection listing={listing} isPreview={isPreview} />
        </div>
      </PageFrame>
      {photos.length > 0 && <Viewer photos={photos} />}
    </Document>
  );
}

function PageLinks({ listing }: { listing: PublicListing }) {
  return (
    <>
      {listing.photos.length > 0 && <a href="#photos">Photographs</a>}
      <a href="#details-heading">Details</a>
      {inquiryKinds(listing.status).length > 0 && <a href="#ask">Contact</a>}
    </>
  );
}

function Heading({ listing, today }: { listing: PublicListing; today: string }) {
  const status = statusText(listing, today);
  return (
    <div className="heading">
      {status && <p className={`status status-${listing.status}`}>{status}</p>}
      <h1>
        {streetOf(listing.address) || "No address yet"}{" "}
        <span className="city">{cityOf(listing.address)}</span>
      </h1>
      <ul className="facts" aria-label="In short">
        {factsOf(listing).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim());
  if (paragraphs.length === 0) return null;
  return (
    <section className="section" aria-labelledby="about-heading">
      <h2 id="about-heading">About this home</h2>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}
