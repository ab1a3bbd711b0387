import { Mail, Phone } from "lucide";
import { Icon } from "#components/ui/icon.tsx";
import { formatMoney } from "#lib/format.ts";
import { dialLink, formatPhone } from "#lib/us/phone.ts";
import { inquiryKinds } from "#lib/listing/inquiry-form.ts";
import { openHousesFrom, openHouseText, priceChangeText } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { EstimateRange } from "./estimate-range.tsx";
import { OutwardLink } from "./outward-link.tsx";
import { Share } from "./share.tsx";

interface Props {
  listing: PublicListing;
  isPreview: boolean;
  today: string;
}

/** The first paint waits for this element, which completes the first view. */
export const SUMMARY_ID = "summary";

/** Stays in view beside the text: price, contact and sharing. */
export function Summary({ listing, isPreview, today }: Props) {
  const kinds = inquiryKinds(listing.status);
  const [nextOpenHouse] = listing.status === "active" ? openHousesFrom(listing, today) : [];
  const next = nextOpenHouse && openHouseText(nextOpenHouse, listing.timeZone);
  return (
    <aside id={SUMMARY_ID} className="summary" aria-label="Price and contact">
      <Price listing={listing} today={today} />
      {listing.estimate && <EstimateRange estimate={listing.estimate} />}
      {next && (
        <p className="next-open-house">
          <a href="#open-houses">Open house on {next.day}</a>
          <span>{next.hours}</span>
        </p>
      )}
      {kinds.length > 0 && (
        <p className="actions">
          {kinds.includes("showing") && (
            <a className="button" href="#ask" data-kind="showing">
              Request a showing
            </a>
          )}
          <a
            className={kinds.includes("showing") ? "button button-quiet" : "button"}
            href="#ask"
            data-kind="question"
          >
            Ask a question
          </a>
        </p>
      )}
      <Contact listing={listing} isPreview={isPreview} />
      <Share listing={listing} isPreview={isPreview} />
    </aside>
  );
}

function Price({ listing, today }: Pick<Props, "listing" | "today">) {
  const { status, price, soldPrice } = listing;
  if (status === "sold") {
    return soldPrice === null ? (
      <p className="price-note">
        {price > 0 ? `The last asking price was ${formatMoney(price)}.` : "Sold"}
      </p>
    ) : (
      <div>
        <p className="price-label">Sold for</p>
        <p className="price">{formatMoney(soldPrice)}</p>
      </div>
    );
  }
  if (price === 0) return <p className="price">No price yet</p>;
  const change = priceChangeText(listing, today);
  return (
    <div>
      <p className="price-label">Asking price</p>
      <p className="price">{formatMoney(price)}</p>
      {change && <p className="price-note">{change}</p>}
    </div>
  );
}

function Contact({ listing, isPreview }: Pick<Props, "listing" | "isPreview">) {
  const { email, phone } = listing.contact;
  if (listing.status === "sold" || (!email && !phone)) return null;
  const dialed = phone && dialLink(phone);
  return (
    <ul className="contact" aria-label="The seller">
      {phone && (
        <li>
          <Icon node={Phone} />
          <OutwardLink href={dialed ?? undefined} isPreview={isPreview}>
            {formatPhone(phone)}
          </OutwardLink>
        </li>
      )}
      {email && (
        <li>
          <Icon node={Mail} />
          <OutwardLink href={`mailto:${encodeURIComponent(email)}`} isPreview={isPreview}>
            {email}
          </OutwardLink>
        </li>
      )}
    </ul>
  );
}
