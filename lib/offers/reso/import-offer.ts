import { CONTINGENCIES } from "#lib/fields/offers.ts";
import { canonicalJson } from "#lib/offers/canonical-json.ts";
import { readDollars } from "#lib/proceeds/entered-amount.ts";
import type { OfferResource } from "#lib/schemas/offer-resource.ts";
import type { OfferInput } from "#lib/schemas/offers.ts";
import { contingencyOf, financingOf } from "./lookups.ts";

type Submission = OfferResource["OfferSubmission"][number];

/** What identifies an offer of another system. */
export const importKeyOf = (offer: OfferResource): string =>
  JSON.stringify([
    offer.OfferOriginatingSystemId ?? offer.OfferUoi ?? offer.OfferOriginatingSystemName,
    offer.OfferKey,
  ]);

/** Returns a field's value in the latest turn that has one: a counteroffer may send only what it changes. */
function latest<Field extends keyof Submission>(
  { OfferSubmission: turns }: OfferResource,
  field: Field,
): Submission[Field] | undefined {
  return turns.findLast((one) => one[field] !== undefined)?.[field];
}

function concessionsOf(offer: OfferResource): number {
  const named = latest(offer, "Concessions");
  const credit = latest(offer, "CreditAtClosing") ?? (named ? readDollars(named) : 0);
  return Math.max(0, Math.round(credit ?? 0));
}

/** Returns an imported offer as one that the seller entered. Its notes aren't shown, so they stay out. */
export function importedTerms(offer: OfferResource): OfferInput {
  const named = (latest(offer, "Contingencies") ?? []).map(contingencyOf);
  return {
    price: latest(offer, "PurchasePrice") ?? 0,
    financing: financingOf(latest(offer, "BuyerFinancing")),
    contingencies: CONTINGENCIES.filter((one) => named.includes(one)),
    concessions: concessionsOf(offer),
    closingOn: latest(offer, "RequestedClosingDate") ?? null,
    deadlineOn: latest(offer, "OfferExpirationDate") ?? null,
    note: "",
  };
}

const CHANGING = new Set([
  "OfferSubmissionStatus",
  "OfferReceivedStatus",
  "OfferAcceptedTimestamp",
  "ModificationTimestamp",
  "Porchlight_BackupPosition",
]);

/** Returns what never changes of a turn, with sorted names, because the database reorders them. */
function fixedOf(turn: Submission): string {
  const fixed = Object.entries(turn).filter(([field]) => !CHANGING.has(field));
  return canonicalJson(JSON.parse(JSON.stringify(Object.fromEntries(fixed))));
}

/** Returns whether an offer continues one that was imported before: no turn is missing or changed. */
export const continues = (offer: OfferResource, before: OfferResource): boolean =>
  before.OfferSubmission.every((turn, index) => {
    const now = offer.OfferSubmission[index];
    return now !== undefined && fixedOf(now) === fixedOf(turn);
  });
