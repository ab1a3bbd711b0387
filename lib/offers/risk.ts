import { dayOf } from "#lib/days.ts";
import type { Contingency } from "#lib/fields/offers.ts";
import type { OfferView } from "#lib/schemas/offers.ts";

/** A fact of an offer for which a sale may fall through or bring less, and why. */
export interface RiskFact {
  fact: string;
  why: string;
}

const LONG_WAY_DAYS = 60;

const OF_CONTINGENCY: Record<Contingency, RiskFact> = {
  inspection: {
    fact: "Inspection contingency",
    why: "The buyer may leave, or ask for repairs or money, after an inspection.",
  },
  appraisal: {
    fact: "Appraisal contingency",
    why: "The buyer may leave, or ask for a lower price, where the appraisal is below the offer.",
  },
  financing: {
    fact: "Financing contingency",
    why: "The buyer may leave where the lender refuses the loan.",
  },
  home_sale: {
    fact: "Sale of the buyer's home",
    why: "Your sale waits for another one, which may not come.",
  },
  other: { fact: "Another contingency", why: "Read what lets the buyer leave." },
};

function ofFinancing({ financing }: OfferView): RiskFact[] {
  if (financing === "cash") return [];
  if (financing === "other") return [{ fact: "Other financing", why: "Ask where the money is." }];
  const lender = { fact: "Loan", why: "A lender has to agree before the money comes." };
  if (financing === "conventional") return [lender];
  return [
    lender,
    {
      fact: financing === "fha" ? "FHA loan" : "VA loan",
      why: "The appraisal also checks the condition of the home; repairs may be asked for.",
    },
  ];
}

function ofPrice({ price, financing }: OfferView, high: number | null): RiskFact[] {
  if (high === null || price <= high || financing === "cash") return [];
  return [
    {
      fact: "Above the range of the estimate",
      why: "An appraisal for the lender may come in below the price.",
    },
  ];
}

function ofClosing({ closingOn }: OfferView, today: string): RiskFact[] {
  if (closingOn === null) return [{ fact: "No closing date", why: "Nothing says when it ends." }];
  if (dayOf(closingOn) - dayOf(today) <= LONG_WAY_DAYS) return [];
  return [
    {
      fact: `Closing in more than ${LONG_WAY_DAYS} days`,
      why: "More can change, and you pay for the home until then.",
    },
  ];
}

/**
 * What of an offer counts as risk, each fact by itself: they are not weighed against each other.
 * @param high of the range of the estimate; null: there is none
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

/** Whether the day until which an offer could be taken has gone by. */
export const isExpired = ({ deadlineOn }: OfferView, today: string): boolean =>
  deadlineOn !== null && deadlineOn < today;
