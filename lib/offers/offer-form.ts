import { dayAfter, dayIn } from "#lib/us/wall-clock.ts";
import { TERM_FIELD_NAMES } from "./term-fields.ts";
import type { TermField } from "./terms.ts";

const CONTACT_FIELDS = [
  "buyerName",
  "coBuyerName",
  "agentName",
  "email",
  "phone",
  "consent",
  "sendsFlaggedNote",
  "reason",
] as const;

export type OfferField = TermField | (typeof CONTACT_FIELDS)[number] | "attachments";
export type OfferValues = Partial<Record<OfferField, string>>;

/** The fields that a form shows again as they were sent: all but files. */
export const OFFER_FIELDS: readonly OfferField[] = [...TERM_FIELD_NAMES, ...CONTACT_FIELDS];

/** The fields that a draft stores: not what is asked again when it is sent. */
export const DRAFT_FIELDS: readonly OfferField[] = OFFER_FIELDS.filter(
  (field) => field !== "consent" && field !== "sendsFlaggedNote",
);

/** The value of the button `action` that saves a draft. */
export const SAVE_DRAFT = "save";

const DAYS_OPEN = 3;

/** Returns the values of a new form: open for three days, possession at closing. */
export const firstOfferValues = (timeZone: string, now: Date): OfferValues => ({
  possessionDays: "0",
  offerExpirationDate: dayAfter(dayIn(timeZone, now), DAYS_OPEN),
  expirationTime: "17:00",
});

/** What a buyer can do on their page. */
export const BUYER_OFFER_ACTIONS = ["confirm", "accept", "counter", "withdraw", "end"] as const;
export type BuyerOfferAction = (typeof BUYER_OFFER_ACTIONS)[number];

/** The form of an offer or a counteroffer as sent. */
export interface SentOfferForm {
  fields: URLSearchParams;
  files: readonly File[];
  /** It was larger than `MAX_OFFER_FORM_MEGABYTES`, so it has no files. */
  isTooLarge: boolean;
}

/** An offer's form again, with what was typed and why it wasn't sent. */
export interface RefusedOffer {
  status: 200 | 409 | 422 | 429 | 503;
  values: OfferValues;
  errors: Partial<Record<OfferField, string>>;
  notice: string;
  /** What the note says that fair housing law protects; the buyer can send it anyway. */
  flagged: readonly string[];
  retryAfter?: number | undefined;
}
