import { z } from "zod";
import { MUST_BE_NUMBER } from "#lib/fields/numbers.ts";
import { COMPARABLE_AREAS, MAX_OWN_SALES, MAX_PASTED } from "#lib/fields/own-sales.ts";
import { CANNOT_BE_STORED, isStorable } from "#lib/fields/text.ts";
import { cleanText } from "#lib/text/clean-text.ts";
import { lastYear, readNumber, typedArea, typedDollars } from "./basics.ts";
import { typedLotSize } from "./lot-size.ts";
import { emptyAsNull, MUST_BE_TEXT, text } from "./text.ts";
import { between, MUST_BE_WHOLE, wholeNumber } from "./values.ts";

const MIN_PRICE = 1000;
const MAX_PRICE = 2_000_000_000;
const MAX_LOT = 1_000_000_000;
const MAX_ROOMS = 100;
const FIRST_YEAR = 1600;
const FIRST_DAY = "1900-01-01";

// Empty and 0 mean unknown, as in The Basics.
const orUnknown = (rule: z.ZodType<number>) =>
  z.preprocess((value) => {
    const number = readNumber(value) ?? null;
    return number === 0 ? null : number;
  }, rule.nullable());

// The date in the earliest time zone, UTC+14.
const latestDay = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** A sale that a seller enters. Areas in square feet, bathrooms in quarters; null is unknown. */
export const ownSaleInput = z.object(
  {
    address: z.preprocess(emptyAsNull, text().nullable()),
    soldOn: z.iso
      .date("Enter the sale date")
      .refine((day) => day >= FIRST_DAY, "Must be in 1900 or later")
      .refine((day) => day <= latestDay(), "Can't be in the future"),
    price: z.preprocess(
      readNumber,
      between(
        MIN_PRICE,
        MAX_PRICE,
        z
          .number({
            error: ({ input }) => (input === undefined ? "Enter the sale price" : MUST_BE_NUMBER),
          })
          .int(MUST_BE_WHOLE),
      ),
    ),
    livingArea: orUnknown(between(COMPARABLE_AREAS.least, COMPARABLE_AREAS.most)),
    lotSize: orUnknown(between(1, MAX_LOT)),
    bedrooms: orUnknown(between(0, MAX_ROOMS, wholeNumber)),
    bathrooms: orUnknown(between(0, MAX_ROOMS)),
    yearBuilt: orUnknown(
      wholeNumber.refine((year) => year >= FIRST_YEAR && year <= lastYear(), {
        error: () => `Must be a year from ${FIRST_YEAR} to ${lastYear()}`,
      }),
    ),
  },
  "Must be a sale",
);
export type OwnSaleInput = z.output<typeof ownSaleInput>;

export const ownSaleForm = ownSaleInput.extend({
  price: typedDollars(ownSaleInput.shape.price),
  livingArea: typedArea(ownSaleInput.shape.livingArea),
  lotSize: typedLotSize(ownSaleInput.shape.lotSize),
});

export const ownSalesInput = z.object({
  sales: z
    .array(ownSaleInput, "Add at least one sale.")
    .min(1, "Add at least one sale.")
    .max(MAX_OWN_SALES, `You can add up to ${MAX_OWN_SALES} sales.`),
});

export const pastedInput = z.object({
  // Not trimmed: the first cell of a table may be empty.
  text: z
    .string(MUST_BE_TEXT)
    .overwrite(cleanText)
    .max(MAX_PASTED, {
      error: `Must be at most ${MAX_PASTED.toLocaleString("en-US")} characters`,
      abort: true,
    })
    .refine(isStorable, CANNOT_BE_STORED)
    .refine((pasted) => pasted.trim() !== "", "Paste your sales first."),
});

const dollars = z.number().int();
const known = z.number().nullable();

const saleFacts = z.object({
  address: z.string().nullable(),
  soldOn: z.iso.date(),
  price: dollars,
  livingArea: known,
  lotSize: known,
  bedrooms: known,
  bathrooms: known,
  yearBuilt: known,
});

/** What was read from pasted text, which isn't stored. Rows are counted from 1. */
export const pastedView = z.object({
  // What each column was read as; empty if the text has no columns.
  columns: z.array(z.object({ name: z.string(), readAs: z.string().nullable() })),
  sales: z.array(saleFacts.extend({ row: z.number().int() })),
  refused: z.array(z.object({ row: z.number().int(), text: z.string(), reason: z.string() })),
  // Lines that weren't read because of the limits in `PASTED_LINES`.
  skippedLines: z.number().int(),
});
export type PastedView = z.infer<typeof pastedView>;
export type PastedSale = PastedView["sales"][number];

const ownSaleView = saleFacts.extend({
  id: z.number().int(),
  isLeftOut: z.boolean(),
  // `price` plus all adjustments; null for a sale that can't be compared.
  adjustedPrice: dollars.nullable(),
  adjustments: z.array(z.object({ label: z.string(), amount: dollars })),
  // Why the sale doesn't count; null if it counts or is only left out.
  obstacle: z.string().nullable(),
});
export type OwnSaleView = z.infer<typeof ownSaleView>;

export const ownSalesView = z.object({
  sales: z.array(ownSaleView),
  estimate: z
    .object({
      value: dollars,
      low: dollars,
      high: dollars,
      confidence: z.number().min(0).max(100),
      salesCount: z.number().int(),
      // The market whose price model made the adjustments; null if stated rules did.
      market: z.string().nullable(),
      // Median absolute error of such estimates, if measured.
      /** True if only areas are known of the sales; the error is that of such estimates. */
      areasAlone: z.boolean(),
      medianErrorPercent: z.number(),
      measuredOn: z.string(),
    })
    .nullable(),
  // Why there is no estimate, and labels of the basics to fill in.
  reason: z.string().nullable(),
  missing: z.array(z.string()),
});
export type OwnSalesView = z.infer<typeof ownSalesView>;
