/** The lines of a net sheet in order, all subtracted from the price. */
export const NET_LINES = [
  { id: "listingCommission", label: "Your agent's commission" },
  { id: "buyerCommission", label: "Buyer's agent commission" },
  { id: "transferTax", label: "Transfer tax" },
  { id: "localTransferTax", label: "County and city transfer tax" },
  { id: "titlePolicy", label: "Owner's title policy" },
  { id: "settlementFee", label: "Settlement or escrow fee" },
  { id: "attorney", label: "Attorney fees" },
  { id: "recording", label: "Release, payoff and wire fees" },
  { id: "concessions", label: "Concessions to the buyer" },
  { id: "repairs", label: "Repairs" },
  { id: "propertyTax", label: "Property tax through closing" },
  { id: "hoaDues", label: "HOA dues through closing" },
  { id: "hoaTransfer", label: "HOA documents and transfer" },
  { id: "other", label: "Other costs" },
  { id: "mortgagePayoff", label: "Mortgage payoff" },
] as const;

export type NetLineId = (typeof NET_LINES)[number]["id"];

/** Lines that may be negative: prepaid amounts are returned to the seller. */
export const MAY_COME_BACK: ReadonlySet<NetLineId> = new Set(["propertyTax", "hoaDues"]);

export interface EnteredAmount {
  unit: "dollars" | "percent";
  value: number;
}

/** What a net sheet uses besides the state. Days are ISO dates; null is unknown. */
export interface NetSheetEntries {
  amounts: Partial<Record<NetLineId, EnteredAmount>>;
  /** Prices to compare; null takes the low, the estimate and the high of the valuation. */
  lowPrice: number | null;
  expectedPrice: number | null;
  highPrice: number | null;
  closingOn: string | null;
  annualPropertyTax: number | null;
  propertyTaxPaidTo: string | null;
  hoaPaidTo: string | null;
  /** Costs of owning the home until it sells, which aren't lines of the sheet. */
  monthlyMortgageInterest: number | null;
  annualInsurance: number | null;
  /** For the stress test of offers, in US dollars and days. */
  inspectionCredit: number | null;
  lateDays: number | null;
}

export const NO_ENTRIES: NetSheetEntries = {
  amounts: {},
  lowPrice: null,
  expectedPrice: null,
  highPrice: null,
  closingOn: null,
  annualPropertyTax: null,
  propertyTaxPaidTo: null,
  hoaPaidTo: null,
  monthlyMortgageInterest: null,
  annualInsurance: null,
  inspectionCredit: null,
  lateDays: null,
};

export const NET_PROCEEDS_LABEL = "Estimated net proceeds";
