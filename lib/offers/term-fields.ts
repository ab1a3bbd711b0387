import { plainNumber } from "#lib/format.ts";
import type { Financing } from "#lib/fields/offers.ts";
import type { OfferTerms, TermField } from "./terms.ts";

export interface TermFieldSpec {
  name: Exclude<TermField, "buyerFinancing" | "note">;
  label: string;
  kind: "money" | "days" | "date" | "time" | "compensation";
  isRequired?: true;
}

export interface TermGroup {
  legend: string;
  hint?: string;
  /** Few offers have them. */
  isOptional?: true;
  fields: readonly TermFieldSpec[];
}

/** The fields of an offer's form besides financing and note, in groups. */
export const TERM_GROUPS: readonly TermGroup[] = [
  {
    legend: "Price and money down",
    fields: [
      { name: "purchasePrice", label: "Price", kind: "money", isRequired: true },
      { name: "downPayment", label: "Down payment", kind: "money" },
      { name: "earnestMoney", label: "Earnest money", kind: "money" },
      { name: "concessions", label: "Seller concessions", kind: "money" },
      {
        name: "buyerBrokerageCompensation",
        label: "Buyer's agent compensation",
        kind: "compensation",
      },
    ],
  },
  {
    legend: "Contingencies",
    hint: "Enter days after acceptance. Leave empty for none.",
    fields: [
      { name: "inspectionDays", label: "Inspection", kind: "days" },
      { name: "appraisalDays", label: "Appraisal", kind: "days" },
      { name: "financingDays", label: "Financing", kind: "days" },
      { name: "homeSaleDays", label: "Buyer's home sale", kind: "days" },
      { name: "titleDays", label: "Title", kind: "days" },
    ],
  },
  {
    legend: "Dates",
    hint: "Possession is in days after closing. Enter 0 for the closing day.",
    fields: [
      { name: "requestedClosingDate", label: "Closing date", kind: "date", isRequired: true },
      { name: "possessionDays", label: "Possession", kind: "days" },
      { name: "offerExpirationDate", label: "Expiration date", kind: "date", isRequired: true },
      { name: "expirationTime", label: "Expiration time", kind: "time", isRequired: true },
    ],
  },
  {
    legend: "Escalation clause (optional)",
    isOptional: true,
    hint: "The price rises by this amount above other offers, up to the highest price.",
    fields: [
      { name: "escalationStep", label: "Amount above other offers", kind: "money" },
      { name: "escalationCap", label: "Highest price", kind: "money" },
    ],
  },
];

/** Terms as typed. */
export type TermValues = Record<Exclude<TermField, "buyerFinancing">, string> & {
  buyerFinancing: Financing;
};

const FIELDS = TERM_GROUPS.flatMap(({ fields }) => fields);

/** The names of all fields of the terms. */
export const TERM_FIELD_NAMES: readonly TermField[] = [
  ...FIELDS.map(({ name }) => name),
  "buyerFinancing",
  "note",
];

const typed = (value: string | number | null) =>
  typeof value === "number" ? plainNumber(value) : (value ?? "");

/** Returns terms as a person would type them, without the note. */
export function valuesOfTerms(terms: OfferTerms): TermValues {
  const values = TERM_FIELD_NAMES.map((name) => [name, typed(terms[name])]);
  return { ...(Object.fromEntries(values) as TermValues), note: "" };
}
