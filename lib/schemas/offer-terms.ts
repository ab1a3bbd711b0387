import { z } from "zod";
import { CANNOT_BE_NEGATIVE, MUST_BE_WHOLE_DOLLARS } from "#lib/fields/numbers.ts";
import {
  FINANCINGS,
  MAX_CLOSING_NOTE,
  MAX_CONTINGENCY_DAYS,
  MAX_NOTE_TO_SELLER,
  MAX_OFFER_NAME,
  MAX_POSSESSION_DAYS,
  MAX_REQUEST_MESSAGE,
  MIN_OFFER_PRICE,
  OFFER_STATUSES,
} from "#lib/fields/offers.ts";
import { formatMoney } from "#lib/format.ts";
import { enteredText, readEnteredAmount } from "#lib/proceeds/entered-amount.ts";
import { readAmount } from "#lib/us/amounts.ts";
import { contactConsent, contactEmail, contactName, contactPhone } from "./contact.ts";
import { dayFrom, readDay, timeOfDay } from "./date-time.ts";
import { dollars, MAX_PRICE, readDollars } from "./price.ts";
import { asSeen, entry, missingAsNull, text } from "./text.ts";
import { between, requiredNumber, wholeNumber } from "./values.ts";

const PRICE_BOUNDS = `Enter a price from ${formatMoney(MIN_OFFER_PRICE)} to ${formatMoney(MAX_PRICE)}`;
const ENTER_COMPENSATION = "Enter a percentage, like 2.5%, or an amount, like $9,000";
const MAX_COMPENSATION_PERCENT = 20;

const day = z.preprocess(readDay, dayFrom(2000));
const money = dollars.min(0, CANNOT_BE_NEGATIVE);
const optionalMoney = z.preprocess((value) => readDollars(value) ?? null, money.nullable());

const readCount = (value: unknown): unknown => {
  const typed = missingAsNull(asSeen(value));
  return typeof typed === "string" ? (readAmount(typed) ?? Number.NaN) : typed;
};
const contingencyDays = z.preprocess(
  readCount,
  between(1, MAX_CONTINGENCY_DAYS, wholeNumber).nullable(),
);

function readCompensation(typed: string): string | null {
  if (typed === "") return "";
  const entered = readEnteredAmount(typed);
  if (!entered || entered.value < 0) return null;
  const most = entered.unit === "percent" ? MAX_COMPENSATION_PERCENT : MAX_PRICE;
  return entered.value <= most ? enteredText(entered) : null;
}

const compensation = z
  .preprocess((value) => value ?? "", entry(ENTER_COMPENSATION, 40))
  .refine((typed) => readCompensation(typed) !== null, ENTER_COMPENSATION)
  .transform((typed) => readCompensation(typed) ?? "");

/** The terms of an offer or a counteroffer. Amounts, counts and days may be sent as typed. */
export const offerTermsInput = z.object({
  purchasePrice: z.preprocess(
    readDollars,
    requiredNumber
      .int(MUST_BE_WHOLE_DOLLARS)
      .min(MIN_OFFER_PRICE, PRICE_BOUNDS)
      .max(MAX_PRICE, PRICE_BOUNDS),
  ),
  buyerFinancing: z.enum(FINANCINGS, "Choose a financing type"),
  downPayment: optionalMoney,
  earnestMoney: optionalMoney,
  inspectionDays: contingencyDays,
  appraisalDays: contingencyDays,
  financingDays: contingencyDays,
  homeSaleDays: contingencyDays,
  titleDays: contingencyDays,
  concessions: z.preprocess(readDollars, money.default(0)),
  buyerBrokerageCompensation: compensation,
  requestedClosingDate: day,
  possessionDays: z.preprocess(
    (value) => readCount(value) ?? 0,
    between(0, MAX_POSSESSION_DAYS, wholeNumber),
  ),
  offerExpirationDate: day,
  expirationTime: timeOfDay("Enter a time, like 17:00"),
  escalationCap: optionalMoney,
  escalationStep: optionalMoney,
  note: z.preprocess((value) => value ?? "", text(MAX_NOTE_TO_SELLER)),
});

const optionalName = z.preprocess((value) => value ?? "", text(MAX_OFFER_NAME));

/** Who makes an offer, as its form sends it: "yes" for a checked box. */
export const offerContactInput = z.object({
  buyerName: contactName(MAX_OFFER_NAME),
  coBuyerName: optionalName,
  agentName: optionalName,
  email: contactEmail,
  phone: z.preprocess(missingAsNull, contactPhone.nullable()),
  consent: contactConsent,
});
export type OfferContactInput = z.output<typeof offerContactInput>;

/** A request for highest and best offers. Its deadline is local time at the home. */
export const highestAndBestInput = z.object({
  dueOn: day,
  dueTime: timeOfDay("Enter a time, like 17:00"),
  message: z.preprocess((value) => value ?? "", text(MAX_REQUEST_MESSAGE)),
  /** The id of the open request that it replaces; null for none. */
  replaces: z.uuid("Send the id of the open request").nullable(),
});
export type HighestAndBestInput = z.output<typeof highestAndBestInput>;

/** The request that the person saw; any if omitted. */
export const openRequestQuery = z.object({
  requestId: z.uuid("Send the id of the open request").optional(),
});

const MISSING_TURN = "Send the number of the turn that you answer";
const number = z.int(MISSING_TURN).min(1, MISSING_TURN);
const seen = {
  number,
  /** The status that the person saw; a change since then is refused. */
  status: z.enum(OFFER_STATUSES, "Send the status that you read").optional(),
};

/** A seller's answer to the turn that they saw. */
export const offerAnswerInput = z.discriminatedUnion(
  "action",
  [
    z.object({ action: z.literal("accept"), ...seen }),
    z.object({ action: z.literal("backup"), ...seen }),
    z.object({
      ...{ action: z.literal("decline"), ...seen },
      /** Emailed to the buyer. */
      message: text(MAX_CLOSING_NOTE).optional(),
    }),
    z.object({
      ...{ action: z.literal("end"), ...seen },
      /** The buyer sees it on their page. */
      reason: text(MAX_CLOSING_NOTE).optional(),
    }),
    offerTermsInput.extend({ action: z.literal("counter"), ...seen }),
  ],
  "Choose an action",
);
export type OfferAnswerInput = z.output<typeof offerAnswerInput>;
