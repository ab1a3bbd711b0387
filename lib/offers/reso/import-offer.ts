import { CONTINGENCIES } from "#lib/fields/offers.ts";
import { canonicalJson } from "#lib/offers/canonical-json.ts";
import { readDollars } from "#lib/proceeds/entered-amount.ts";
import type { OfferResource } from "#lib/schemas/offer-resource.ts";
import type { ImportedTurn, OfferInput } from "#lib/schemas/offers.ts";
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

type Credits = Pick<Submission, "Concessions" | "CreditAtClosing">;

/** Returns whole dollars; null without any. */
function concessionsOf({ Concessions: named, CreditAtClosing: credit }: Credits): number | null {
  const amount = credit ?? (named ? readDollars(named) : null);
  return amount === null ? null : Math.max(0, Math.round(amount));
}

const contingenciesOf = (names: readonly string[]) => {
  const named = names.map(contingencyOf);
  return CONTINGENCIES.filter((one) => named.includes(one));
};

/** Returns an imported offer as one that the seller entered. Its notes aren't shown, so they stay out. */
export function importedTerms(offer: OfferResource): OfferInput {
  const [Concessions, CreditAtClosing] = [
    latest(offer, "Concessions"),
    latest(offer, "CreditAtClosing"),
  ];
  return {
    price: latest(offer, "PurchasePrice") ?? 0,
    financing: financingOf(latest(offer, "BuyerFinancing")),
    contingencies: contingenciesOf(latest(offer, "Contingencies") ?? []),
    concessions: concessionsOf({ Concessions, CreditAtClosing }) ?? 0,
    closingOn: latest(offer, "RequestedClosingDate") ?? null,
    deadlineOn: latest(offer, "OfferExpirationDate") ?? null,
    note: "",
  };
}

const SIDES = { Buyer: "buyer", Seller: "seller" } as const;

/** Returns the turns of an imported offer with what each states. Notes stay out. */
export const importedTurns = ({ OfferSubmission: turns }: OfferResource): ImportedTurn[] =>
  turns.map((turn) => ({
    side: turn.Porchlight_Side ? SIDES[turn.Porchlight_Side] : null,
    sentAt: new Date(
      turn.OfferSubmissionTimestamp ??
        turn.CounterOfferSubmissionTimestamp ??
        turn.ModificationTimestamp,
    ).toISOString(),
    status: turn.OfferReceivedStatus ?? turn.OfferSubmissionStatus ?? null,
    price: turn.PurchasePrice ?? null,
    financing: turn.BuyerFinancing ? financingOf(turn.BuyerFinancing) : null,
    contingencies: turn.Contingencies ? contingenciesOf(turn.Contingencies) : null,
    concessions: concessionsOf(turn),
    closingOn: turn.RequestedClosingDate ?? null,
    deadlineOn: turn.OfferExpirationDate ?? null,
  }));

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
