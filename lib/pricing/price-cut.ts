import type { NetSheetFacts } from "#lib/proceeds/line-defaults.ts";
import type { NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { netSheet } from "#lib/proceeds/net-sheet.ts";

const MONTHS = 12;
const DAYS_PER_MONTH = 365 / MONTHS;

export interface CarryingCost {
  label: string;
  /** US dollars a month. */
  amount: number;
}

/**
 * Returns what owning the home costs a month, as far as the seller entered it. The part of a
 * mortgage payment that pays down the loan isn't a cost.
 */
export function carryingCosts(
  { monthlyMortgageInterest, annualPropertyTax, annualInsurance }: NetSheetEntries,
  { hoaFees }: Pick<NetSheetFacts, "hoaFees">,
): CarryingCost[] {
  const yearly = (amount: number | null) => amount && amount / MONTHS;
  return [
    { label: "mortgage interest", amount: monthlyMortgageInterest },
    { label: "property tax", amount: yearly(annualPropertyTax) },
    { label: "insurance", amount: yearly(annualInsurance) },
    { label: "HOA fees", amount: hoaFees },
  ].flatMap(({ label, amount }) => (amount ? [{ label, amount }] : []));
}

export interface PriceCut {
  netBefore: number;
  netAfter: number;
  /** How much less the seller nets at the lower price. */
  cost: number;
  carrying: readonly CarryingCost[];
  /** US dollars a month; null if nothing was entered. */
  monthly: number | null;
  /** How many days sooner the home must sell at the lower price to net as much; null if unknown. */
  breakEvenDays: number | null;
}

/**
 * Compares the net proceeds at two prices with what owning the home costs meanwhile.
 * Break-even in days = the difference in net proceeds / (monthly costs / (365 / 12)), rounded up.
 */
export function comparePriceCut(
  [price, lower]: readonly [price: number, lower: number],
  facts: NetSheetFacts,
  entries: NetSheetEntries,
): PriceCut {
  const [netBefore, netAfter] = [price, lower].map((at) => netSheet(at, facts, entries).net) as [
    number,
    number,
  ];
  const cost = netBefore - netAfter;
  const carrying = carryingCosts(entries, facts);
  const monthly = carrying.reduce((sum, { amount }) => sum + amount, 0) || null;
  return {
    ...{ netBefore, netAfter, cost, carrying, monthly },
    breakEvenDays: monthly && cost > 0 ? Math.ceil((cost / monthly) * DAYS_PER_MONTH) : null,
  };
}
