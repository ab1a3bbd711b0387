import type { Transaction } from "#db/client.ts";
import { notifySeller } from "./showing-events.ts";
import type { Showing, ShowingActor } from "./showing-row.ts";
import { notifyBuyer } from "./showing-mails.ts";
import { enqueueShowingWebhooks } from "./webhook-queue.ts";

export type { ShowingActor };

/**
 * Tells the visitor, the seller's side and webhooks of what has become of a showing, in the transaction
 * in which it does. Of spam nobody is told; once it is none, it is told like a new request.
 * @param before null: it was asked for
 */
export async function onShowingChanged(
  tx: Transaction,
  before: Showing | null,
  after: Showing,
  by: ShowingActor,
): Promise<void> {
  if (after.state === "spam") return;
  const told = before?.state === "spam" ? null : before;
  await notifyBuyer(tx, told, after);
  await notifySeller(tx, told, after, by);
  await enqueueShowingWebhooks(tx, told, after);
}
