import ICAL from "ical.js";
import { UTC, type Wall, type Zone, type Zones } from "./zones.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Moment {
  wall: Wall;
  isDate: boolean;
  zone: Zone;
}

/** Converts a time to a `Moment`. Dates and times without a time zone use the home's. */
export function momentOf(time: ICAL.Time, tzid: string | undefined, zones: Zones): Moment {
  const { year, month, day, hour, minute, second, isDate } = time;
  const date = Date.UTC(year, month - 1, day);
  if (isDate) return { wall: date, isDate, zone: zones.home };
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const wall = date + ((hour * 60 + minute) * 60 + second) * 1000;
  return { wall, isDate, zone: isUtc ? UTC : zones.find(tzid) };
}

export const instantOf = ({ wall, zone }: Moment): number => zone.instant(wall);

const tzidOf = (property: ICAL.Property): string | undefined => {
  const tzid: unknown = property.getParameter("tzid");
  return typeof tzid === "string" ? tzid : undefined;
};

/** Returns the time of a property, or null if it is missing. */
export function readMoment(component: ICAL.Component, name: string, zones: Zones): Moment | null {
  const property = component.getFirstProperty(name);
  const value: unknown = property?.getFirstValue();
  return property && value instanceof ICAL.Time ? momentOf(value, tzidOf(property), zones) : null;
}

/** A time, with an end if the calendar gives a period. */
export interface Extra {
  start: Moment;
  end: number | null;
}

/** Returns all times and periods of a property that can repeat and have lists of values. */
export function readExtras(component: ICAL.Component, name: string, zones: Zones): Extra[] {
  return component.getAllProperties(name).flatMap((property) => {
    const tzid = tzidOf(property);
    return property.getValues().flatMap((value: unknown): Extra[] => {
      if (value instanceof ICAL.Time) return [{ start: momentOf(value, tzid, zones), end: null }];
      if (!(value instanceof ICAL.Period)) return [];
      const start = momentOf(value.start, tzid, zones);
      const duration = value.duration ? value.duration.toSeconds() * 1000 : 0;
      const end = value.end
        ? instantOf(momentOf(value.end, tzid, zones))
        : instantOf(start) + duration;
      return [{ start, end }];
    });
  });
}

/** Repetitions that are removed or moved, compared independently of their time zone. */
export class Exceptions {
  private readonly instants = new Set<number>();
  private readonly days = new Set<number>();

  /** @param ofDays the repeating event is all-day */
  constructor(moments: readonly Moment[], ofDays: boolean) {
    for (const moment of moments) {
      // Some programs write only the repetition's date, or midnight for an all-day event.
      if (moment.isDate || (ofDays && moment.wall % DAY_MS === 0)) this.days.add(moment.wall);
      if (!moment.isDate) this.instants.add(instantOf(moment));
    }
  }

  has(instant: number, wall: Wall): boolean {
    return this.instants.has(instant) || this.days.has(Math.floor(wall / DAY_MS) * DAY_MS);
  }
}
