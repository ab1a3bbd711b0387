import type { EventKind } from "#lib/fields/notifications.ts";

/** What the mail of an event asks a person to do, and the button that leads there. */
export const MAIL_ACTIONS: Record<EventKind, { label: string; advice: string | null }> = {
  inquiry_received: { label: "See it in Porchlight", advice: null },
  showing_asked: { label: "See it in Porchlight", advice: null },
  showing_requested: { label: "See it in Porchlight", advice: null },
  showing_moved: { label: "See it in Porchlight", advice: null },
  showing_agreed: { label: "See it in Porchlight", advice: "The showing is confirmed." },
  showing_cancelled: { label: "See your schedule", advice: "The time is free again." },
  showing_expired: { label: "See your schedule", advice: "The time is free again." },
  showing_feedback: { label: "Read it in Porchlight", advice: null },
  showing_soon: { label: "See the showing", advice: null },
  step_completed: { label: "See the steps", advice: null },
  price_changed: { label: "See the price", advice: null },
  text_changed: { label: "Read the description", advice: null },
  estimate_moved: {
    label: "See what moved it",
    advice: "The asking price stays as you have set it.",
  },
  listing_changed: { label: "See the listing", advice: null },
  listing_taken_down: {
    label: "See the listing",
    advice:
      "Nothing of it is lost, but it can't be published for now. When you have mended this, or think that it is wrong, write to us under Support.",
  },
  listing_allowed: { label: "See the listing", advice: "It is not public until you publish it." },
  automation_done: { label: "See what was done", advice: null },
  automation_not_done: {
    label: "See it in Porchlight",
    advice: "Nothing was changed. You can do it by hand, or choose another time.",
  },
  automation_paused: {
    label: "See what is paused",
    advice: "Nothing is lost. You can let it go on when you want to.",
  },
  inquiry_waiting: { label: "Read and answer", advice: null },
  quiet_listing: { label: "See your listing", advice: null },
  payment_failed: {
    label: "Go to Billing",
    advice: "Please check how you pay, so that the plan goes on.",
  },
  plan_ends_soon: {
    label: "Go to Billing",
    advice:
      "When it has ended, the page of your home stays for 14 days; then it is withdrawn. Nothing of it is lost.",
  },
  webhook_turned_off: {
    label: "See your webhooks",
    advice: "Look at its log, mend the program, and turn it on again. Nothing else is changed.",
  },
  program_allowed: {
    label: "See tokens and webhooks",
    advice: "If it was you, there is nothing to do. If not, end it there and change your password.",
  },
  person_joined: { label: "See who is in your account", advice: null },
  signed_in_elsewhere: {
    label: "See where you are logged in",
    advice:
      "If it was you, there is nothing to do. If not, end that session and change your password.",
  },
};
