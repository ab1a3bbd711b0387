import type { RunFacts } from "#lib/automations/words.ts";
import type { AutomationKind } from "#lib/fields/automations.ts";
import type { EventKind } from "#lib/fields/notifications.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import type { OfferSide } from "#lib/fields/offers.ts";
import type { ShowingEnder } from "#lib/fields/showings.ts";
import type { StepId } from "#lib/fields/steps.ts";

export interface ShowingFacts {
  showingId: string;
  name: string;
  /** ISO 8601. */
  startsAt: string;
  timeZone: string;
}

/**
 * What happened to an offer; `received` is its first turn, `best` the answer to a request for
 * highest and best, `fell_through` the end of an acceptance.
 */
export type OfferNews =
  | "received"
  | "countered"
  | "best"
  | "accepted"
  | "backup"
  | "declined"
  | "withdrawn"
  | "fell_through"
  | "expired";

/** The data stored for each kind of event. Money in whole US dollars, days as YYYY-MM-DD. */
export interface EventData {
  /** `messageId`: a later message of the buyer; the inquiry itself if omitted. */
  inquiry_received: { inquiryId: string; name: string; messageId?: string };
  showing_asked: { inquiryId: string; name: string };
  /** `isConfirmed`: confirmed automatically, by the seller's settings. */
  showing_requested: ShowingFacts & { isConfirmed: boolean };
  /** The buyer moved it from `from` to `startsAt`. */
  showing_moved: ShowingFacts & { from: string; isConfirmed: boolean };
  /** The buyer accepted the time the seller proposed. */
  showing_agreed: ShowingFacts;
  showing_cancelled: ShowingFacts & { by: ShowingEnder };
  /** The seller didn't answer a request in time, or the buyer a proposal. */
  showing_expired: ShowingFacts & { waitedFor: "seller" | "visitor" };
  showing_feedback: ShowingFacts;
  showing_soon: ShowingFacts & { which: "day" | "hours" };
  /** `price` is the last turn's, `by` is null for a passed deadline. */
  offer_changed: { offerId: string; price: number; what: OfferNews; by: OfferSide | null };
  /** It waits for the seller. `number` is the last turn, `expiresAt` is ISO 8601. */
  offer_due: {
    offerId: string;
    number: number;
    price: number;
    expiresAt: string;
    timeZone: string;
  };
  /** `asked` and `answered` are counts of buyers, `dueAt` is ISO 8601. */
  highest_and_best: {
    what: "requested" | "canceled" | "due";
    asked: number;
    answered: number;
    dueAt: string;
    timeZone: string;
  };
  step_completed: { stepId: StepId };
  price_changed: { from: number | null; to: number };
  text_changed: { accepted: boolean };
  /** The words that keep the description of a public listing from buyers. */
  description_hidden: { quote: string };
  estimate_moved: { from: number; to: number; low: number; high: number };
  listing_changed: { from: ListingStatus; to: ListingStatus };
  listing_taken_down: { reason: string };
  listing_allowed: Record<string, never>;
  automation_done: { what: AutomationKind } & RunFacts;
  /** `reason` is a sentence. */
  automation_not_done: { what: AutomationKind; reason: string };
  automation_paused: Record<string, never>;
  inquiry_waiting: { count: number; hours: number };
  quiet_listing: { days: number };
  /** `days` since the home was listed; `week` is null if the plan shows only totals. */
  price_checkup: {
    days: number;
    week: { views: number; inquiries: number; showings: number } | null;
  };
  payment_failed: { planName: string };
  plan_ends_soon: { planName: string; day: string };
  /** Turned off after days of failures, or because its receiver refused further calls. */
  webhook_turned_off: { host: string };
  /** `name` is the token's name or the webhook's host. */
  program_allowed: { what: "token" | "webhook"; name: string };
  person_joined: { name: string };
  signed_in_elsewhere: { device: string };
}

export type AccountEvent = {
  [Kind in EventKind]: { kind: Kind; data: EventData[Kind] };
}[EventKind];
