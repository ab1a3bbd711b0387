import type { EventKind } from "#lib/fields/notifications.ts";

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
