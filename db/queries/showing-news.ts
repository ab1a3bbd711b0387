import type { Transaction } from "#db/client.ts";
import { tellSeller } from "./showing-events.ts";
import type { Showing, ShowingActor } from "./showing-row.ts";
import { tellVisitor } from "./showing-mails.ts";

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
  await tellVisitor(tx, before, after);
  await tellSeller(tx, before, after, by);
}
