import { LINE_DEFAULTS, type NetSheetFacts } from "./line-defaults.ts";
import {
  type EnteredAmount,
  NET_LINES,
  type NetLineId,
  type NetSheetEntries,
} from "./net-lines.ts";

export interface NetLine {
  id: NetLineId;
  label: string;
  /** Whole US dollars subtracted from the price; a negative amount is added; null is unknown. */
  amount: number | null;
  isEntered: boolean;
  note: string;
  source: string | null;
  year: number | null;
  isConfirmed: boolean;
}

export interface NetSheet {
  price: number;
  lines: NetLine[];
  /** Price less every known line, before income tax. */
  net: number;
  /** Labels of the unknown lines, which aren't subtracted. */
  open: string[];
}

const dollarsOf = ({ unit, value }: EnteredAmount, price: number) =>
  unit === "percent" ? (price * value) / 100 : value;

// A value like -0.4 rounds to -0, which would print a minus sign.
const toWholeDollars = (amount: number) => Math.round(amount) || 0;

function toLine(
  { id, label }: (typeof NET_LINES)[number],
  price: number,
  facts: NetSheetFacts,
  entries: NetSheetEntries,
): NetLine {
  const { amount, ...usual } = LINE_DEFAULTS[id](price, facts, entries);
  const entered = entries.amounts[id];
  const taken = entered ? dollarsOf(entered, price) : amount;
  return {
    id,
    label,
    ...usual,
    isConfirmed: entered ? true : usual.isConfirmed,
    amount: taken === null ? null : toWholeDollars(taken),
    isEntered: entered !== undefined,
  };
}

/**
 * Returns the net sheet of a price. Lines are rounded before they are added, so the sheet adds up.
 */
export function netSheet(price: number, facts: NetSheetFacts, entries: NetSheetEntries): NetSheet {
  const lines = NET_LINES.map((line) => toLine(line, price, facts, entries));
  const costs = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const open = lines.filter(({ amount }) => amount === null).map(({ label }) => label);
  return { price, lines, net: price - costs, open };
}
