import type { Transaction } from "#db/client.ts";
import { notifySeller } from "./showing-events.ts";
import type { Showing, ShowingActor } from "./showing-row.ts";
import { notifyBuyer } from "./showing-mails.ts";
import { enqueueShowingWebhooks } from "./webhook-queue.ts";

export type { ShowingActor };

/**
 * Notifies buyer, seller's account and webhooks of a change of a showing, in its transaction. Skips spam;
 * one moved out of spam counts as a new request.
 * @param before null for a new request
 */
export async function onShowingChanged(
  tx: Transaction,
  before: Showing | null,
  after: Showing,
  by: ShowingActor,
): Promise<void> {
  if (after.state === "spam") return;
  const known = before?.state === "spam" ? null : before;
  await notifyBuyer(tx, known, after);
  await notifySeller(tx, known, after, by);
  await enqueueShowingWebhooks(tx, known, after);
}
