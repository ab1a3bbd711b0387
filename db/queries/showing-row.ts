import { eq } from "drizzle-orm";
import type { Executor } from "#db/client.ts";
import { listings, properties, showings } from "#db/schema/index.ts";

/** A row of `showings` with its account. */
export type Showing = typeof showings.$inferSelect & { accountId: string };

/** Who changed a showing; "time" is an expired request. */
export interface ShowingActor {
  who: "visitor" | "seller" | "listing" | "time";
  /** The account's person who did it; null for everyone else. */
  actorId: string | null;
}

/** Selects showings with their account; add a condition. */
export const selectShowings = (db: Executor) =>
  db
    .select({ showing: showings, accountId: properties.userId })
    .from(showings)
    .innerJoin(listings, eq(listings.id, showings.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId));

/** Returns a row of `selectShowings` as one object. */
export const flatShowing = (row: Awaited<ReturnType<typeof selectShowings>>[number]): Showing => ({
  ...row.showing,
  accountId: row.accountId,
});
