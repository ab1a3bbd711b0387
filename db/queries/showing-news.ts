import type { Transaction } from "#db/client.ts";
import { tellSeller } from "./showing-events.ts";
import { addShowingMail } from "./showing-mails.ts";
import type { Showing, ShowingActor } from "./showing-row.ts";

export type { ShowingActor };

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
