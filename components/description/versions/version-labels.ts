import type { VersionView } from "#lib/schemas/description.ts";

const ORIGINS: Record<VersionView["origin"], string> = {
  generated: "Generated",
  rewritten: "Rewritten",
  edited: "Edited",
};

/** Describes the origin of a version: "Rewritten, warm, standard length". */
export function describeOrigin({
  origin,
  tone,
  length,
}: Pick<VersionView, "origin" | "tone" | "length">): string {
  const style = [tone, length && `${length} length`].filter(Boolean);
  return [ORIGINS[origin], ...style].join(", ");
}

const dayOf = (date: Date) => date.toDateString();

/**
 * Formats a moment in the reader's time zone: "Today, 10:24 AM", "Yesterday, 4:05 PM", "Nov 20,
 * 9:00 AM", "Nov 20, 2025, 9:00 AM".
 * @param iso ISO 8601
 */
export function describeMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const time = moment.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (dayOf(moment) === dayOf(now)) return `Today, ${time}`;
  if (dayOf(moment) === dayOf(yesterday)) return `Yesterday, ${time}`;
  const day = moment.toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    ...(moment.getFullYear() !== now.getFullYear() && { year: "numeric" }),
  });
  return `${day}, ${time}`;
}
