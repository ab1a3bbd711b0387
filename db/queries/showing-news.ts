import type { Transaction } from "#db/client.ts";
import { tellSeller } from "./showing-events.ts";
import type { Showing, ShowingActor } from "./showing-row.ts";
import { tellVisitor } from "./showing-mails.ts";
import { tellOfShowing } from "./webhook-telling.ts";

export type { ShowingActor };

/**
 * Tells the visitor, the seller's side and webhooks of what has become of a showing, in the transaction
 * in which it does.
 * @param before null: it was asked for
 */
export async function onShowingChanged(
  tx: Transaction,
  before: Showing | null,
  after: Showing,
  by: ShowingActor,
): Promise<void> {
  await tellVisitor(tx, before, after);
  await tellSeller(tx, before, after, by);
  await tellOfShowing(tx, before, after);
}
