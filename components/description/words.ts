import type { Length, Tone, VersionView } from "#lib/schemas/description.ts";

/** What the choices of a writing are called on the screen. */
export const TONE_WORDS: Record<Tone, string> = {
  plain: "Plain",
  warm: "Warm",
  polished: "Polished",
};

export const LENGTH_WORDS: Record<Length, { name: string; characters: string }> = {
  short: { name: "Short", characters: "500" },
  standard: { name: "Standard", characters: "1,000" },
  long: { name: "Long", characters: "1,800" },
};

export const countNotes = (number: number) => (number === 1 ? "1 note" : `${number} notes`);

const ORIGIN_WORDS: Record<VersionView["origin"], string> = {
  generated: "Generated",
  rewritten: "Rewritten",
  edited: "Edited",
};

/** How a version came to be: "Rewritten, warm, standard length". */
export function originWords({
  origin,
  tone,
  length,
}: Pick<VersionView, "origin" | "tone" | "length">): string {
  const style = [tone, length && `${length} length`].filter(Boolean);
  return [ORIGIN_WORDS[origin], ...style].join(", ");
}

const dayOf = (date: Date) => date.toDateString();

/**
 * A moment as one tells it: "Today, 10:24 AM", "Yesterday, 4:05 PM", "Nov 20, 9:00 AM", and the year
 * with it when it is not this one. In the reader's own time zone.
 */
export function momentWords(iso: string, now = new Date()): string {
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
