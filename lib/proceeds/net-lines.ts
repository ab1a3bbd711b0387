export const NET_LINES = [
  { id: "listingCommission", label: "Commission to your own agent" },
  { id: "buyerCommission", label: "Commission to the buyer's agent" },
  { id: "transferTax", label: "Transfer tax" },
  { id: "localTransferTax", label: "Transfer tax of county and city" },
  { id: "titlePolicy", label: "Owner's title policy" },
  { id: "settlementFee", label: "Settlement or escrow fee" },
  { id: "attorney", label: "Attorney" },
  { id: "recording", label: "Release, payoff and wire fees" },
  { id: "concessions", label: "Concessions to the buyer" },
  { id: "repairs", label: "Repairs" },
  { id: "propertyTax", label: "Property tax to the day of closing" },
  { id: "hoaDues", label: "HOA dues to the day of closing" },
  { id: "hoaTransfer", label: "HOA papers and transfer" },
  { id: "other", label: "Other costs" },
  { id: "mortgagePayoff", label: "Mortgage payoff" },
] as const;

export type NetLineId = (typeof NET_LINES)[number]["id"];

/** What the seller has entered for a line, instead of its default. */
export interface EnteredAmount {
  unit: "dollars" | "percent";
  value: number;
}

/** What a net sheet stands on beside the price. Days are ISO dates; null is unknown. */
export interface NetSheetEntries {
  amounts: Partial<Record<NetLineId, EnteredAmount>>;
  closingOn: string | null;
  annualPropertyTax: number | null;
  propertyTaxPaidTo: string | null;
  hoaPaidTo: string | null;
}

export const NO_ENTRIES: NetSheetEntries = {
  amounts: {},
  closingOn: null,
  annualPropertyTax: null,
  propertyTaxPaidTo: null,
  hoaPaidTo: null,
};
