import { eq } from "drizzle-orm";
import type { Executor } from "#db/client.ts";
import { listings, properties, showings } from "#db/schema/index.ts";

/** A row of `showings`, with whose home it is. */
export type Showing = typeof showings.$inferSelect & { accountId: string };

/** Who has changed a showing; "time": nobody, it was not answered. */
export interface ShowingActor {
  who: "visitor" | "seller" | "listing" | "time";
  /** The person of the account who did; null for everyone else. */
  actorId: string | null;
}

/** Showings with the account that each belongs to, to be narrowed by a condition. */
export const selectShowings = (db: Executor) =>
  db
    .select({ showing: showings, accountId: properties.userId })
    .from(showings)
    .innerJoin(listings, eq(listings.id, showings.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId));

/** A row of `selectShowings` as one object. */
export const flatShowing = (row: Awaited<ReturnType<typeof selectShowings>>[number]): Showing => ({
  ...row.showing,
  accountId: row.accountId,
});
