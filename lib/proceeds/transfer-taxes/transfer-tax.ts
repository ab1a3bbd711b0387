import type { TaxSchedule } from "../tax-schedule.ts";

/** The transfer tax of a state according to its sources: a starting point, not a guarantee. */
export interface TransferTax {
  /** Null if the state has none. */
  name: string | null;
  rate: string;
  schedule: TaxSchedule | null;
  /** The seller's usual share, 0 to 1; null if sources differ or don't say. */
  sellerShare: number | null;
  payer: string;
  /** Taxes of counties and cities; null if none are known. */
  local: string | null;
  /** The source, with the year of the newest one; null if there is none. */
  source: string | null;
  year: number | null;
  isAmountConfirmed: boolean;
  isPayerConfirmed: boolean;
}

export const CONFIRMED = { isAmountConfirmed: true, isPayerConfirmed: true };
export const AMOUNT_OPEN = { isAmountConfirmed: false, isPayerConfirmed: true };
export const PAYER_OPEN = { isAmountConfirmed: true, isPayerConfirmed: false };

export const CREDIT_UNION = "Metro CU, list of states";
export const CHICAGO_TITLE = "Chicago Title, Laws and Customs";
export const OLD_REPUBLIC = "Old Republic Title, Real Estate Laws and Customs";
export const TAX_POLICY_CENTER = "Tax Policy Center";
export const LEGISLATURES = "National Conference of State Legislatures, transfer tax table";

export const none = (source: string, year: number, local: string | null = null): TransferTax => ({
  name: null,
  rate: "None",
  schedule: null,
  sellerShare: 0,
  payer: "No one: this state has no transfer tax",
  local,
  source,
  year,
  ...CONFIRMED,
});
