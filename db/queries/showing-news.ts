import type { Transaction } from "#db/client.ts";
import { tellSeller } from "./showing-events.ts";
import { addShowingMail } from "./showing-mails.ts";
import type { Showing } from "./showings.ts";

/** Who has changed a showing; "time": nobody, it was not answered. */
export interface ShowingActor {
  who: "visitor" | "seller" | "listing" | "time";
  /** The person of the account who did; null for everyone else. */
  actorId: string | null;
}

/**
 * Tells the visitor and the seller's side of what has become of a showing, in the transaction in which
 * it does.
 * @param before null: it was asked for
 */
export async function onShowingChanged(
  tx: Transaction,
  before: Showing | null,
  after: Showing,
  by: ShowingActor,
): Promise<void> {
  await tellSeller(tx, before, after, by);
  if (before?.state === after.state) return;
  // What nobody has done to whom it concerns: its time is over, or its home is withdrawn.
  if (after.state === "expired") await addShowingMail(tx, after, "expired");
  if (after.state === "cancelled" && by.who === "listing") {
    await addShowingMail(tx, after, "cancelled");
  }
}
