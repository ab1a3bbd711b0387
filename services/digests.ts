import "server-only";
import { findAwaitingDigests, queueDigest } from "#db/queries/notification-mails.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { dayIn, instantOf } from "#lib/us/wall-clock.ts";
import { mailMode } from "#server/mail/mode.ts";

/** Earliest time for the daily email, in the home's time zone. */
const MORNING = "08:00";

/** Queues the daily emails for people where it is past 8:00 AM. */
export async function queueDigests(now: Date): Promise<void> {
  if (mailMode() === "none") return;
  let people = await findAwaitingDigests(null);
  while (people.length > 0) {
    for (const { userId, digestedOn, ...home } of people) {
      const timeZone = timeZoneOfHome(home);
      const day = dayIn(timeZone, now);
      const morning = instantOf(day, MORNING, timeZone);
      if (digestedOn !== day && morning && now >= morning) await queueDigest(userId, day);
    }
    people = await findAwaitingDigests(people.at(-1)?.userId ?? null);
  }
}
