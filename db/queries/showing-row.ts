import type { showings } from "#db/schema/index.ts";

/** A row of `showings`, with whose home it is. */
export type Showing = typeof showings.$inferSelect & { accountId: string };

/** Who has changed a showing; "time": nobody, it was not answered. */
export interface ShowingActor {
  who: "visitor" | "seller" | "listing" | "time";
  /** The person of the account who did; null for everyone else. */
  actorId: string | null;
}
