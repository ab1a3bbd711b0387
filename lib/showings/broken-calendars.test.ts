import { describe, expect, it } from "vitest";
import { calendar, event, LOS_ANGELES, readAll } from "#tests/showings/calendar-text.ts";

const GOOD = event("UID:good", "DTSTART:20270612T190000Z", "DTEND:20270612T200000Z");
const BUSY = ["2027-06-12T19:00 2027-06-12T20:00"];
const LATER = event("UID:later", "DTSTART:20270613T190000Z", "DTEND:20270613T200000Z");
const BOTH = [...BUSY, "2027-06-13T19:00 2027-06-13T20:00"];
const START = ["UID:bad", "DTSTART:20270615T190000Z", "DURATION:PT1H"];

describe("an event with a bad line", () => {
  it.each<[string, string[]]>([
    ["a line that isn't folded", [...START, "LOCATION:1 Main St\\,", "Albuquerque\\, NM"]],
    ["a parameter without a value", [...START, "SUMMARY;LANGUAGE:Lunch"]],
    ["a quote that doesn't end", [...START, 'ATTENDEE;CN="Ana:mailto:a@a.example']],
    ["no start", ["UID:bad", "DURATION:PT1H"]],
    ["an empty start", ["UID:bad", "DTSTART:"]],
    ["a start in words", ["UID:bad", "DTSTART:tomorrow"]],
    ["month 13", ["UID:bad", "DTSTART:20271301T190000Z"]],
    ["February 30", ["UID:bad", "DTSTART;VALUE=DATE:20270230"]],
    ["hour 25", ["UID:bad", "DTSTART:20270615T250000Z", "DURATION:PT1H"]],
    ["a start cut off", ["UID:bad", "DTSTART:20270615T19"]],
    ["a bad end", ["UID:bad", "DTSTART:20270615T190000Z", "DTEND:later"]],
    ["a bad length", ["UID:bad", "DTSTART:20270615T190000Z", "DURATION:1 hour"]],
    ["a bad exception", [...START, "RRULE:FREQ=DAILY", "EXDATE:next week"]],
    ["a bad extra date", [...START, "RDATE:20270620T190000Z/soon"]],
    ["a bad series", [...START, "RECURRENCE-ID:first"]],
    ...[
      ...["FREQ=SOMETIMES", "COUNT=3", "", "FREQ=DAILY;UNTIL=never", "FREQ=WEEKLY;BYDAY=XX"],
      ...["FREQ=DAILY;COUNT=x", "FREQ=MONTHLY;BYDAY=6MO", "FREQ=MONTHLY;BYWEEKNO=3"],
    ].map((rule): [string, string[]] => [`the rule "${rule}"`, [...START, `RRULE:${rule}`]]),
  ])("is skipped and the others are counted: %s", (_, lines) => {
    const text = calendar(GOOD, event(...lines), LATER);
    expect(readAll(text, "2027-06-01")).toEqual({ busy: BOTH, skipped: 1 });
  });

  it("is skipped if it doesn't end", () => {
    const open = event(...START).replace("END:VEVENT\n", "");
    expect(readAll(calendar(open, GOOD, LATER), "2027-06-01")).toEqual({ busy: BOTH, skipped: 1 });
    expect(readAll(calendar(GOOD, LATER, open), "2027-06-01")).toEqual({ busy: BOTH, skipped: 1 });
  });

  it("is counted for each of several", () => {
    const bad = event("UID:bad", "DTSTART:tomorrow");
    const text = calendar(bad, GOOD, bad, LATER, bad);
    expect(readAll(text, "2027-06-01")).toEqual({ busy: BOTH, skipped: 3 });
  });

  it("can be the only event", () => {
    const text = calendar(event("UID:bad", "DTSTART:tomorrow"));
    expect(readAll(text, "2027-06-01")).toEqual({ busy: [], skipped: 1 });
  });
});

describe("a malformed calendar", () => {
  const whole = calendar(GOOD, LATER);
  it.each<[string, string]>([
    ["without its end", whole.replace("END:VCALENDAR\r\n", "")],
    ["with a bad line of its own", whole.replace("VERSION:2.0", "VERSION 2.0")],
    ["with a bad first line", whole.replace("BEGIN:VCALENDAR", "BEGIN VCALENDAR")],
    ["with lines that end in CR", whole.replaceAll("\r\n", "\r")],
    ["with lines that end in LF", whole.replaceAll("\r\n", "\n")],
    ["with lines that end in CR CR LF", whole.replaceAll("\r\n", "\r\r\n")],
    ["with empty lines", whole.replaceAll("\r\n", "\r\n\r\n")],
    ["with a byte order mark", `\uFEFF${whole}`],
    ["with spaces around it", `\r\n  ${whole}  `],
    ["in lowercase", whole.toLowerCase()],
    ["as two calendars", `${calendar(GOOD)}\uFEFF${calendar(LATER)}`],
    [
      "with a bad zone",
      calendar("BEGIN:VTIMEZONE\nTZID:Home\nBEGIN:STANDARD\nTZOFFSETTO:late\n", GOOD, LATER),
    ],
    [
      "with a bad alarm",
      calendar(GOOD.replace("END:VEVENT", "BEGIN:VALARM\nbad\nEND:VALARM\nEND:VEVENT"), LATER),
    ],
    ["with a bad task", calendar("BEGIN:VTODO\nbad\nEND:VTODO\n", GOOD, LATER)],
  ])("is accepted %s", (_, text) => {
    expect(readAll(text, "2027-06-01")).toEqual({ busy: BOTH, skipped: 0 });
  });

  it("can be cut off anywhere", () => {
    for (let length = whole.indexOf("BEGIN:VEVENT"); length < whole.length; length += 1) {
      const { busy, skipped } = readAll(whole.slice(0, length), "2027-06-01");
      expect(busy).toEqual(BOTH.slice(0, busy.length));
      expect(busy.length + skipped).toBeLessThanOrEqual(2);
    }
  });
});

it.each([
  "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
  "FREQ=DAILY;INTERVAL=7;BYDAY=SU",
  "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30",
  "FREQ=YEARLY;BYDAY=MO;BYMONTH=4;BYMONTHDAY=31",
])("stops on the rule %s, which never matches", (rule) => {
  const text = calendar(event(...START, `RRULE:${rule}`), GOOD);
  const { busy } = readAll(text, "2027-06-01");
  expect(busy).toEqual([...BUSY, "2027-06-15T19:00 2027-06-15T20:00"]);
});

describe("a time zone that the calendar doesn't define", () => {
  const in_ = (zone: string) =>
    calendar(event(`DTSTART;TZID=${zone}:20270612T150000`, `DTEND;TZID=${zone}:20270612T160000`));
  it.each([
    "Eastern Standard Time",
    '"Eastern Standard Time"',
    '"(UTC-05:00) Eastern Time (US & Canada)"',
    "(UTC-05:00) Eastern Time (US & Canada)",
    "/mozilla.org/20070129_1/America/New_York",
    "US/Eastern",
    "GMT-0400",
  ])("is read by its name: %s", (zone) => {
    expect(readAll(in_(zone), "2027-06-01", 60, LOS_ANGELES)).toEqual({ busy: BUSY, skipped: 0 });
  });

  it.each(["Customized Time Zone", "tzone://Microsoft/Custom", ""])(
    "falls back to the home's time zone: %j",
    (zone) => expect(readAll(in_(zone), "2027-06-01", 60, "America/New_York").busy).toEqual(BUSY),
  );

  it("is UTC for tzone://Microsoft/Utc", () => {
    const text = in_("tzone://Microsoft/Utc").replaceAll("T15", "T19").replaceAll("T16", "T20");
    expect(readAll(text, "2027-06-01").busy).toEqual(BUSY);
  });

  it("is read by its name if its rules are empty", () => {
    const empty = "BEGIN:VTIMEZONE\nTZID:Eastern Standard Time\nEND:VTIMEZONE\n";
    const text = in_("Eastern Standard Time").replace("BEGIN:VEVENT", `${empty}BEGIN:VEVENT`);
    expect(readAll(text, "2027-06-01").busy).toEqual(BUSY);
  });
});
