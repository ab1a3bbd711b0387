import {
  type Contingency,
  CONTINGENCY_LABELS,
  type Financing,
  FINANCING_LABELS,
  type OfferStatus,
} from "#lib/fields/offers.ts";
import { formatCount, formatDate, formatMoney } from "#lib/format.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import { instantOf } from "#lib/us/wall-clock.ts";

/**
 * The terms of one turn. Names follow RESO's RCP-57 where it has one. Money in whole US dollars, days
 * of contingencies from acceptance, dates as YYYY-MM-DD; null is none.
 */
export interface OfferTerms {
  purchasePrice: number;
  buyerFinancing: Financing;
  downPayment: number | null;
  earnestMoney: number | null;
  inspectionDays: number | null;
  appraisalDays: number | null;
  financingDays: number | null;
  homeSaleDays: number | null;
  titleDays: number | null;
  concessions: number;
  /** "2.5%" of the price, dollars like "9000", or "" for none. */
  buyerBrokerageCompensation: string;
  requestedClosingDate: string;
  /** Days after closing; 0 is at closing. */
  possessionDays: number;
  offerExpirationDate: string;
  /** "17:00" in the home's time zone. */
  expirationTime: string;
  escalationCap: number | null;
  escalationStep: number | null;
  note: string;
}

export type TermField = keyof OfferTerms;

/** The contingencies with their field, in the order of the form. */
const CONTINGENCY_FIELDS = [
  ["inspection", "inspectionDays"],
  ["appraisal", "appraisalDays"],
  ["financing", "financingDays"],
  ["home_sale", "homeSaleDays"],
  ["title", "titleDays"],
] as const satisfies readonly (readonly [Contingency, TermField])[];

const NONE = "None";
const EXPIRES = "Expires";
const money = (amount: number | null) => (amount === null ? NONE : formatMoney(amount));
const days = (count: number) => formatCount(count, "day", "days");

function compensation(entered: string): string {
  if (entered === "") return "None requested";
  return entered.endsWith("%") ? `${entered} of the price` : formatMoney(Number(entered));
}

function escalation({ escalationCap, escalationStep }: OfferTerms): string {
  if (escalationCap === null || escalationStep === null) return NONE;
  return `${formatMoney(escalationStep)} above other offers, up to ${formatMoney(escalationCap)}`;
}

/** Returns when a turn expires; null if clocks skip that time. */
export const expiryOf = (
  {
    offerExpirationDate,
    expirationTime,
  }: Pick<OfferTerms, "offerExpirationDate" | "expirationTime">,
  timeZone: string,
): Date | null => instantOf(offerExpirationDate, expirationTime, timeZone);

type Row = readonly [label: string, value: string];

const contingencyRows = (terms: OfferTerms): Row[] =>
  CONTINGENCY_FIELDS.map(([contingency, field]) => {
    const count = terms[field];
    const label = `Contingency: ${CONTINGENCY_LABELS[contingency].toLowerCase()}`;
    return [label, count === null ? NONE : days(count)];
  });

/** Returns a row for each contingency that the terms have, and one for all others. */
function shortContingencyRows(terms: OfferTerms): Row[] {
  const all = contingencyRows(terms);
  const given = all.filter(([, value]) => value !== NONE);
  if (given.length === all.length) return given;
  return [...given, [given.length === 0 ? "Contingencies" : "Other contingencies", NONE]];
}

/** Returns each term's label and value, without the note. */
function termRows(terms: OfferTerms, timeZone: string, contingencies: readonly Row[]): Row[] {
  const expiry = expiryOf(terms, timeZone);
  const { possessionDays } = terms;
  return [
    ["Price", formatMoney(terms.purchasePrice)],
    ["Financing", FINANCING_LABELS[terms.buyerFinancing]],
    ["Down payment", money(terms.downPayment)],
    ["Earnest money", money(terms.earnestMoney)],
    ...contingencies,
    ["Concessions", formatMoney(terms.concessions)],
    ["Buyer's agent compensation", compensation(terms.buyerBrokerageCompensation)],
    ["Closing date", formatDate(terms.requestedClosingDate)],
    ["Possession", possessionDays === 0 ? "At closing" : `${days(possessionDays)} after closing`],
    ["Escalation", escalation(terms)],
    [EXPIRES, expiry ? formatDayAndTime(expiry, timeZone) : ""],
  ];
}

// Their deadline no longer matters.
const ANSWERED: readonly (OfferStatus | null)[] = [
  "accepted",
  "backup",
  "declined",
  "withdrawn",
  "fell_through",
];

/** Returns an offer's terms, without the deadline once it is accepted or closed. */
export const offerRows = (terms: OfferTerms, timeZone: string, status: OfferStatus | null) =>
  termRows(terms, timeZone, shortContingencyRows(terms)).filter(
    ([label]) => label !== EXPIRES || !ANSWERED.includes(status),
  );

interface ChangedTerm {
  label: string;
  from: string;
  to: string;
}

/** Returns the terms that differ between two turns, without the note. */
export function changedTerms(
  before: OfferTerms,
  after: OfferTerms,
  timeZone: string,
): ChangedTerm[] {
  const rowsOf = (terms: OfferTerms) => termRows(terms, timeZone, contingencyRows(terms));
  const old = new Map(rowsOf(before));
  return rowsOf(after).flatMap(([label, to]) => {
    const from = old.get(label) ?? "";
    return from === to ? [] : [{ label, from, to }];
  });
}

/** Returns the contingencies that a turn has. */
export const contingenciesOf = (terms: OfferTerms): Contingency[] =>
  CONTINGENCY_FIELDS.flatMap(([contingency, field]) =>
    terms[field] === null ? [] : [contingency],
  );
