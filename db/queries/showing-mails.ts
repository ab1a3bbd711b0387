import { eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { addJob, type ShowingMail } from "#db/jobs.ts";
import { listings, properties, showings } from "#db/schema/index.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { mailMode } from "#server/mail/mode.ts";
import type { Showing } from "./showing-row.ts";

/**
 * Adds the mail to a visitor in the transaction of what it tells, where they have given an address and
 * mail can be sent.
 */
export async function addShowingMail(
  tx: Executor,
  { id, email, sequence }: Pick<Showing, "id" | "email" | "sequence">,
  about: ShowingMail,
): Promise<void> {
  if (!email || mailMode() === "none") return;
  await addJob(tx, "mail", { kind: "showing", showingId: id, about, sequence });
}

/** What a mail to a visitor tells; null for a showing that is gone. */
export async function findVisitToTell(showingId: string, db: Executor = database()) {
  const [row] = await db
    .select({
      state: showings.state,
      sequence: showings.sequence,
      startsAt: showings.startsAt,
      name: showings.name,
      email: showings.email,
      home: properties.addressLine1,
      place: {
        state: properties.state,
        zipCode: properties.zipCode,
        chosenTimeZone: properties.timeZone,
      },
    })
    .from(showings)
    .innerJoin(listings, eq(listings.id, showings.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(showings.id, showingId));
  if (!row) return null;
  const { place, ...visit } = row;
  return { ...visit, timeZone: timeZoneOfHome(place) };
}
