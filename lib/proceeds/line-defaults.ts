import { COSTED_STEPS, STEP_TITLES, type StepCosts } from "#lib/fields/steps.ts";
import { formatMoney } from "#lib/format.ts";
import type { TitleCustom } from "./closing-customs.ts";
import type { NetLineId, NetSheetEntries } from "./net-lines.ts";
import { prorateMonth, prorateYear } from "./prorate.ts";
import { taxOn } from "./tax-schedule.ts";
import type { TransferTax } from "./transfer-taxes/transfer-tax.ts";

export interface NetSheetFacts {
  state: string;
  transferTax: TransferTax | null;
  title: TitleCustom;
  attorney: "closes" | "deed" | "not_usual";
  /** US dollars a month; 0 means none; null means not entered yet. */
  hoaFees: number | null;
  stepCosts: StepCosts;
}

/** The default of a line and its source. `amount` is null if unknown, never zero. */
export interface LineDefault {
  amount: number | null;
  note: string;
  source: string | null;
  year: number | null;
  isConfirmed: boolean;
}

const ASK = "Ask your closing office for the amount";
const TITLE_PERCENT = 0.5;
const TITLE_SHARES: Record<TitleCustom["payer"], number> = {
  seller: 1,
  buyer: 0,
  half: 0.5,
  none: 0,
  unknown: 1,
};

const ofPrice = (price: number, percent: number) => (price * percent) / 100;

/** Returns a default without a source, or one that only the seller can know. */
const own = (amount: number | null, note: string): LineDefault => ({
  amount,
  note,
  source: null,
  year: null,
  isConfirmed: true,
});

const unconfirmed = (amount: number, note: string): LineDefault => ({
  amount,
  note,
  source: null,
  year: null,
  isConfirmed: false,
});

function transferTax(price: number, { transferTax: tax }: NetSheetFacts): LineDefault {
  if (!tax) return own(null, ASK);
  const { source, year } = tax;
  const isConfirmed = tax.isAmountConfirmed && tax.isPayerConfirmed;
  if (!tax.schedule) return { amount: 0, note: "None in this state", source, year, isConfirmed };
  // If the payer is unknown, count all of it so the net isn't overstated.
  const amount = taxOn(price, tax.schedule) * (tax.sellerShare ?? 1);
  const counted = tax.sellerShare === null ? "; included in full in your costs" : "";
  return {
    amount,
    note: `${tax.name}: ${tax.rate}. ${tax.payer}${counted}`,
    source,
    year,
    isConfirmed,
  };
}

function localTransferTax(_: number, { transferTax: tax }: NetSheetFacts): LineDefault {
  return own(null, tax?.local ? `${tax.local}. ${ASK}` : ASK);
}

function titlePolicy(price: number, { title }: NetSheetFacts): LineDefault {
  const amount = ofPrice(price, TITLE_PERCENT) * TITLE_SHARES[title.payer];
  const rate = amount > 0 ? `. ${TITLE_PERCENT}% of the price; 0.3% to 1% is typical` : "";
  const { source, year } = title;
  // The custom may be confirmed, but the rate isn't.
  return {
    amount,
    note: `${title.note}${rate}`,
    source,
    year,
    isConfirmed: title.isConfirmed && amount === 0,
  };
}

const ATTORNEYS: Record<NetSheetFacts["attorney"], readonly [amount: number, note: string]> = {
  closes: [1000, "An attorney handles closing here; $500 to $1,500 is typical"],
  deed: [750, "An attorney prepares the deed; $500 to $1,000 is typical"],
  not_usual: [0, "Not customary here"],
};

const attorney = (_: number, facts: NetSheetFacts): LineDefault =>
  unconfirmed(...ATTORNEYS[facts.attorney]);

function propertyTax(_: number, __: NetSheetFacts, entries: NetSheetEntries): LineDefault {
  const { annualPropertyTax, propertyTaxPaidTo, closingOn } = entries;
  if (annualPropertyTax === null || !propertyTaxPaidTo || !closingOn) {
    return own(null, "Enter the annual tax, the date it's paid through and your closing date");
  }
  const amount = prorateYear(annualPropertyTax, propertyTaxPaidTo, closingOn);
  return own(amount, amount < 0 ? "Prepaid: the buyer reimburses you" : "Prorated by day");
}

function hoaDues(_: number, { hoaFees }: NetSheetFacts, entries: NetSheetEntries): LineDefault {
  if (hoaFees === 0) return own(0, "No HOA fees in The Basics");
  if (hoaFees === null)
    return own(null, "Enter your HOA fees in The Basics, or 0 if there are none");
  const { hoaPaidTo, closingOn } = entries;
  if (!hoaPaidTo || !closingOn) {
    return own(null, "Enter the date dues are paid through and your closing date");
  }
  const amount = prorateMonth(hoaFees, hoaPaidTo, closingOn);
  return own(amount, amount < 0 ? "Prepaid: the buyer reimburses you" : "Prorated by day");
}

function hoaTransfer(_: number, { hoaFees }: NetSheetFacts): LineDefault {
  if (hoaFees === null)
    return own(null, "Enter your HOA fees in The Basics, or 0 if there are none");
  if (hoaFees === 0) return own(0, "No HOA fees in The Basics");
  return unconfirmed(300, "$100 to $500 or more is typical");
}

function repairs(_: number, { stepCosts }: NetSheetFacts): LineDefault {
  const known = COSTED_STEPS.flatMap((stepId) => {
    const cost = stepCosts[stepId];
    return cost === null ? [] : [{ title: STEP_TITLES[stepId], cost }];
  });
  if (known.length === 0) {
    return own(null, "Enter your Get Ready costs there or here, or 0 if there are none");
  }
  const sum = known.reduce((total, { cost }) => total + cost, 0);
  const parts = known.map(({ title, cost }) => `${title} ${formatMoney(cost)}`);
  return own(sum, `From Get Ready: ${parts.join(", ")}`);
}

type DefaultOf = (price: number, facts: NetSheetFacts, entries: NetSheetEntries) => LineDefault;

export const LINE_DEFAULTS: Record<NetLineId, DefaultOf> = {
  listingCommission: () => own(0, "None unless you hire an agent; 2.5% to 3% is typical"),
  buyerCommission: (price) => ({
    amount: ofPrice(price, 2.4),
    note: "Optional and negotiable. 2.4% is the early 2025 average. Enter 0 to offer none",
    source: "Redfin, as quoted",
    year: 2025,
    isConfirmed: true,
  }),
  transferTax,
  localTransferTax,
  titlePolicy,
  settlementFee: () => unconfirmed(650, "$300 to $1,000 is typical, often split"),
  attorney,
  recording: () => unconfirmed(115, "$30 to $200 is typical"),
  concessions: () => own(0, "None unless you agree to any"),
  repairs,
  propertyTax,
  hoaDues,
  hoaTransfer,
  other: () => own(0, "For example, a home warranty, moving or staging"),
  mortgagePayoff: () =>
    own(
      null,
      "Ask your lender for the payoff: principal, daily interest and any penalty. Enter 0 if you have no mortgage",
    ),
};
