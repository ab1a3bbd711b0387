export const FINANCINGS = ["cash", "conventional", "fha", "va", "other"] as const;
export type Financing = (typeof FINANCINGS)[number];

export const FINANCING_LABELS: Record<Financing, string> = {
  cash: "Cash",
  conventional: "Conventional loan",
  fha: "FHA loan",
  va: "VA loan",
  other: "Other",
};

export const CONTINGENCIES = [
  "inspection",
  "appraisal",
  "financing",
  "home_sale",
  "other",
] as const;
export type Contingency = (typeof CONTINGENCIES)[number];

export const CONTINGENCY_LABELS: Record<Contingency, string> = {
  inspection: "Inspection",
  appraisal: "Appraisal",
  financing: "Financing",
  home_sale: "Sale of the buyer's home",
  other: "Other",
};

export const MAX_OFFERS = 50;
export const MAX_OFFER_NOTE = 500;
