import type { EventKind } from "#lib/fields/notifications.ts";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * The kinds of which the same, by the same person, is told once within so many seconds: a text is
 * saved every few seconds while it is edited, a step is ticked and unticked, a payment is tried again.
 */
export const DEDUPE_WINDOW_SECONDS: Partial<Record<EventKind, number>> = {
  text_changed: HOUR,
  step_completed: HOUR,
  payment_failed: DAY,
  plan_ends_soon: 30 * DAY,
};
