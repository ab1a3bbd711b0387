import { z } from "zod";
import { amountError, daysError, dollarsError, entryDayError } from "#lib/proceeds/entry-errors.ts";
import { NET_LINES, type NetLineId } from "#lib/proceeds/net-lines.ts";
import { readEntries } from "#lib/proceeds/read-entries.ts";
import { stepCostsView } from "./steps.ts";
import { entry, MUST_BE_TEXT } from "./text.ts";
import { revision } from "./values.ts";

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

const price = typedText((typed) => dollarsError(typed, 1));
const day = typedText(entryDayError);
const ownCost = typedText((typed) => dollarsError(typed, 0));

type LineFields = Record<NetLineId, ReturnType<typeof typedText>>;
const lines = Object.fromEntries(
  NET_LINES.map(({ id }) => [id, typedText((typed) => amountError(id, typed))]),
) as LineFields;

/** All fields are text as typed; an empty or omitted one takes its default. */
export const netProceedsFields = z.object({
  ...lines,
  lowPrice: price,
  expectedPrice: price,
  highPrice: price,
  closingOn: day,
  annualPropertyTax: ownCost,
  propertyTaxPaidTo: day,
  hoaPaidTo: day,
  monthlyMortgageInterest: ownCost,
  annualInsurance: ownCost,
  inspectionCredit: ownCost,
  lateDays: typedText(daysError),
});
export type NetProceedsFields = z.infer<typeof netProceedsFields>;

export const netProceedsInput = netProceedsFields.transform(readEntries);

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
  monthlyMortgageInterest: z.number().nullable(),
  annualInsurance: z.number().nullable(),
  inspectionCredit: z.number().nullable(),
  lateDays: z.number().int().nullable(),
});

export const netProceedsView = z.object({
  facts: netSheetFacts,
  entries: netSheetEntries,
  revision,
});
export type NetProceedsView = z.infer<typeof netProceedsView>;
