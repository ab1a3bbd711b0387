import ICAL from "ical.js";
import { instantOrNextHour } from "#lib/us/wall-clock.ts";
import { findIanaName, guessZone } from "./zone-names.ts";

const MINUTE_MS = 60_000;

/** Local date and time, in milliseconds as if it were UTC. */
export type Wall = number;

export interface Zone {
  /** Converts local time to an instant, in milliseconds since 1970. */
  instant(wall: Wall): number;
}

/** Converts local time to an instant. A time skipped by daylight saving time becomes an hour later. */
function instantAt(wall: Wall, timeZone: string): number {
  const [day = "", time = ""] = new Date(wall).toISOString().slice(0, 16).split("T");
  return instantOrNextHour(day, time, timeZone).getTime() + (wall % MINUTE_MS);
}

export const UTC: Zone = { instant: (wall) => wall };

/** @param timeZone an IANA name, or an offset such as "-05:00" */
export const zoneOf = (timeZone: string): Zone => ({
  instant: (wall) => instantAt(wall, timeZone),
});

/** Converts an instant to local time. */
export function wallAt(instant: number, zone: Zone): Wall {
  let wall = instant;
  // The first step may cross a daylight saving time change.
  for (let step = 0; step < 2; step += 1) wall = instant - (zone.instant(wall) - wall);
  return wall;
}

const hasRules = (component: ICAL.Component): boolean =>
  [...component.getAllSubcomponents("standard"), ...component.getAllSubcomponents("daylight")].some(
    (rule) => rule.hasProperty("dtstart") && rule.hasProperty("tzoffsetto"),
  );

/** Creates a time zone from a calendar's VTIMEZONE; null for rules that can't be used. */
function zoneByRules(rules: ICAL.Component): Zone | null {
  try {
    // ical.js treats a zone without rules as UTC.
    if (!hasRules(rules)) return null;
    const timezone = new ICAL.Timezone(rules);
    const zone: Zone = {
      instant: (wall) => {
        const time = ICAL.Time.fromJSDate(new Date(wall), true);
        time.zone = timezone;
        return time.toUnixTime() * 1000;
      },
    };
    return Number.isFinite(zone.instant(Date.UTC(2026, 0))) ? zone : null;
  } catch {
    return null;
  }
}

export class Zones {
  readonly home: Zone;
  private readonly homeName: string;
  private readonly byName = new Map<string, Zone>();
  private readonly rules: ReadonlyMap<string, ICAL.Component>;

  /**
   * @param home IANA zone of the home, for dates and times without a zone
   * @param rules the VTIMEZONE components of the file
   */
  constructor(home: string, rules: readonly ICAL.Component[]) {
    this.homeName = home;
    this.home = zoneOf(home);
    this.rules = new Map(
      rules.map((one) => [String(one.getFirstPropertyValue("tzid") ?? ""), one] as const),
    );
  }

  /**
   * Returns the zone of a TZID: by IANA name, the file's rules, Windows or Outlook name, or else the
   * home's zone.
   */
  find(name: string | undefined): Zone {
    if (!name) return this.home;
    const zone = this.byName.get(name) ?? this.read(name);
    this.byName.set(name, zone);
    return zone;
  }

  private read(name: string): Zone {
    const iana = findIanaName(name);
    if (iana) return zoneOf(iana);
    const rules = this.rules.get(name);
    const zone = rules && zoneByRules(rules);
    if (zone) return zone;
    const guess = guessZone(name, this.homeName);
    return guess ? zoneOf(guess) : this.home;
  }
}
