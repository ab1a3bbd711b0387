import type { Transaction } from "#db/client.ts";
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
  _tx: Transaction,
  _before: Showing | null,
  _after: Showing,
  _by: ShowingActor,
): Promise<void> {
  // Mails and events join here.
  await Promise.resolve();
}
