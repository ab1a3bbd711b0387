import { z } from "zod";
import { readEnteredAmount } from "#lib/proceeds/entered-amount.ts";
import {
  type EnteredAmount,
  MAY_COME_BACK,
  NET_LINES,
  type NetLineId,
  type NetSheetEntries,
} from "#lib/proceeds/net-lines.ts";
import { readAmount } from "#lib/us/amounts.ts";
import { readDate } from "#lib/us/dates.ts";
import { text } from "./text.ts";

const MAX_DOLLARS = 1_000_000_000;
const MAX_TYPED = 40;

/** Text of a field that may stay empty; what is read of it is null there. */
const optional = <Value>(
  read: (typed: string) => Value | null,
  check: (value: Value) => string | null,
  otherwise: string,
) =>
  text(MAX_TYPED)
    .default("")
    .transform((typed, context): Value | null => {
      if (typed === "") return null;
      const value = read(typed);
      const fault = value === null ? otherwise : check(value);
      if (fault === null) return value;
      context.addIssue({ code: "custom", message: fault });
      return z.NEVER;
    });

const TOO_MUCH = `Must be at most ${MAX_DOLLARS.toLocaleString("en-US")}`;

function faultOf(line: NetLineId, { unit, value }: EnteredAmount): string | null {
  if (value < 0 && !MAY_COME_BACK.has(line)) return "Can't be negative";
  if (unit === "percent") return Math.abs(value) > 100 ? "Must be at most 100%" : null;
  return Math.abs(value) > MAX_DOLLARS ? TOO_MUCH : null;
}

const amount = (line: NetLineId) =>
  optional(
    readEnteredAmount,
    (entered) => faultOf(line, entered),
    "Must be dollars or a part of the price, like 4,500 or 2.5%",
  );

const readDollars = (typed: string) => (typed.endsWith("%") ? null : readAmount(typed));

const dollars = (least: number) =>
  optional(
    readDollars,
    (value) => {
      if (value < least) return least > 0 ? `Must be at least ${least}` : "Can't be negative";
      return value > MAX_DOLLARS ? TOO_MUCH : null;
    },
    "Must be a number",
  );

/** A price in whole dollars, 1 at least. */
export const optionalPrice = dollars(1).transform((price) => price && Math.round(price));
export const optionalDollars = dollars(0);
export const optionalDay = optional(
  readDate,
  (day) => (day < "1900-01-01" || day > "2199-12-31" ? "Must be from 1900 to 2199" : null),
  "Must be a day, like 2027-05-31",
);

type LineFields = Record<NetLineId, ReturnType<typeof amount>>;
const lines = Object.fromEntries(NET_LINES.map(({ id }) => [id, amount(id)])) as LineFields;

/** Every field is text as it is typed; one that is empty or left out takes its default. */
export const netProceedsInput = z
  .object({
    ...lines,
    lowPrice: optionalPrice,
    expectedPrice: optionalPrice,
    highPrice: optionalPrice,
    closingOn: optionalDay,
    annualPropertyTax: optionalDollars,
    propertyTaxPaidTo: optionalDay,
    hoaPaidTo: optionalDay,
  })
  .transform((fields): NetSheetEntries => {
    const amounts = NET_LINES.flatMap(({ id }) => (fields[id] ? [[id, fields[id]]] : []));
    const { lowPrice, expectedPrice, highPrice, closingOn } = fields;
    const { annualPropertyTax, propertyTaxPaidTo, hoaPaidTo } = fields;
    return {
      amounts: Object.fromEntries(amounts),
      ...{ lowPrice, expectedPrice, highPrice, closingOn },
      ...{ annualPropertyTax, propertyTaxPaidTo, hoaPaidTo },
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

/** What a net sheet is worked out from: the state's rules, and what the account has entered. */
export const netProceedsView = z.object({ facts: netSheetFacts, entries: netSheetEntries });
export type NetProceedsView = z.infer<typeof netProceedsView>;
