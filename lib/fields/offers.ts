export const FINANCINGS = ["cash", "conventional", "fha", "va", "other"] as const;
export type Financing = (typeof FINANCINGS)[number];

export const FINANCING_LABELS: Record<Financing, string> = {
  cash: "Cash",
  conventional: "Conventional loan",
  fha: "FHA loan",
  va: "VA loan",
  other: "Other",
};

export const CONTINGENCIES = [
  "inspection",
  "appraisal",
  "financing",
  "home_sale",
  "title",
  "other",
] as const;
export type Contingency = (typeof CONTINGENCIES)[number];

export const CONTINGENCY_LABELS: Record<Contingency, string> = {
  inspection: "Inspection",
  appraisal: "Appraisal",
  financing: "Financing",
  home_sale: "Sale of the buyer's home",
  title: "Title",
  other: "Other",
};

export const MAX_OFFERS = 50;
export const MAX_OFFER_NOTE = 500;

export const OFFER_SIDES = ["buyer", "seller"] as const;
export type OfferSide = (typeof OFFER_SIDES)[number];

/**
 * What a turn records: terms that its side proposes; the seller's request for highest and best, with the
 * buyer's terms and the request's deadline and message; or that an accepted offer ended, with its terms.
 */
export const OFFER_TURN_KINDS = ["terms", "highest_and_best", "ended"] as const;
export type OfferTurnKind = (typeof OFFER_TURN_KINDS)[number];

/**
 * What each side reads about an offer, after the submission statuses of RESO's RCP-57. It has none for an
 * accepted offer that the seller ended, `fell_through`.
 */
export const OFFER_STATUSES = [
  "submitted",
  "received",
  "countered",
  "highest_and_best",
  "accepted",
  "backup",
  "declined",
  "withdrawn",
  "fell_through",
  "expired",
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** What the seller reads of a status. */
export const SELLER_STATUS_LABELS: Record<OfferStatus, string> = {
  submitted: "Submitted",
  received: "Waiting for your answer",
  countered: "Waiting for the buyer",
  highest_and_best: "Highest and best requested",
  accepted: "Accepted",
  backup: "Accepted as backup",
  declined: "Declined",
  withdrawn: "Withdrawn",
  fell_through: "Deal fell through",
  expired: "Expired",
};

/** A request for highest and best offers can be open this long. */
export const MAX_REQUEST_DAYS = 14;
/** Characters of the message to all buyers. */
export const MAX_REQUEST_MESSAGE = 1_000;
/** Whole US dollars. */
export const MIN_OFFER_PRICE = 1_000;
export const MAX_CONTINGENCY_DAYS = 180;
export const MAX_POSSESSION_DAYS = 90;
/** An offer or a counteroffer can be open this long. */
export const MAX_OPEN_DAYS = 30;
/** Open offers from buyers for one home, unconfirmed ones included. */
export const MAX_BUYER_OFFERS = 500;
/** Turns of one offer, the first included. */
export const MAX_TURNS = 40;
export const MAX_OFFER_NAME = 100;
export const MAX_NOTE_TO_SELLER = 2_000;
/** Files of one turn, and of all turns. */
export const MAX_TURN_ATTACHMENTS = 3;
export const MAX_OFFER_ATTACHMENTS = 10;
/** A form with its files; platforms accept little more. */
export const MAX_OFFER_FORM_MEGABYTES = 4;
/** Files of all offers for one home. */
export const MAX_HOME_ATTACHMENT_BYTES = 200 * 1024 * 1024;
export const MAX_CLOSING_NOTE = 1_000;
/** A buyer confirms an offer within this time, or it is deleted. */
export const CONFIRM_OFFER_HOURS = 48;
/** A draft is deleted this long after it was last saved. */
export const OFFER_DRAFT_DAYS = 30;
/** Drafts of buyers for one home. */
export const MAX_OFFER_DRAFTS = 300;
/** How long contact details stay after an offer is closed. */
export const OFFER_CONTACT_RETENTION_DAYS = 365;

export const NOT_A_CONTRACT =
  "This is not a contract. You have a deal only once both sides have signed a document, such as your state's form or one from an attorney.";
export const RECORDS_TERMS =
  "Porchlight records the terms. It doesn't draft contracts, recommend an answer, or hold money.";
