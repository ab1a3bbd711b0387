import cldr from "cldr-core/supplemental/windowsZones.json" with { type: "json" };
import { dateTimeFormat } from "#lib/date-time-format.ts";
import { wallTimeOf } from "#lib/us/wall-clock.ts";
import displayNames from "./windows-display-names.json" with { type: "json" };

/** Reduces a name to words and numbers, so that "(US & Canada)" equals "US and Canada". */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/&amp;|\band\b/g, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** CLDR maps a Windows zone to one IANA zone for the world ("001") and to others by country. */
const OF_WINDOWS = new Map(
  cldr.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === "001")
    .map(({ mapZone }) => [plain(mapZone._other), mapZone._type] as const),
);

const OF_DISPLAY_NAME = new Map(
  Object.entries(displayNames.names).map(
    ([name, windows]) => [plain(name), OF_WINDOWS.get(plain(windows))] as const,
  ),
);

/** US abbreviations that aren't IANA names ("EST" and "PST" are). */
const OF_ABBREVIATION: Readonly<Record<string, string>> = {
  AKDT: "America/Anchorage",
  AKST: "America/Anchorage",
  CDT: "America/Chicago",
  EDT: "America/New_York",
  MDT: "America/Denver",
  PDT: "America/Los_Angeles",
};

function isIana(name: string): boolean {
  try {
    return dateTimeFormat({ timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns the IANA zone that a name is or ends with: "US/Pacific",
 * "/mozilla.org/20070129_1/America/New_York", "tzone://Microsoft/Utc".
 * @returns null if there is none
 */
export function findIanaName(name: string): string | null {
  const parts = name.split("/").map((part) =>
    part
      .replaceAll(/["'\\]/g, "")
      .trim()
      .replaceAll(" ", "_"),
  );
  // The longest names have three parts: America/Argentina/Buenos_Aires.
  const ends = parts.map((_, at) => parts.slice(at).join("/")).slice(-3);
  return ends.find((end) => end !== "" && isIana(end)) ?? null;
}

const NAMES = [...OF_WINDOWS, ...OF_DISPLAY_NAME]
  .filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith("utc"),
  )
  .toSorted(([one], [other]) => other.length - one.length);

/** Finds the longest known name at the start: "Pacific Time (US & Canada); Tijuana". */
function findWindowsName(name: string): string | null {
  const asked = plain(name).replace(/ (?:daylight|summer) time\b/, " standard time");
  const known = NAMES.find(([key]) => asked === key || asked.startsWith(`${key} `));
  return known?.[1] ?? OF_ABBREVIATION[name.trim().toUpperCase()] ?? null;
}

// "GMT-0500", "UTC+5", "(UTC) London", "(UTC-08:00) Pacific Time (US & Canada)", "(GMT -08.00) Tijuana".
const OFFSET = /^\(?(?:GMT|UTC)? ?(?:([+-]) ?(\d{1,2})[:.]?(\d{2})?)?\)?(?![\d:])/i;

const JANUARY = new Date("2026-01-01T12:00Z");
const JULY = new Date("2026-07-01T12:00Z");

function offsetMinutes(instant: Date, timeZone: string): number {
  const { day, time } = wallTimeOf(instant, timeZone);
  return (Date.parse(`${day}T${time}Z`) - instant.getTime()) / 60_000;
}

/**
 * A name that begins with an offset gives the standard time, even if it observes daylight saving time.
 */
function findByOffset(name: string, home: string): string | null {
  const [whole = "", sign, hours = "", minutes = "00"] = OFFSET.exec(name.trim()) ?? [];
  const label = name.trim().slice(whole.length);
  const known = findWindowsName(label);
  if (known || !sign) return known;
  const total = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const atHome = Math.min(offsetMinutes(JANUARY, home), offsetMinutes(JULY, home));
  if (plain(label) !== "" && total === atHome) return home;
  const offset = `${sign}${hours.padStart(2, "0")}:${minutes}`;
  return isIana(offset) ? offset : null;
}

/**
 * Returns the IANA zone, or an offset such as "-05:00", for a name that is neither in IANA's list nor
 * defined by the calendar: Windows, Outlook and Exchange names, and offsets.
 * @param home the home's time zone, used for an unknown label with the home's offset
 * @returns null for an unknown name
 */
export const guessZone = (name: string, home: string): string | null =>
  findByOffset(name, home) ?? findWindowsName(name);
