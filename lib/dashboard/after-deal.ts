import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { formatMoney } from "#lib/format.ts";
import type { HomeState } from "./home-state.ts";

/** Returns whether an accepted offer ended since the listing has its status. */
function hasDealEnded({ offers, statusSince }: HomeState): boolean {
  return offers.some(({ negotiation }) => {
    if (negotiation?.turns.at(-1)?.kind !== "ended" || !negotiation.closedAt) return false;
    return statusSince === null || new Date(negotiation.closedAt) > statusSince;
  });
}

/**
 * Returns the step after an accepted offer ended: accepting the next backup, or else changing the listing
 * back to active; null while an offer is accepted.
 */
export function afterDeal(state: HomeState) {
  const { offers, status } = state;
  if (!LISTING_STATUSES[status].isPublic) return null;
  if (offers.some(({ negotiation }) => negotiation?.status === "accepted")) return null;
  const [next] = offers
    .flatMap(({ price, negotiation }) =>
      negotiation?.backupPosition ? [{ price, position: negotiation.backupPosition }] : [],
    )
    .toSorted((one, other) => one.position - other.position);
  if (next) {
    return {
      title: "Accept a backup offer",
      reason: `You have no accepted offer. The next backup is the offer of ${formatMoney(next.price)}.`,
      action: "View backup offers",
      href: "/pricing/offers",
    };
  }
  if (status !== "pending" || !hasDealEnded(state)) return null;
  return {
    title: "Change your listing back to active",
    reason: "The accepted offer ended, but your listing is still pending.",
    action: "View listing",
    href: "/online-listing",
  };
}
