import type { Contingency, Financing, OfferStatus } from "#lib/fields/offers.ts";

/** The lookup values of the RESO Data Dictionary's BuyerFinancing. */
export const BUYER_FINANCING = [
  "Assumed",
  "Cash",
  "Contract",
  "Conventional",
  "FHA",
  "FHA 203(b)",
  "FHA 203(k)",
  "Other",
  "Private",
  "Seller Financing",
  "Trust Deed",
  "USDA",
  "VA",
] as const;
type BuyerFinancing = (typeof BUYER_FINANCING)[number];

/** RCP-57's OfferReceivedStatus. */
export const RECEIVED_STATUSES = [
  "Submitted",
  "Delivered",
  "Received",
  "Acknowledged",
  "Countered",
  "Accepted",
  "Rejected",
  "Withdrawn",
  "Expired",
  "RequestHighestAndBest",
  "Finalized",
  "Archived",
] as const;
/** RCP-57's OfferSubmissionStatus. */
export const SUBMISSION_STATUSES = [...RECEIVED_STATUSES, "ScheduledToPresent"] as const;

export const FINANCING_VALUES: Record<Financing, BuyerFinancing> = {
  cash: "Cash",
  conventional: "Conventional",
  fha: "FHA",
  va: "VA",
  other: "Other",
};

export function financingOf(value: BuyerFinancing | undefined): Financing {
  switch (value) {
    case "Cash":
      return "cash";
    case "Conventional":
      return "conventional";
    case "FHA":
    case "FHA 203(b)":
    case "FHA 203(k)":
      return "fha";
    case "VA":
      return "va";
    default:
      return "other";
  }
}

/** The lookup is open; RCP-57 shows the first and third of these. */
export const CONTINGENCY_VALUES: Record<Contingency, string> = {
  inspection: "Inspection",
  appraisal: "Appraisal",
  financing: "Financing",
  home_sale: "Sale of Buyer's Home",
  title: "Title",
  other: "Other",
};

const BY_VALUE = new Map(
  Object.entries(CONTINGENCY_VALUES).map(([one, value]) => [
    value.toLowerCase(),
    one as Contingency,
  ]),
);

export const contingencyOf = (value: string): Contingency =>
  BY_VALUE.get(value.toLowerCase()) ?? "other";

/** The lookup has no value for a backup or the end of a deal, which extension fields mark. */
export const STATUS_VALUES: Record<OfferStatus, (typeof RECEIVED_STATUSES)[number]> = {
  submitted: "Submitted",
  received: "Received",
  countered: "Countered",
  highest_and_best: "RequestHighestAndBest",
  accepted: "Accepted",
  backup: "Acknowledged",
  declined: "Rejected",
  withdrawn: "Withdrawn",
  fell_through: "Rejected",
  expired: "Expired",
};
