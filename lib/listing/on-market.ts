import type { ListingStatus } from "#lib/fields/listing.ts";
import { todayIn } from "./status.ts";

interface Facts {
  /** Each status that the home has had, the oldest first. */
  changes: readonly { status: ListingStatus; at: Date }[];
  /** The day from which a home that is coming soon is for sale. */
  activeOn: string | null;
  timeZone: string;
  now: Date;
}

/**
 * The first day on which a home was for sale since it was last withdrawn; null: it never was. One that
 * became active by itself did so on its day, whenever that was noted.
 */
export function onMarketDay({ changes, activeOn, timeZone, now }: Facts): string | null {
  const begun = changes.findLastIndex(({ status }) => status === "withdrawn") + 1;
  const current = changes.slice(begun);
  const active = current.findIndex(({ status }) => status === "active");
  const noted = current[active]?.at;
  const day = noted ? todayIn(timeZone, noted) : null;
  const before = noted ? current[active - 1] : current.at(-1);
  const isDue = activeOn !== null && activeOn <= (day ?? todayIn(timeZone, now));
  return before?.status === "coming_soon" && isDue ? activeOn : day;
}
