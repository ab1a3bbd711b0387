import type { EventKind } from "#lib/fields/notifications.ts";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Seconds within which a repeated event by the same person counts once. Autosaves, toggled steps
 * and payment retries repeat often.
 */
export const DEDUPE_WINDOW_SECONDS: Partial<Record<EventKind, number>> = {
  text_changed: HOUR,
  step_completed: HOUR,
  payment_failed: DAY,
  plan_ends_soon: 30 * DAY,
};
