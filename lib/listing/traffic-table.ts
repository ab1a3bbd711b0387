import { TRAFFIC_FIGURES, TRAFFIC_SOURCE_KEYS, TRAFFIC_SOURCES } from "#lib/fields/listing.ts";
import type { TrafficView } from "#lib/schemas/listing.ts";
import { asCsv } from "#lib/text/csv.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import type { Traffic } from "./traffic.ts";

const HEADS = [
  "Day",
  ...TRAFFIC_FIGURES.map(({ label }) => label),
  ...TRAFFIC_SOURCE_KEYS.map((source) => `Visitors: ${TRAFFIC_SOURCES[source]}`),
  "Asking price",
];

/**
 * Returns a CSV with every day since publishing, oldest first: the figures, sources, and the asking
 * price at the end of the day in whole US dollars.
 */
export function trafficTable(
  days: NonNullable<TrafficView["details"]>["days"],
  { sources, prices, timeZone }: Pick<Traffic, "sources" | "prices" | "timeZone">,
): string {
  const people = new Map(sources.map((row) => [`${row.day} ${row.source}`, row.people]));
  const asked = prices.map(({ price, setAt }) => ({
    price,
    day: dayIn(timeZone, new Date(setAt)),
  }));
  const rows = days.map((row) => [
    row.day,
    ...TRAFFIC_FIGURES.map(({ key }) => String(row[key])),
    ...TRAFFIC_SOURCE_KEYS.map((source) => String(people.get(`${row.day} ${source}`) ?? 0)),
    String(asked.find(({ day }) => day <= row.day)?.price ?? ""),
  ]);
  return asCsv([HEADS, ...rows]);
}
