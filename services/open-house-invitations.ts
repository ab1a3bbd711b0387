import "server-only";
import { findOpenHouseByLink } from "#db/queries/open-house-links.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import type { PublicOpenHouse } from "#lib/listing/public-listing.ts";
import { type CalendarEvent, calendarFile } from "#server/calendar/write.ts";
import type { ShownHome } from "./public-homes.ts";
import { shownRemarks } from "./public-listing.ts";
import { countFailures, TOO_MANY_INVALID_LINKS } from "./limits.ts";

/** An open house as invited people may see it. */
export interface Invitation extends PublicOpenHouse {
  /** How often its time was changed, for calendars (SEQUENCE). */
  sequence: number;
}

async function find({ listing }: ShownHome, secret: string, now: Date) {
  const found = await findOpenHouseByLink(secret, "invitation");
  const isShown = found?.listingId === listing.id && listing.status === "active";
  return found && isShown && found.endsAt > now ? found : null;
}

/**
 * Returns the open house that a link invites to, until it ends and while the home is for sale.
 * @param address the client's network address
 * @returns null for an unknown or ended link, without distinction
 * @throws AppError `rate_limited`
 */
export async function findInvitation(
  home: ShownHome,
  secret: string,
  address: string,
  now = new Date(),
): Promise<Invitation | null> {
  const work = () => find(home, secret, now);
  const found = await countFailures({ sheetByAddress: address }, TOO_MANY_INVALID_LINKS, work);
  if (!found) return null;
  const { id, accountId, startsAt, endsAt, sequence } = found;
  const remarks = await shownRemarks(accountId, id, now);
  return { id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), remarks, sequence };
}

/** Returns the calendar file for an invited person. It leaves out the link, which is secret. */
export function calendarOfInvitation(
  { listing: { address, timeZone, url } }: ShownHome,
  { id, startsAt, endsAt, remarks, sequence }: Invitation,
  now = new Date(),
): string {
  const event: CalendarEvent = {
    ...{ uid: id, sequence, timeZone, changedAt: now },
    status: "confirmed",
    ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
    title: `Open house: ${address.line1}`,
    location: addressOf(address),
    ...(remarks && { description: remarks }),
    url,
  };
  return calendarFile([event], { method: "PUBLISH" });
}
