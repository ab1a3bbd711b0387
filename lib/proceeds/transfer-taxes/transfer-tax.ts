import type { TaxSchedule } from "../tax-schedule.ts";

/** What a state takes when a home changes hands, as its sources tell it. A start, never a promise. */
export interface TransferTax {
  /** Null: the state has none. */
  name: string | null;
  rate: string;
  schedule: TaxSchedule | null;
  /** The seller's usual part, 0 to 1; null where sources differ or say nothing. */
  sellerShare: number | null;
  payer: string;
  /** What counties and cities add; null where nothing is known of. */
  local: string | null;
  /** Null where no source was seen, with the year of the newest one. */
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
