import type { EventKind } from "#lib/fields/notifications.ts";
import { SCREEN_LINKS } from "#lib/screens.ts";

export const VIEW_IN_PORCHLIGHT = "View in Porchlight";

export const READ_AND_REPLY = "Read and reply";

export const MAIL_ACTIONS: Record<EventKind, { label: string; advice: string | null }> = {
  inquiry_received: { label: VIEW_IN_PORCHLIGHT, advice: null },
  showing_asked: { label: VIEW_IN_PORCHLIGHT, advice: null },
  showing_requested: { label: "View showing", advice: null },
  showing_moved: { label: "View showing", advice: null },
  showing_agreed: { label: "View showing", advice: "The showing is confirmed." },
  showing_cancelled: { label: "View your schedule", advice: "The time is open again." },
  showing_expired: { label: "View your schedule", advice: "The time is open again." },
  showing_feedback: { label: "Read feedback", advice: null },
  showing_soon: { label: "View showing", advice: null },
  offer_changed: { label: "View offer", advice: null },
  highest_and_best: { label: "Compare offers", advice: null },
  offer_due: { label: "Answer offer", advice: null },
  step_completed: { label: "View steps", advice: null },
  price_changed: { label: "View price", advice: null },
  text_changed: { label: "View description", advice: null },
  description_hidden: {
    label: "Review description",
    advice: "It's back as soon as it matches your details and you accept it.",
  },
  estimate_moved: {
    label: "See what changed",
    advice: "Your asking price hasn't changed.",
  },
  listing_changed: { label: "View listing", advice: null },
  listing_taken_down: {
    label: "View listing",
    advice:
      "Nothing was deleted, but you can't publish it for now. Contact us under Support once it's fixed, or if you think this is a mistake.",
  },
  listing_allowed: { label: "View listing", advice: "It won't be public until you publish it." },
  automation_done: { label: "View details", advice: null },
  automation_not_done: {
    label: VIEW_IN_PORCHLIGHT,
    advice: "Nothing was changed. You can do it yourself, or choose another time.",
  },
  automation_paused: {
    label: "View automation",
    advice: "Your settings are saved. You can resume at any time.",
  },
  inquiry_waiting: { label: READ_AND_REPLY, advice: null },
  quiet_listing: { label: "View listing", advice: null },
  price_checkup: { label: "View price check-up", advice: null },
  payment_failed: {
    label: SCREEN_LINKS.billing.label,
    advice: "Check your payment method to keep your plan.",
  },
  plan_ends_soon: {
    label: SCREEN_LINKS.billing.label,
    advice:
      "After it ends, your listing stays public for 14 days. Then it's withdrawn. Nothing is deleted.",
  },
  webhook_turned_off: {
    label: "View your webhooks",
    advice: "Check its delivery log, fix your endpoint, and turn it on again.",
  },
  program_allowed: {
    label: "View tokens and webhooks",
    advice:
      "If this was you, you don't need to do anything. If not, remove it and change your password.",
  },
  person_joined: { label: "View people on your account", advice: null },
  signed_in_elsewhere: {
    label: "See where you're logged in",
    advice:
      "If this was you, you don't need to do anything. If not, end that session and change your password.",
  },
};
