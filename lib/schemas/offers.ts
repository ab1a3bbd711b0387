import { z } from "zod";
import { CANNOT_BE_NEGATIVE } from "#lib/fields/numbers.ts";
import { CONTINGENCIES, FINANCINGS, MAX_OFFER_NOTE } from "#lib/fields/offers.ts";
import { dayFrom, readDay } from "./date-time.ts";
import { dollars, priceInput, readDollars } from "./price.ts";
import { text } from "./text.ts";
import { listOf, revision } from "./values.ts";

const CHOOSE = "Choose a financing type";
// A form sends "" if nothing is chosen.
const financing = z.enum(["", ...FINANCINGS], CHOOSE).pipe(z.enum(FINANCINGS, CHOOSE));
const contingency = z.enum(CONTINGENCIES, "Unknown contingency");

const day = z.preprocess(readDay, dayFrom(1900).nullable());

const concessions = z.preprocess(readDollars, dollars.min(0, CANNOT_BE_NEGATIVE).default(0));

/** Days and amounts may be sent as typed. */
export const offerInput = z.object({
  price: priceInput,
  financing,
  contingencies: listOf(contingency)
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
  revision,
});
export type OfferView = z.infer<typeof offerView>;

/** In the order they were added. */
export const offersView = z.object({ offers: z.array(offerView) });
export type OffersView = z.infer<typeof offersView>;
