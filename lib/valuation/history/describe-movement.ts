import { dayOf } from "#lib/days.ts";
import { formatArea, formatDate, formatMoney, formatNumber } from "#lib/format.ts";
import {
  nameOptionalFact,
  OPTIONAL_FACT_LABELS,
  OPTIONAL_FACTS,
  type OptionalFact,
} from "#lib/fields/optional-facts.ts";
import type { ValuedFacts } from "#lib/schemas/valuation.ts";
import { MAX_SALE_AGE_DAYS } from "../candidate-sales.ts";
import type { EstimateBasis, EstimatePoint } from "./estimate-point.ts";

// Beyond this many, only the number is given.
const MAX_NAMED = 3;

const WAYS: Record<EstimateBasis["way"], string> = {
  recorded_sales: "the recorded sales",
  own_sales: "the sales you added",
};

const plain = (value: number) => String(value);
const NUMBERS: Record<
  Exclude<keyof ValuedFacts, OptionalFact>,
  readonly [label: string, write: (value: number) => string]
> = {
  livingArea: ["living area", formatArea],
  basementArea: ["basement", formatArea],
  lotSize: ["lot", formatArea],
  bedrooms: ["bedrooms", formatNumber],
  bathrooms: ["bathrooms", formatNumber],
  yearBuilt: ["year built", plain],
  yearRemodeled: ["year remodeled", plain],
};

interface WrittenFact {
  label: string;
  write: (facts: ValuedFacts) => string | null;
}

const FACTS: readonly WrittenFact[] = [
  ...(Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).map((name): WrittenFact => {
    const [label, write] = NUMBERS[name];
    return { label, write: ({ [name]: value }) => (value === null ? null : write(value)) };
  }),
  ...OPTIONAL_FACTS.map((fact) => ({
    label: OPTIONAL_FACT_LABELS[fact].toLowerCase(),
    write: (facts: ValuedFacts) => nameOptionalFact(facts, fact),
  })),
];

type Sale = EstimateBasis["sales"][number];
type Named = Pick<Sale, "address">;

const nameOf = ({ address }: Named) => address ?? "a sale without an address";
const day = (date: string) => formatDate(date, { style: "short" });

function list<T>(all: readonly T[], write: (one: T) => string): string {
  const named = all.slice(0, MAX_NAMED).map(write);
  const more = all.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join("; ");
}

const describe = (label: string, text: string) => (text === "" ? [] : [`${label}: ${text}.`]);

function describeFacts(before: ValuedFacts | null, after: ValuedFacts | null): string[] {
  if (!before || !after) return [];
  const texts = FACTS.flatMap(({ label, write }) => {
    const [old, now] = [write(before), write(after)].map((text) => text ?? "unknown");
    return old === now ? [] : [`${label} from ${old} to ${now}`];
  });
  return describe("You changed your home's details", texts.join("; "));
}

const describeSale = ({ price, soldOn, adjustedPrice, ...sale }: Sale) =>
  `${nameOf(sale)}, sold for ${formatMoney(price)} on ${day(soldOn)}${
    adjustedPrice === null ? "" : `, which suggests ${formatMoney(adjustedPrice)} for your home`
  }`;

function without<T extends { id: number }>(list: readonly T[], other: readonly { id: number }[]) {
  const ids = new Set(other.map(({ id }) => id));
  return list.filter(({ id }) => !ids.has(id));
}

function describeSales(before: EstimatePoint, after: EstimatePoint): string[] {
  const [old, now] = [before.basis, after.basis];
  const leftOut = without(now.leftOut, old.leftOut);
  const putBack = without(old.leftOut, now.leftOut);
  const cameIn = without(without(now.sales, old.sales), putBack);
  const dropped = without(without(old.sales, now.sales), now.leftOut);
  const oldest = dayOf(after.day) - MAX_SALE_AGE_DAYS;
  const isTooOld = ({ soldOn }: Sale) => dayOf(soldOn) < oldest;
  const isNew = ({ soldOn }: Sale) => soldOn >= before.day;
  const other = now.way === "own_sales" ? "No longer on your list" : "Replaced by closer sales";
  return [
    ...describe("You excluded", list(leftOut, nameOf)),
    ...describe("You included again", list(putBack, nameOf)),
    ...describe("Newly sold", list(cameIn.filter(isNew), describeSale)),
    ...describe(
      "Now used",
      list(
        cameIn.filter((sale) => !isNew(sale)),
        describeSale,
      ),
    ),
    ...describe("Now more than two years old", list(dropped.filter(isTooOld), describeSale)),
    ...describe(
      other,
      list(
        dropped.filter((sale) => !isTooOld(sale)),
        describeSale,
      ),
    ),
  ];
}

/** Describes what differs between two estimates and may have moved the later one. */
export function describeMovement(before: EstimatePoint, after: EstimatePoint): string[] {
  const [old, now] = [before.basis, after.basis];
  const facts = describeFacts(old.facts, now.facts);
  if (old.way !== now.way) {
    return [...facts, `The estimate now uses ${WAYS[now.way]} instead of ${WAYS[old.way]}.`];
  }
  const { fittedThrough } = now;
  const isFittedAnew = fittedThrough !== null && fittedThrough !== old.fittedThrough;
  const reasons = [
    ...facts,
    ...describeSales(before, after),
    ...(isFittedAnew
      ? [`The area's price model was updated with sales through ${day(fittedThrough)}.`]
      : []),
  ];
  if (reasons.length > 0 || before.value === after.value) return reasons;
  return ["The home and sales are the same. Only the time since they sold changed."];
}
