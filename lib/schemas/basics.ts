import { z } from "zod";
import { BASICS_FIELDS, type BasicsField } from "#lib/fields/basics.ts";
import { atMost, CANNOT_BE_NEGATIVE } from "#lib/fields/numbers.ts";
import { cleanEntry } from "#lib/text/clean-text.ts";
import { textCorrection } from "./description.ts";
import { typedLotSize } from "./lot-size.ts";
import { MUST_BE_WHOLE, requiredNumber } from "./values.ts";

// Years a building can be built or remodeled in; 0 means "does not apply".
const FIRST_YEAR = 1600;
export const lastYear = () => new Date().getFullYear() + 5;
const MAX_ROOMS = 100;
const MAX_AMOUNT = 1_000_000_000;

type Kind = (typeof BASICS_FIELDS)[number]["kind"];

const NUMBER_TEXT = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * Reads a number as a person types it: "1,450" and " 1450 " are 1450. Empty text and null become
 * undefined; anything else that isn't a finite number becomes NaN.
 */
export function readNumber(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== "string") return value;
  const trimmed = cleanEntry(value).trim();
  if (trimmed === "") return undefined;
  const plain = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(trimmed)
    ? trimmed.replaceAll(",", "")
    : trimmed;
  return NUMBER_TEXT.test(plain) ? Number(plain) : Number.NaN;
}

const RULES: Record<Kind, z.ZodType<number>> = {
  rooms: requiredNumber
    .int(MUST_BE_WHOLE)
    .min(0, CANNOT_BE_NEGATIVE)
    .max(MAX_ROOMS, atMost(MAX_ROOMS)),
  amount: requiredNumber.min(0, CANNOT_BE_NEGATIVE).max(MAX_AMOUNT, atMost(MAX_AMOUNT)),
  year: requiredNumber
    .int(MUST_BE_WHOLE)
    .refine((year) => year === 0 || (year >= FIRST_YEAR && year <= lastYear()), {
      error: () => `Must be 0, or a year from ${FIRST_YEAR} to ${lastYear()}`,
    }),
};

const field = (kind: Kind) => z.preprocess(readNumber, RULES[kind]);

export const basicsInput = z.object({
  bedrooms: field("rooms"),
  fullBathrooms: field("rooms"),
  halfBathrooms: field("rooms"),
  threeFourthBathrooms: field("rooms"),
  oneFourthBathrooms: field("rooms"),
  finishedSquareFootage: field("amount"),
  basementSquareFootage: field("amount"),
  garageSquareFootage: field("amount"),
  lotSize: field("amount"),
  yearBuilt: field("year"),
  structuralRemodelYear: field("year"),
  hoaFees: field("amount"),
});

const AREA_UNIT = / ?(?:sq\.? ?ft\.?|sqft|s\.?f\.?|square f(?:ee|oo)t|ft²)$/i;
const DOLLARS = /^\$ ?| ?(?:dollars)?(?: ?(?:\/|per|an?) ?mo(?:nth|\.)?)?$/gi;

/** Returns the schema of a number that a person may type with its unit. */
const typedWith = <Rule extends z.ZodType>(unit: RegExp, rule: Rule) =>
  z.preprocess(
    (value) =>
      typeof value === "string"
        ? cleanEntry(value).trim().replaceAll(/\s+/g, " ").replace(unit, "")
        : value,
    rule,
  );
/** Areas such as "1,850 sq ft". */
export const typedArea = <Rule extends z.ZodType>(rule: Rule) => typedWith(AREA_UNIT, rule);
/** Dollars such as "$45" and "$45 per month". */
export const typedDollars = <Rule extends z.ZodType>(rule: Rule) => typedWith(DOLLARS, rule);

export const basicsForm = basicsInput.extend({
  finishedSquareFootage: typedArea(basicsInput.shape.finishedSquareFootage),
  basementSquareFootage: typedArea(basicsInput.shape.basementSquareFootage),
  garageSquareFootage: typedArea(basicsInput.shape.garageSquareFootage),
  lotSize: typedLotSize(basicsInput.shape.lotSize),
  hoaFees: typedDollars(basicsInput.shape.hoaFees),
});

/** The basics that a valuation uses, as their form has them: without garage and fees. */
export const correctionInput = basicsForm.omit({ garageSquareFootage: true, hoaFees: true });
export type CorrectionInput = z.output<typeof correctionInput>;

const correction = textCorrection.optional();

export const basicsSave = basicsInput.extend({ correction });

export const basicsPatch = basicsInput
  .partial()
  .extend({ correction })
  .refine(({ correction: _, ...changes }) => Object.keys(changes).length > 0, {
    path: ["propertyBasics"],
    error: "Change at least one number.",
  });

export const basicsView = z.object(
  Object.fromEntries(BASICS_FIELDS.map(({ name }) => [name, z.number()])) as Record<
    BasicsField,
    z.ZodNumber
  >,
);

export const basicsSaved = z.object({ propertyBasics: basicsView });
