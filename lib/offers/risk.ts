import { dayOf } from "#lib/days.ts";
import type { Contingency } from "#lib/fields/offers.ts";
import type { OfferView } from "#lib/schemas/offers.ts";

/** A fact that may make a sale fall through or bring less, and why. */
export interface RiskFact {
  fact: string;
  why: string;
}

const LONG_WAY_DAYS = 60;

const OF_CONTINGENCY: Record<Contingency, RiskFact> = {
  inspection: {
    fact: "Inspection contingency",
    why: "After an inspection, the buyer can cancel or ask for repairs or money.",
  },
  appraisal: {
    fact: "Appraisal contingency",
    why: "The buyer can cancel or ask for a lower price if the appraisal is below the offer.",
  },
  financing: {
    fact: "Financing contingency",
    why: "The buyer can cancel if the lender denies the loan.",
  },
  home_sale: {
    fact: "Home sale contingency",
    why: "Your sale depends on the buyer selling their home first.",
  },
  title: {
    fact: "Title contingency",
    why: "The buyer can cancel if the title has a problem that you don't clear.",
  },
  other: { fact: "Other contingency", why: "Check what lets the buyer cancel." },
};

function ofFinancing({ financing }: OfferView): RiskFact[] {
  if (financing === "cash") return [];
  if (financing === "other")
    return [{ fact: "Other financing", why: "Ask how the buyer will pay." }];
  const lender = { fact: "Loan", why: "A lender must approve the loan before you're paid." };
  if (financing === "conventional") return [lender];
  return [
    lender,
    {
      fact: financing === "fha" ? "FHA loan" : "VA loan",
      why: "The appraisal also checks the home's condition and may require repairs.",
    },
  ];
}

function ofPrice({ price, financing }: OfferView, high: number | null): RiskFact[] {
  if (high === null || price <= high || financing === "cash") return [];
  return [
    {
      fact: "Above the estimate range",
      why: "The lender's appraisal may come in below the price.",
    },
  ];
}

function ofClosing({ closingOn }: OfferView, today: string): RiskFact[] {
  if (closingOn === null)
    return [{ fact: "No closing date", why: "Ask when the buyer wants to close." }];
  if (dayOf(closingOn) - dayOf(today) <= LONG_WAY_DAYS) return [];
  return [
    {
      fact: `Closing in more than ${LONG_WAY_DAYS} days`,
      why: "More can change, and you pay the home's costs until then.",
    },
  ];
}

/**
 * Returns the risks of an offer. They aren't weighed against each other.
 * @param high of the estimate's range; null if there is none
 * @param today as an ISO date
 */
export function risksOf(offer: OfferView, high: number | null, today: string): RiskFact[] {
  return [
    ...ofFinancing(offer),
    ...offer.contingencies.map((contingency) => OF_CONTINGENCY[contingency]),
    ...ofPrice(offer, high),
    ...ofClosing(offer, today),
  ];
}

/** Returns whether the offer's deadline has passed. */
export const isExpired = ({ deadlineOn, negotiation }: OfferView, today: string): boolean =>
  negotiation ? negotiation.status === "expired" : deadlineOn !== null && deadlineOn < today;

/** Returns whether an offer ended without an acceptance, so that it isn't compared. */
export const hasEnded = ({ negotiation }: OfferView): boolean =>
  negotiation !== null &&
  negotiation.turn === null &&
  negotiation.status !== "accepted" &&
  negotiation.status !== "backup";
