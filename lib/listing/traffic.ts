import { dayOf, isoOf } from "#lib/days.ts";
import type { InquiryKind } from "#lib/fields/listing.ts";
import { sumOf } from "#lib/math.ts";
import type { TrafficView } from "#lib/schemas/listing.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { bySource, type SourceDay, weeksOf } from "./traffic-weeks.ts";

export interface Traffic {
  publishedAt: Date;
  timeZone: string;
  days: readonly { day: string; views: number; people: number }[];
  sources: readonly SourceDay[];
  sites: readonly { site: string; people: number }[];
  openingDays: readonly { day: string; opened: number }[];
  openedPhotos: readonly { photoId: string; opened: number }[];
  inquiryHours: readonly { hour: Date; kind: InquiryKind; count: number }[];
  /** Showings booked online, and how many buyers came. Not part of the inquiries. */
  showingHours: readonly { hour: Date; count: number; came: number }[];
  /** Asking prices, newest first. */
  prices: readonly { price: number; setAt: string }[];
}

type Details = NonNullable<TrafficView["details"]>;
type Day = Details["days"][number];
type PriceChange = Details["priceChanges"][number];

/** What visits add up to; followers are counted apart. */
export type Visits = Omit<TrafficView, "followers">;

export const NO_TRAFFIC: Visits = {
  since: null,
  totals: { views: 0, people: 0, photosOpened: 0, inquiries: 0, showings: 0 },
  details: null,
};

const MAX_DAYS = 731;
const DAYS_COMPARED = 14;

/** Counts inquiries, and showings: inquiries that ask for one and online bookings. */
function asked(hours: Traffic["inquiryHours"], chosen: Traffic["showingHours"]) {
  const written = hours.filter(({ kind }) => kind === "showing");
  return {
    inquiries: sumOf(hours, ({ count }) => count),
    showings: sumOf(written, ({ count }) => count) + sumOf(chosen, ({ count }) => count),
  };
}

function eachDay(traffic: Traffic, since: string, today: string): Day[] {
  const views = new Map(traffic.days.map((day) => [day.day, day]));
  const openings = new Map(traffic.openingDays.map(({ day, opened }) => [day, opened]));
  const hours = Map.groupBy(traffic.inquiryHours, ({ hour }) => dayIn(traffic.timeZone, hour));
  const chosen = Map.groupBy(traffic.showingHours, ({ hour }) => dayIn(traffic.timeZone, hour));
  const last = dayOf(today);
  const first = Math.max(dayOf(since), last - MAX_DAYS + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const day = isoOf(first + index);
    const { views: seen = 0, people = 0 } = views.get(day) ?? {};
    const photosOpened = openings.get(day) ?? 0;
    const counted = asked(hours.get(day) ?? [], chosen.get(day) ?? []);
    return { day, views: seen, people, photosOpened, ...counted };
  });
}

/** Returns the price changes since publishing, one per day, oldest first. */
function changesOf({ prices, publishedAt, timeZone }: Traffic) {
  const changes = prices.flatMap(({ price, setAt }, index) => {
    const before = prices[index + 1]?.price;
    const at = new Date(setAt);
    return before === undefined || at <= publishedAt
      ? []
      : { day: dayIn(timeZone, at), price, before };
  });
  return [...Map.groupBy(changes.reverse(), ({ day }) => day).values()].flatMap((ofDay) => {
    const [first, last] = [ofDay[0], ofDay.at(-1)];
    return first && last && first.before !== last.price ? { ...last, before: first.before } : [];
  });
}

const perDay = (count: number, days: number) =>
  days === 0 ? 0 : Math.round((count / days) * 10) / 10;

/**
 * Compares whole days before and after each price change, without the day itself, today, and days past
 * the next change.
 */
function compare(changes: ReturnType<typeof changesOf>, days: readonly Day[]): PriceChange[] {
  return changes.map((change, index) => {
    const at = dayOf(change.day);
    const from = Math.max(at - DAYS_COMPARED, dayOf(changes[index - 1]?.day ?? "0001-01-01") + 1);
    const to = Math.min(at + DAYS_COMPARED, dayOf(changes[index + 1]?.day ?? "9999-12-31") - 1);
    const whole = days.slice(0, -1);
    const before = whole.filter(({ day }) => dayOf(day) >= from && dayOf(day) < at);
    const after = whole.filter(({ day }) => dayOf(day) > at && dayOf(day) <= to);
    const mean = (some: readonly Day[], count: (day: Day) => number) =>
      perDay(sumOf(some, count), some.length);
    return {
      ...change,
      daysBefore: before.length,
      daysAfter: after.length,
      viewsBefore: mean(before, ({ views }) => views),
      viewsAfter: mean(after, ({ views }) => views),
      peopleBefore: mean(before, ({ people }) => people),
      peopleAfter: mean(after, ({ people }) => people),
    };
  });
}

/** @param hasDetails the plan includes more than totals */
export function viewTraffic(traffic: Traffic, hasDetails: boolean, now: Date): Visits {
  const since = dayIn(traffic.timeZone, traffic.publishedAt);
  const totals = {
    views: sumOf(traffic.days, ({ views }) => views),
    people: sumOf(traffic.days, ({ people }) => people),
    photosOpened: sumOf(traffic.openingDays, ({ opened }) => opened),
    ...asked(traffic.inquiryHours, traffic.showingHours),
  };
  if (!hasDetails) return { since, totals, details: null };
  const days = eachDay(traffic, since, dayIn(traffic.timeZone, now));
  const { sources, sites, openedPhotos } = traffic;
  return {
    since,
    totals,
    details: {
      days,
      weeks: weeksOf(days, sources),
      sources: bySource(sources),
      sites: [...sites],
      photos: [...openedPhotos],
      priceChanges: compare(changesOf(traffic), days),
      showingsHeld: sumOf(traffic.showingHours, ({ came }) => came),
    },
  };
}
