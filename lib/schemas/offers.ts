import { z } from "zod";
import { CONTINGENCIES, FINANCINGS, MAX_OFFER_NOTE } from "#lib/fields/offers.ts";
import { readDate } from "#lib/us/dates.ts";
import { MAX_PRICE, priceInput, readDollars } from "./price.ts";
import { asSeen, missingAsNull, text } from "./text.ts";

const CHOOSE = "Choose a financing type";
// A form sends "" if nothing is chosen.
const financing = z.enum(["", ...FINANCINGS], CHOOSE).pipe(z.enum(FINANCINGS, CHOOSE));
const contingency = z.enum(CONTINGENCIES, "Unknown contingency");

function readDay(value: unknown): unknown {
  const typed = missingAsNull(asSeen(value));
  return typeof typed === "string" ? (readDate(typed) ?? typed) : typed;
}

const day = z.preprocess(
  readDay,
  z.iso
    .date("Enter a date, like 05/31/2027")
    .refine((date) => date >= "1900-01-01" && date <= "2199-12-31", "Must be from 1900 to 2199")
    .nullable(),
);

const concessions = z.preprocess(
  readDollars,
  z
    .number("Must be a number")
    .int("Must be whole dollars")
    .min(0, "Can't be negative")
    .max(MAX_PRICE, `Must be at most ${MAX_PRICE.toLocaleString("en-US")}`)
    .default(0),
);

/** Days and amounts may be sent as typed. */
export const offerInput = z.object({
  price: priceInput,
  financing,
  contingencies: z
    .array(contingency, "Must be a list")
    .max(20, "Too many contingencies")
    .transform((list) => CONTINGENCIES.filter((one) => list.includes(one))),
  concessions,
  closingOn: day,
  deadlineOn: day,
  note: text(MAX_OFFER_NOTE),
});
export type OfferInput = z.output<typeof offerInput>;

const offerView = z.object({
  id: z.uuid(),
  price: z.number().int(),
  financing: z.enum(FINANCINGS),
  contingencies: z.array(z.enum(CONTINGENCIES)),
  concessions: z.number().int(),
  closingOn: z.iso.date().nullable(),
  deadlineOn: z.iso.date().nullable(),
  note: z.string(),
});
export type OfferView = z.infer<typeof offerView>;

/** In the order they were added. */
export const offersView = z.object({ offers: z.array(offerView) });
export type OffersView = z.infer<typeof offersView>;
