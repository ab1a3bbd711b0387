import type { FieldWords } from "#components/forms/conflict/merge-values.ts";
import { formatDate, plainNumber } from "#lib/format.ts";
import { enteredText } from "#lib/proceeds/entered-amount.ts";
import type { ComparedPrice } from "#lib/proceeds/compared-prices.ts";
import { NET_LINES, type NetLineId, type NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import type { NetProceedsFields } from "#lib/schemas/net-proceeds.ts";

export type EntryName = keyof NetProceedsFields;
type EntryField = { name: EntryName; label: string; type: "text" | "date" };

const field = (name: EntryName, label: string, type: EntryField["type"] = "text"): EntryField => ({
  name,
  label,
  type,
});

export const EXPECTED_PRICE = field("expectedPrice", "Expected price");

/** The fields that aren't amounts of a line. */
export const OTHER_FIELDS: readonly EntryField[] = [
  field("closingOn", "Closing date", "date"),
  field("annualPropertyTax", "Annual property tax"),
  field("propertyTaxPaidTo", "Property tax paid through", "date"),
  field("hoaPaidTo", "HOA dues paid through", "date"),
  field("monthlyMortgageInterest", "Mortgage interest per month"),
  field("annualInsurance", "Home insurance per year"),
  field("lowPrice", "Low price"),
  field("highPrice", "High price"),
];

/** What only the stress test of offers uses. */
const STRESS_FIELDS: readonly EntryField[] = [
  field("inspectionCredit", "Inspection credit"),
  field("lateDays", "Days late"),
];

/** The lines that are small or rare, which the sheet sums up until they are opened. */
export const MORE_COSTS: ReadonlySet<NetLineId> = new Set([
  "localTransferTax",
  "settlementFee",
  "attorney",
  "recording",
  "hoaDues",
  "hoaTransfer",
  "other",
]);

const FIELDS: readonly EntryField[] = [
  EXPECTED_PRICE,
  ...NET_LINES.map(({ id, label }) => field(id, label)),
  ...OTHER_FIELDS,
  ...STRESS_FIELDS,
];

const textOf = (value: number | null) => (value === null ? "" : plainNumber(value));

export function entriesText(entries: NetSheetEntries): NetProceedsFields {
  const lines = NET_LINES.map(({ id }) => [id, enteredText(entries.amounts[id])]);
  return {
    ...(Object.fromEntries(lines) as Record<NetLineId, string>),
    lowPrice: textOf(entries.lowPrice),
    expectedPrice: textOf(entries.expectedPrice),
    highPrice: textOf(entries.highPrice),
    closingOn: entries.closingOn ?? "",
    annualPropertyTax: textOf(entries.annualPropertyTax),
    propertyTaxPaidTo: entries.propertyTaxPaidTo ?? "",
    hoaPaidTo: entries.hoaPaidTo ?? "",
    monthlyMortgageInterest: textOf(entries.monthlyMortgageInterest),
    annualInsurance: textOf(entries.annualInsurance),
    inspectionCredit: textOf(entries.inspectionCredit),
    lateDays: textOf(entries.lateDays),
  };
}

/** Says the values in words, in the order of the screen. */
export const entriesWords = (values: NetProceedsFields): FieldWords[] =>
  FIELDS.map(({ name, label, type }): FieldWords => {
    const value = values[name];
    return [label, type === "date" && value ? formatDate(value) : value];
  });

const PRICE_LABELS: Partial<Record<EntryName, ComparedPrice["label"]>> = {
  lowPrice: "Low",
  expectedPrice: "Expected",
  highPrice: "High",
};

/** Returns the price that an empty field uses. */
export function placeholderOf(name: EntryName, prices: readonly ComparedPrice[]): string {
  const used = prices.find(({ label }) => label === PRICE_LABELS[name]);
  return used ? used.price.toLocaleString("en-US") : "";
}
