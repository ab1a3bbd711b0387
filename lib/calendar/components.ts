import ICAL from "ical.js";

/** What a file holds, each component as its unfolded lines without BEGIN and END. */
export interface CalendarFile {
  isCalendar: boolean;
  zones: string[][];
  events: string[][];
  freeBusy: string[][];
  /** Events that began and never ended. */
  unfinished: number;
}

const COMPONENTS = ["VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"];

/** Lines without their line ends; a line that begins with a space continues the one before (RFC 5545, 3.1). */
function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.replace(/^\uFEFF/, "");
    if (line === "") continue;
    const isContinued = lines.length > 0 && (line.startsWith(" ") || line.startsWith("\t"));
    if (isContinued) lines.push(`${lines.pop() ?? ""}${line.slice(1)}`);
    else lines.push(line);
  }
  return lines;
}

/** "BEGIN:VEVENT" as ["BEGIN", "VEVENT"]; null for any other line. */
function readMark(line: string): [mark: string, name: string] | null {
  const [mark = "", name = "", ...rest] = line
    .split(":", 3)
    .map((part) => part.trim().toUpperCase());
  return rest.length === 0 && (mark === "BEGIN" || mark === "END") ? [mark, name] : null;
}

interface Open {
  name: string;
  lines: string[];
  /** How many components within it are open. */
  depth: number;
}

function close(file: CalendarFile, { name, lines, depth }: Open, isFinished: boolean): void {
  const isWhole = isFinished && depth === 0;
  // Each line of a VFREEBUSY stands on its own, so those that came count.
  if (name === "VFREEBUSY") file.freeBusy.push(lines);
  if (name === "VTIMEZONE" && isWhole) file.zones.push(lines);
  if (name === "VEVENT" && isWhole) file.events.push(lines);
  if ((name === "VEVENT" || name === "VFREEBUSY") && !isWhole) file.unfinished += 1;
}

/**
 * Splits an iCalendar file into its components, so that a bad line breaks only the one that it is in.
 * Needs no END:VCALENDAR, and takes several calendars one after the other.
 */
export function splitCalendar(text: string): CalendarFile {
  const file: CalendarFile = {
    ...{ isCalendar: false, zones: [], events: [], freeBusy: [], unfinished: 0 },
  };
  let open: Open | null = null;
  for (const line of unfold(text)) {
    const [mark, name = ""] = readMark(line) ?? [];
    if (mark && COMPONENTS.includes(name)) {
      file.isCalendar ||= mark === "BEGIN" && name !== "VTIMEZONE";
      if (open) close(file, open, mark === "END" && name === open.name);
      open = mark === "BEGIN" ? { name, lines: [], depth: 0 } : null;
    } else if (open) {
      if (mark === "BEGIN") open.depth += 1;
      // Alarms say nothing about when an event is; of a zone everything counts.
      if (open.depth === 0 || open.name === "VTIMEZONE") open.lines.push(line);
      if (mark === "END") open.depth -= 1;
    }
  }
  if (open) close(file, open, false);
  return file;
}

// Their values hold no colon, which an unquoted zone name may: "tzone://Microsoft/Utc".
const TIMES = /^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE|FREEBUSY)[;:]/i;
const DATE = /^\d{8}$/;
const DATE_TIME = /^\d{8}T\d{6}Z?$/;

function isTime(value: string): boolean {
  if (!DATE.test(value) && !DATE_TIME.test(value)) return false;
  const [date = "", time = "000000"] = value.replace("Z", "").split("T");
  const iso = (digits: string, separator: string) =>
    digits.replace(/^(.+)(..)(..)$/, `$1${separator}$2${separator}$3`);
  // A leap second is the one before.
  const at = `${iso(date, "-")}T${iso(time.replace(/60$/, "59"), ":")}Z`;
  const parsed = Date.parse(at);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(at.slice(0, -1));
}

const isPeriod = (value: string): boolean => {
  const [start = "", end = "", ...more] = value.split("/");
  return more.length === 0 && isTime(start) && (isTime(end) || /^\+?P[\dDHMSTW]+$/.test(end));
};

/**
 * A line with times, as ical.js reads it: the zone's name in quotes, and what kind of value it has by the
 * value itself, which calendars often leave out or get wrong.
 * @throws TypeError for what is no time
 */
function readTimes(line: string): string {
  const colon = line.lastIndexOf(":");
  const values = line
    .slice(colon + 1)
    .trim()
    .toUpperCase()
    .split(",");
  const [first = ""] = values;
  if (!values.every((value) => isTime(value) || isPeriod(value))) {
    throw new TypeError("This is no time");
  }
  const head = line.slice(0, colon).replace(/;VALUE=[^;:]*/i, "");
  const [start = "", zone] = head.split(/;TZID=/i, 2);
  const [name = "", ...parameters] = (zone?.startsWith('"') ? [zone] : zone?.split(";")) ?? [];
  const tzid = zone === undefined ? [] : [`TZID=${name.startsWith('"') ? name : `"${name}"`}`];
  const kind = first.includes("/") ? "PERIOD" : DATE.test(first) ? "DATE" : "DATE-TIME";
  return `${[start, ...tzid, ...parameters, `VALUE=${kind}`].join(";")}:${values.join(",")}`;
}

/**
 * A component of its lines.
 * @throws Error for a line that is none of iCalendar
 */
export function readComponent(name: string, lines: readonly string[]): ICAL.Component {
  const read = lines.map((line) => (TIMES.test(line) ? readTimes(line) : line));
  return new ICAL.Component(
    ICAL.parse([`BEGIN:${name}`, ...read, `END:${name}`].join("\n")) as never,
  );
}
