import { randomUUID } from "node:crypto";
import { database } from "#db/client.ts";
import type { Showing } from "#db/queries/showings.ts";
import { showings } from "#db/schema/index.ts";
import { hashLinkSecret, createLinkSecret } from "#server/link-secret.ts";
import type { TestHome } from "./listing/public-home.ts";

const HOUR_MS = 60 * 60 * 1000;
/** A Saturday in summer, 10:30 AM in the time zone of the tests' home, Seattle. */
export const START = new Date("2035-07-07T17:30:00Z");
export const hoursBefore = (hours: number, moment = START) =>
  new Date(moment.getTime() - hours * HOUR_MS);

/** A half-hour showing, by default confirmed long before it. */
export async function createShowing(
  { listingId, seller }: TestHome,
  change: Partial<typeof showings.$inferInsert> = {},
): Promise<Showing> {
  const id = randomUUID();
  const startsAt = change.startsAt ?? START;
  const endsAt = hoursBefore(-0.5, startsAt);
  const [added] = await database()
    .insert(showings)
    .values({
      ...{ id, listingId, startsAt, endsAt, heldUntil: endsAt },
      state: "confirmed",
      ...{ name: "Bo Li", email: "bo@example.com" },
      secretHash: hashLinkSecret(createLinkSecret(`showing:${id}`)),
      ...change,
    })
    .returning();
  if (!added) throw new Error("No showing was stored");
  return { ...added, accountId: seller.accountId };
}
