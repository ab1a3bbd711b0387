import { cityOf, FOR_SALE_BY_OWNER, openHouseText, streetOf } from "#lib/listing/page-text.ts";
import type { PublicListing, PublicOpenHouse } from "#lib/listing/public-listing.ts";
import { ADD_TO_CALENDAR } from "./labels.ts";
import { NarrowPage } from "./narrow-page.tsx";

export function InvitationPage({
  listing,
  openHouse,
  calendarPath,
}: {
  listing: Pick<PublicListing, "slug" | "address" | "timeZone">;
  openHouse: Omit<PublicOpenHouse, "id">;
  /** The path of the calendar file. */
  calendarPath: string;
}) {
  const { day, hours } = openHouseText(openHouse, listing.timeZone);
  return (
    <NarrowPage
      title="You’re invited to an open house"
      mark={FOR_SALE_BY_OWNER}
      className="centered"
    >
      <p>You’re invited to an open house</p>
      <h1>
        {streetOf(listing.address)} <span className="city">{cityOf(listing.address)}</span>
      </h1>
      <p>
        <b>
          <time dateTime={openHouse.startsAt}>{day}</time>
        </b>
        <br />
        {hours}
      </p>
      {openHouse.remarks && <p>{openHouse.remarks}</p>}
      <p>
        <a className="button" href={`/homes/${listing.slug}`}>
          View listing
        </a>
      </p>
      <p>
        <a href={calendarPath}>{ADD_TO_CALENDAR}</a>
      </p>
      <p className="hint">
        The seller gave you this link. This open house isn’t shown on the listing page.
      </p>
    </NarrowPage>
  );
}
