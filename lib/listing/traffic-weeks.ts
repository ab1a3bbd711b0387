import { dayOf } from "#lib/days.ts";
import { TRAFFIC_SOURCE_KEYS, type TrafficSource } from "#lib/fields/listing.ts";
import { sumOf } from "#lib/math.ts";
import type { TrafficView } from "#lib/schemas/listing.ts";

type Details = NonNullable<TrafficView["details"]>;
type Day = Details["days"][number];
type Week = Details["weeks"][number];

export interface SourceDay {
  day: string;
  source: TrafficSource;
  views: number;
  people: number;
}

const DAYS = 7;
/** A quarter is longer than most sales, and the CSV has every day. */
const MAX_WEEKS = 13;

/** Returns views by source, most first, without empty sources. */
export function bySource(rows: readonly SourceDay[]): Details["sources"] {
  const found = TRAFFIC_SOURCE_KEYS.map((source) => {
    const own = rows.filter((row) => row.source === source);
    return {
      source,
      views: sumOf(own, ({ views }) => views),
      people: sumOf(own, ({ people }) => people),
    };
  });
  return found
    .filter(({ views, people }) => views + people > 0)
    .toSorted((a, b) => b.views - a.views);
}

/**
 * Groups whole days into weeks, newest first. The last week ends yesterday, and the first may be
 * shorter.
 * @param days since publishing, today last
 */
export function weeksOf(days: readonly Day[], sources: readonly SourceDay[]): Week[] {
  const whole = days.slice(0, -1);
  const count = Math.min(MAX_WEEKS, Math.ceil(whole.length / DAYS));
  return Array.from({ length: count }, (_, index) => {
    const end = whole.length - index * DAYS;
    const own = whole.slice(Math.max(0, end - DAYS), end);
    const [from, to] = [own[0]?.day ?? "", own.at(-1)?.day ?? ""];
    const came = sources.filter(({ day }) => dayOf(day) >= dayOf(from) && dayOf(day) <= dayOf(to));
    return {
      ...{ from, to, days: own.length },
      views: sumOf(own, ({ views }) => views),
      people: sumOf(own, ({ people }) => people),
      photosOpened: sumOf(own, ({ photosOpened }) => photosOpened),
      inquiries: sumOf(own, ({ inquiries }) => inquiries),
      showings: sumOf(own, ({ showings }) => showings),
      sources: bySource(came)
        .map(({ source, people }) => ({ source, people }))
        .toSorted((a, b) => b.people - a.people),
    };
  });
}
