import { jsonLdText } from "#lib/listing/json-ld.ts";
import { addressOf, metaDescriptionOf, titleOf } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";

const CARD = { width: "1200", height: "630" };

/** Renders the canonical URL, the Open Graph tags and the schema.org data. */
export function HeadTags({ listing, today }: { listing: PublicListing; today: string }) {
  const title = titleOf(listing);
  const description = metaDescriptionOf(listing);
  const card = `${listing.url}/card.jpg`;
  const cardText = `${addressOf(listing.address)}, for sale by owner`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Porchlight",
    "og:locale": "en_US",
    "og:url": listing.url,
    "og:title": title,
    "og:description": description,
    "og:image": card,
    "og:image:width": CARD.width,
    "og:image:height": CARD.height,
    "og:image:alt": cardText,
  };
  return (
    <>
      <link rel="canonical" href={listing.url} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={cardText} />
      <script type="application/ld+json">{jsonLdText(listing, today)}</script>
    </>
  );
}
