import type { FieldWords } from "#components/forms/conflict/merge-values.ts";
import { formatDate, plainNumber } from "#lib/format.ts";
import { enteredText } from "#lib/proceeds/entered-amount.ts";
import type { ComparedPrice } from "#lib/proceeds/compared-prices.ts";
import { NET_LINES, type NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import type { NetProceedsFields } from "#lib/schemas/net-proceeds.ts";

type EntryName = keyof NetProceedsFields;
type EntryField = { name: EntryName; label: string; type: "text" | "date" };

const field = (name: EntryName, label: string, type: EntryField["type"] = "text"): EntryField => ({
  name,
  label,
  type,
});

export const ENTRY_GROUPS: readonly { legend: string; fields: readonly EntryField[] }[] = [
  {
    legend: "Prices to compare",
    fields: [
      field("lowPrice", "Low price"),
      field("expectedPrice", "Expected price"),
      field("highPrice", "High price"),
    ],
  },
  {
    legend: "Closing",
    fields: [
      field("closingOn", "Closing date", "date"),
      field("annualPropertyTax", "Annual property tax"),
      field("propertyTaxPaidTo", "Property tax paid through", "date"),
      field("hoaPaidTo", "HOA dues paid through", "date"),
    ],
  },
  { legend: "Costs", fields: NET_LINES.map(({ id, label }) => field(id, label)) },
];

const textOf = (value: number | null) => (value === null ? "" : plainNumber(value));

export function entriesText(entries: NetSheetEntries): NetProceedsFields {
  const lines = NET_LINES.map(({ id }) => [id, enteredText(entries.amounts[id])]);
  return {
    ...(Object.fromEntries(lines) as Record<(typeof NET_LINES)[number]["id"], string>),
    lowPrice: textOf(entries.lowPrice),
    expectedPrice: textOf(entries.expectedPrice),
    highPrice: textOf(entries.highPrice),
    closingOn: entries.closingOn ?? "",
    annualPropertyTax: textOf(entries.annualPropertyTax),
    propertyTaxPaidTo: entries.propertyTaxPaidTo ?? "",
    hoaPaidTo: entries.hoaPaidTo ?? "",
  };
}

/** Says the values in words, in the order of the screen. */
export const entriesWords = (values: NetProceedsFields): FieldWords[] =>
  ENTRY_GROUPS.flatMap(({ fields }) =>
    fields.map(({ name, label, type }): FieldWords => {
      const value = values[name];
      return [label, type === "date" && value ? formatDate(value) : value];
    }),
  );

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
