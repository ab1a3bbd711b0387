import "server-only";
import { findAwaitingDigests, queueDigest } from "#db/queries/notification-mails.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { dayIn, instantOf } from "#lib/us/wall-clock.ts";
import { mailMode } from "#server/mail/mode.ts";

/** When the daily mail may leave, by the clocks where the home is. */
const MORNING = "08:00";

/** Hands the daily mails of those for whom it is past eight in the morning to the queue. */
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
