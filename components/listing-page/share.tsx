import { Bell, Link, Mail, MapPin, Printer, Share as ShareIcon } from "lucide";
import { Icon } from "#components/ui/icon.tsx";
import { addressOf } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { FOLLOW_HOME } from "./labels.ts";
import { OutwardLink } from "./outward-link.tsx";

/** Google Maps' documented URL for directions, which phones open in its app. */
const directionsTo = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Buttons that need the script stay hidden until it runs. */
export function Share({ listing, isPreview }: { listing: PublicListing; isPreview: boolean }) {
  const title = addressOf(listing.address);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(listing.url)}`;
  return (
    <div className="share" data-share={isPreview ? undefined : listing.url} data-title={title}>
      {listing.takesFollowers && (
        <OutwardLink
          href={`/homes/${listing.slug}/follow`}
          isPreview={isPreview}
          className="share-link"
        >
          <Icon node={Bell} /> {FOLLOW_HOME}
        </OutwardLink>
      )}
      <OutwardLink href={directionsTo(title)} isPreview={isPreview} className="share-link">
        <Icon node={MapPin} /> Directions
      </OutwardLink>
      <button type="button" hidden data-do="share">
        <Icon node={ShareIcon} /> Share
      </button>
      <button type="button" hidden data-do="copy">
        <Icon node={Link} /> Copy link
      </button>
      <OutwardLink href={mail} isPreview={isPreview} className="share-link">
        <Icon node={Mail} /> Email
      </OutwardLink>
      <button type="button" hidden data-do="print">
        <Icon node={Printer} /> Print
      </button>
      <span role="status" className="share-status" />
    </div>
  );
}
