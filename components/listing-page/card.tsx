import { formatMoney } from "#lib/format.ts";
import { cityOf, factsOf, streetOf } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";

const PAPER = "#fbf9f5";
const INK = "#171c20";
// Keeps text on a photo readable.
const SHADE = "linear-gradient(180deg, rgba(23,28,32,0) 30%, rgba(23,28,32,0.92) 82%)";
const MAX_FACTS = 3;

const whole = { position: "absolute", left: 0, top: 0, width: "100%", height: "100%" } as const;
const line = { display: "flex" } as const;
const words = {
  position: "absolute",
  left: 56,
  right: 56,
  bottom: 48,
  display: "flex",
  flexDirection: "column",
} as const;

function priceOf({ status, price, soldPrice }: PublicListing): string {
  if (status === "sold") return soldPrice === null ? "Sold" : `Sold for ${formatMoney(soldPrice)}`;
  return formatMoney(price);
}

const STATUS_WORDS = { coming_soon: "Coming soon", pending: "Sale pending" } as const;

/**
 * Renders the card for link previews. The image renderer supports only flex boxes and inline
 * styles.
 * @param cover the first photo as a `data:` URL, or null
 */
export function ListingCard({ listing, cover }: { listing: PublicListing; cover: string | null }) {
  const status = Object.entries(STATUS_WORDS).find(([key]) => key === listing.status)?.[1];
  const facts = factsOf(listing)
    .slice(0, MAX_FACTS)
    .map(({ value, label }) => `${value} ${label}`)
    .join(" · ");
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", backgroundColor: INK }}>
      {cover && (
        // eslint-disable-next-line @next/next/no-img-element -- drawn into an image file
        <img src={cover} alt="" style={{ ...whole, objectFit: "cover" }} />
      )}
      {cover && <div style={{ ...whole, display: "flex", backgroundImage: SHADE }} />}
      <div style={{ ...words, color: PAPER, fontFamily: "inter", fontSize: 32 }}>
        {status && <div style={line}>{status}</div>}
        <div style={{ ...line, fontFamily: "fraunces", fontSize: 88, lineHeight: 1.15 }}>
          {priceOf(listing)}
        </div>
        <div style={{ ...line, fontSize: 40 }}>{streetOf(listing.address)}</div>
        <div style={line}>{cityOf(listing.address)}</div>
        <div style={{ ...line, marginTop: 12 }}>{facts}</div>
      </div>
    </div>
  );
}
