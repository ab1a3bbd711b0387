import type { Transaction } from "#db/client.ts";
import type { Showing } from "#db/schema/index.ts";
import { tellVisitor } from "./visitor-mails.ts";

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
  _by: ShowingActor,
): Promise<void> {
  await tellVisitor(tx, before, after);
}
