import type { EventKind } from "#lib/fields/notifications.ts";

/** What is told by text message to those who have agreed: a buyer waits, comes or stays away, or the home may go offline. */
const TEXTED: readonly EventKind[] = [
  "inquiry_received",
  "showing_asked",
  "showing_requested",
  "showing_moved",
  "showing_cancelled",
  "showing_soon",
  "payment_failed",
];

export const isTexted = (kind: EventKind): boolean => TEXTED.includes(kind);
