import ICAL from "ical.js";

/** The components of a file, each as its unfolded lines without BEGIN and END. */
export interface CalendarFile {
  isCalendar: boolean;
  zones: string[][];
  events: string[][];
  freeBusy: string[][];
  /** Events without an END. */
  unfinished: number;
}

const COMPONENTS = ["VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"];

/** Splits text into lines. A line that begins with a space continues the previous one (RFC 5545, 3.1). */
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

/** Parses "BEGIN:VEVENT" to ["BEGIN", "VEVENT"]; null for any other line. */
function readMark(line: string): [mark: string, name: string] | null {
  const [mark = "", name = "", ...rest] = line
    .split(":", 3)
    .map((part) => part.trim().toUpperCase());
  return rest.length === 0 && (mark === "BEGIN" || mark === "END") ? [mark, name] : null;
}

interface Open {
  name: string;
  lines: string[];
  /** How many nested components are open. */
  depth: number;
}

function close(file: CalendarFile, { name, lines, depth }: Open, isFinished: boolean): void {
  const isWhole = isFinished && depth === 0;
  // Each VFREEBUSY line is complete, so an unfinished component still counts.
  if (name === "VFREEBUSY") file.freeBusy.push(lines);
  if (name === "VTIMEZONE" && isWhole) file.zones.push(lines);
  if (name === "VEVENT" && isWhole) file.events.push(lines);
  if ((name === "VEVENT" || name === "VFREEBUSY") && !isWhole) file.unfinished += 1;
}

/**
 * Splits an iCalendar file into its components, so that an invalid line affects only its own component.
 * END:VCALENDAR may be missing, and a file may contain several calendars.
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
      // Alarms don't affect an event's time, but a time zone needs its nested components.
      if (open.depth === 0 || open.name === "VTIMEZONE") open.lines.push(line);
      if (mark === "END") open.depth -= 1;
    }
  }
  if (open) close(file, open, false);
  return file;
}

// The values contain no colon, but an unquoted time zone may: "tzone://Microsoft/Utc".
const TIMES = /^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE|FREEBUSY)[;:]/i;
const DATE = /^\d{8}$/;
const DATE_TIME = /^\d{8}T\d{6}Z?$/;

function isTime(value: string): boolean {
  if (!DATE.test(value) && !DATE_TIME.test(value)) return false;
  const [date = "", time = "000000"] = value.replace("Z", "").split("T");
  const iso = (digits: string, separator: string) =>
    digits.replace(/^(.+)(..)(..)$/, `$1${separator}$2${separator}$3`);
  // ical.js can't parse a leap second, so use the second before it.
  const at = `${iso(date, "-")}T${iso(time.replace(/60$/, "59"), ":")}Z`;
  const parsed = Date.parse(at);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(at.slice(0, -1));
}

const isPeriod = (value: string): boolean => {
  const [start = "", end = "", ...more] = value.split("/");
  return more.length === 0 && isTime(start) && (isTime(end) || /^\+?P[\dDHMSTW]+$/.test(end));
};

/**
 * Rewrites a line with times for ical.js: quotes the time zone and sets VALUE from the value, because
 * calendars often omit it or get it wrong.
 * @throws TypeError for a value that isn't a time
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
 * Parses the lines of a component.
 * @throws Error for a line that isn't iCalendar
 */
export function readComponent(name: string, lines: readonly string[]): ICAL.Component {
  const read = lines.map((line) => (TIMES.test(line) ? readTimes(line) : line));
  return new ICAL.Component(
    ICAL.parse([`BEGIN:${name}`, ...read, `END:${name}`].join("\n")) as never,
  );
}
