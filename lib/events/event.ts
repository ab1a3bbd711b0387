import type { RunFacts } from "#lib/automations/words.ts";
import type { AutomationKind } from "#lib/fields/automations.ts";
import type { EventKind } from "#lib/fields/notifications.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import type { ShowingEnder } from "#lib/fields/showings.ts";
import type { StepId } from "#lib/fields/steps.ts";

/** What each event of a showing tells: who comes, and when, by the clocks of a time zone. */
export interface ShowingFacts {
  showingId: string;
  name: string;
  /** ISO 8601. */
  startsAt: string;
  timeZone: string;
}

/** What is kept of each kind of event, beside who did it and when. Money in whole US dollars, days as YYYY-MM-DD. */
export interface EventData {
  inquiry_received: { inquiryId: string; name: string };
  showing_asked: { inquiryId: string; name: string };
  /** `isConfirmed`: at once, as the seller lets it be. */
  showing_requested: ShowingFacts & { isConfirmed: boolean };
  /** By the visitor, to `startsAt` from `from`. */
  showing_moved: ShowingFacts & { from: string; isConfirmed: boolean };
  /** The visitor takes the time that the seller has proposed. */
  showing_agreed: ShowingFacts;
  showing_cancelled: ShowingFacts & { by: ShowingEnder };
  /** Nobody has answered in time: the seller a request, the visitor a proposal. */
  showing_expired: ShowingFacts & { waitedFor: "seller" | "visitor" };
  showing_feedback: ShowingFacts;
  showing_soon: ShowingFacts & { which: "day" | "hours" };
  step_completed: { stepId: StepId };
  price_changed: { from: number | null; to: number };
  text_changed: { accepted: boolean };
  estimate_moved: { from: number; to: number; low: number; high: number };
  listing_changed: { from: ListingStatus; to: ListingStatus };
  /** By an operator, who gives the reason. */
  listing_taken_down: { reason: string };
  listing_allowed: Record<string, never>;
  automation_done: { what: AutomationKind } & RunFacts;
  /** The reason is a sentence. */
  automation_not_done: { what: AutomationKind; reason: string };
  /** The plan with automation has ended. */
  automation_paused: Record<string, never>;
  inquiry_waiting: { count: number; hours: number };
  quiet_listing: { days: number };
  payment_failed: { planName: string };
  plan_ends_soon: { planName: string; day: string };
  /** It had failed for days, or its receiver wants no more: by the host of its address. */
  webhook_turned_off: { host: string };
  /** A token by its name, or a webhook by the host of its address, was made. */
  program_allowed: { what: "token" | "webhook"; name: string };
  person_joined: { name: string };
  signed_in_elsewhere: { device: string };
}

export type AccountEvent = {
  [Kind in EventKind]: { kind: Kind; data: EventData[Kind] };
}[EventKind];
