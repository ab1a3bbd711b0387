import { z } from "zod";
import { atLeast, atMost, CANNOT_BE_NEGATIVE, MUST_BE_NUMBER } from "#lib/fields/numbers.ts";
import { readEnteredAmount } from "#lib/proceeds/entered-amount.ts";
import {
  MAY_COME_BACK,
  NET_LINES,
  type NetLineId,
  type NetSheetEntries,
} from "#lib/proceeds/net-lines.ts";
import { readAmount } from "#lib/us/amounts.ts";
import { readDate } from "#lib/us/dates.ts";
import { dayError, ENTER_A_DATE } from "./date-time.ts";
import { stepCostsView } from "./steps.ts";
import { entry, MUST_BE_TEXT } from "./text.ts";
import { revision } from "./values.ts";

const MAX_DOLLARS = 1_000_000_000;
const MAX_TYPED = 40;

/**
 * Returns the schema of typed text that may be empty. @param faultOf returns null if it is readable
 */
const typedText = (faultOf: (typed: string) => string | null) =>
  entry(MUST_BE_TEXT, MAX_TYPED)
    .default("")
    .superRefine((typed, context) => {
      const message = typed === "" ? null : faultOf(typed);
      if (message !== null) context.addIssue({ code: "custom", message });
    });

function faultOfAmount(line: NetLineId, typed: string): string | null {
  const entered = readEnteredAmount(typed);
  if (!entered) return "Enter dollars or a percentage of the price, like 4,500 or 2.5%";
  const { unit, value } = entered;
  if (value < 0 && !MAY_COME_BACK.has(line)) return CANNOT_BE_NEGATIVE;
  if (unit === "percent") return Math.abs(value) > 100 ? "Must be at most 100%" : null;
  return Math.abs(value) > MAX_DOLLARS ? atMost(MAX_DOLLARS) : null;
}

const readDollars = (typed: string) => (typed.endsWith("%") ? null : readAmount(typed));

const dollars = (least: number) =>
  typedText((typed) => {
    const value = readDollars(typed);
    if (value === null) return MUST_BE_NUMBER;
    if (value < least) return least > 0 ? atLeast(least) : CANNOT_BE_NEGATIVE;
    return value > MAX_DOLLARS ? atMost(MAX_DOLLARS) : null;
  });

const day = typedText((typed) => {
  const date = readDate(typed);
  return date === null ? ENTER_A_DATE : dayError(date, 1900);
});

type LineFields = Record<NetLineId, ReturnType<typeof typedText>>;
const lines = Object.fromEntries(
  NET_LINES.map(({ id }) => [id, typedText((typed) => faultOfAmount(id, typed))]),
) as LineFields;

/** All fields are text as typed; an empty or omitted one takes its default. */
export const netProceedsFields = z.object({
  ...lines,
  lowPrice: dollars(1),
  expectedPrice: dollars(1),
  highPrice: dollars(1),
  closingOn: day,
  annualPropertyTax: dollars(0),
  propertyTaxPaidTo: day,
  hoaPaidTo: day,
});
export type NetProceedsFields = z.infer<typeof netProceedsFields>;

const readPrice = (typed: string) => {
  const price = readDollars(typed);
  return price === null ? null : Math.round(price);
};

export const netProceedsInput = netProceedsFields.transform((fields): NetSheetEntries => {
  const amounts = NET_LINES.map(({ id }) => [id, readEnteredAmount(fields[id])] as const);
  return {
    amounts: Object.fromEntries(amounts.filter(([, entered]) => entered !== null)),
    lowPrice: readPrice(fields.lowPrice),
    expectedPrice: readPrice(fields.expectedPrice),
    highPrice: readPrice(fields.highPrice),
    closingOn: readDate(fields.closingOn),
    annualPropertyTax: readDollars(fields.annualPropertyTax),
    propertyTaxPaidTo: readDate(fields.propertyTaxPaidTo),
    hoaPaidTo: readDate(fields.hoaPaidTo),
  };
});

const source = { source: z.string().nullable(), year: z.number().int().nullable() };

const transferTax = z.object({
  name: z.string().nullable(),
  rate: z.string(),
  schedule: z
    .array(
      z.object({
        above: z.number(),
        upTo: z.number().nullable(),
        takes: z.enum(["slices", "whole"]),
        unit: z.number(),
        free: z.number(),
        fixed: z.number(),
        tiers: z.array(z.object({ upTo: z.number().nullable(), percent: z.number() })),
      }),
    )
    .nullable(),
  sellerShare: z.number().nullable(),
  payer: z.string(),
  local: z.string().nullable(),
  ...source,
  isAmountConfirmed: z.boolean(),
  isPayerConfirmed: z.boolean(),
});

const netSheetFacts = z.object({
  state: z.string(),
  transferTax: transferTax.nullable(),
  title: z.object({
    payer: z.enum(["seller", "buyer", "half", "none", "unknown"]),
    note: z.string(),
    ...source,
    isConfirmed: z.boolean(),
  }),
  attorney: z.enum(["closes", "deed", "not_usual"]),
  hoaFees: z.number().nullable(),
  stepCosts: stepCostsView,
});

const enteredAmount = z.object({ unit: z.enum(["dollars", "percent"]), value: z.number() });
const LINE_IDS = NET_LINES.map(({ id }) => id);

const netSheetEntries = z.object({
  amounts: z.partialRecord(z.enum(LINE_IDS), enteredAmount),
  lowPrice: z.number().nullable(),
  expectedPrice: z.number().nullable(),
  highPrice: z.number().nullable(),
  closingOn: z.iso.date().nullable(),
  annualPropertyTax: z.number().nullable(),
  propertyTaxPaidTo: z.iso.date().nullable(),
  hoaPaidTo: z.iso.date().nullable(),
});

export const netProceedsView = z.object({
  facts: netSheetFacts,
  entries: netSheetEntries,
  revision,
});
export type NetProceedsView = z.infer<typeof netProceedsView>;
