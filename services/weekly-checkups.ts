import "server-only";
import { database } from "#db/client.ts";
import { ofAccount, readEach } from "#db/owned-read.ts";
import { addEvent } from "#db/queries/events.ts";
import { findActiveListings } from "#db/queries/price-checkups.ts";
import { dayOf } from "#lib/days.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { dayIn, instantOf } from "#lib/us/wall-clock.ts";
import { describeListed, listedReads } from "./price-checkup.ts";

/** Earliest time of a check-up, in the home's time zone. */
const MORNING = "08:00";
const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds an account's check-up, if its home has been listed for a week. */
async function addCheckup(accountId: string, now: Date): Promise<void> {
  const listed = describeListed(await readEach(listedReads, ofAccount(accountId)), now);
  if (!listed || listed.days < DAYS) return;
  const { days, week } = listed;
  const traffic = week && {
    ...{ views: week.views, inquiries: week.inquiries, showings: week.showings },
  };
  await database().transaction((tx) =>
    addEvent(
      tx,
      { accountId, actorId: null },
      { kind: "price_checkup", data: { days, week: traffic } },
    ),
  );
}

/** Adds the weekly price check-up of each active listing, after 8:00 AM where the home is. */
export async function addWeeklyCheckups(now: Date): Promise<void> {
  const publishedBy = new Date(now.getTime() - (DAYS - 1) * DAY_MS);
  let listings = await findActiveListings(null, publishedBy);
  while (listings.length > 0) {
    for (const { accountId, lastAt, ...home } of listings) {
      const timeZone = timeZoneOfHome(home);
      const today = dayIn(timeZone, now);
      const morning = instantOf(today, MORNING, timeZone);
      const isDue = !lastAt || dayOf(today) - dayOf(dayIn(timeZone, lastAt)) >= DAYS;
      if (isDue && morning && now >= morning) await addCheckup(accountId, now);
    }
    listings = await findActiveListings(listings.at(-1)?.listingId ?? null, publishedBy);
  }
}
