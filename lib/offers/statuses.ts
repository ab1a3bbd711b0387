import type { OfferSide, OfferStatus } from "#lib/fields/offers.ts";

/** An offer's status as each side sees it. */
export type OfferStatuses = Readonly<Record<OfferSide, OfferStatus>>;

/**
 * `end` is for an accepted offer: the seller records that the deal fell through, the buyer withdraws.
 * It isn't `withdraw`, so a withdrawal of an open offer can't end a deal that the buyer hasn't seen.
 */
export type OfferAction = "accept" | "backup" | "counter" | "decline" | "withdraw" | "end";

/** The statuses of an offer that just reached the seller. */
export const SUBMITTED: OfferStatuses = { buyer: "submitted", seller: "received" };

const both = (status: OfferStatus): OfferStatuses => ({ buyer: status, seller: status });

/** The statuses while a buyer is asked for their highest and best; `RequestHighestAndBest` in RCP-57. */
export const HIGHEST_AND_BEST = both("highest_and_best");

/** The statuses after a deadline without an answer. */
export const EXPIRED = both("expired");

/** Returns the side that can answer; null for a closed offer. */
export function turnOf({ buyer, seller }: OfferStatuses): OfferSide | null {
  if (seller === "received") return "seller";
  return buyer === "received" || buyer === "highest_and_best" ? "buyer" : null;
}

const isAccepted = ({ seller }: OfferStatuses): boolean => seller === "accepted";

/** Returns whether nothing can change an offer anymore. A backup can be accepted, an acceptance can end. */
export const isClosed = (statuses: OfferStatuses): boolean =>
  turnOf(statuses) === null && statuses.seller !== "backup" && !isAccepted(statuses);

/** Returns what a side can do now, in the order of its buttons. */
export function actionsOf(statuses: OfferStatuses, side: OfferSide): OfferAction[] {
  if (isClosed(statuses)) return [];
  if (isAccepted(statuses)) return ["end"];
  const turn = turnOf(statuses);
  if (statuses.buyer === "highest_and_best")
    return side === "buyer" ? ["counter", "withdraw"] : ["decline"];
  if (side === "buyer") return turn === "buyer" ? ["accept", "counter", "withdraw"] : ["withdraw"];
  if (turn === "seller") return ["accept", "backup", "counter", "decline"];
  return turn === "buyer" ? ["decline"] : ["accept", "decline"];
}

/** Returns the statuses after an action; null if the side can't take it now. */
export function statusesAfter(
  statuses: OfferStatuses,
  side: OfferSide,
  action: OfferAction,
): OfferStatuses | null {
  if (!actionsOf(statuses, side).includes(action)) return null;
  switch (action) {
    case "accept":
      return both("accepted");
    case "backup":
      return both("backup");
    case "decline":
      return both("declined");
    case "end":
      return both(side === "buyer" ? "withdrawn" : "fell_through");
    case "withdraw":
      return both("withdrawn");
    case "counter":
      return side === "buyer"
        ? { buyer: "countered", seller: "received" }
        : { buyer: "received", seller: "countered" };
  }
}
