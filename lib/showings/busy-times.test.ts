import { describe, expect, it } from "vitest";
import { calendar, event, LOS_ANGELES, read } from "#tests/showings/calendar-text.ts";
import { NoCalendarError, TooMuchCalendarError } from "./busy-times.ts";

const EASTERN = `BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
`;

const LUNCH = ["UID:lunch", "DTSTART;TZID=America/Los_Angeles:20270612T120000"];

it.each([
  ["in UTC", ["DTSTART:20270612T190000Z", "DTEND:20270612T200000Z"]],
  ["in a time zone", [...LUNCH, "DTEND;TZID=America/Los_Angeles:20270612T130000"]],
  ["with a duration", [...LUNCH, "DURATION:PT1H"]],
  ["in the home's local time", ["DTSTART:20270612T120000", "DTEND:20270612T130000"]],
  [
    "from one zone to another",
    ["DTSTART;TZID=America/New_York:20270612T150000", "DTEND;TZID=America/Chicago:20270612T150000"],
  ],
  [
    "in a zone that only the file defines",
    ["DTSTART;TZID=Eastern Standard Time:20270612T150000", "DURATION:PT1H"],
  ],
])("reads an event %s", (_, lines) => {
  expect(read(calendar(EASTERN, event(...lines)), "2027-06-01")).toEqual([
    "2027-06-12T19:00 2027-06-12T20:00",
  ]);
});

it("reads all-day events in the home's time zone, excluding the end date", () => {
  const days = event("DTSTART;VALUE=DATE:20270612", "DTEND;VALUE=DATE:20270614");
  expect(read(calendar(days), "2027-06-01")).toEqual(["2027-06-12T07:00 2027-06-14T07:00"]);
  const one = event("DTSTART;VALUE=DATE:20271107");
  // This day has 25 hours because daylight saving time ends.
  expect(read(calendar(one), "2027-11-01", 30)).toEqual(["2027-11-07T07:00 2027-11-08T08:00"]);
});

it.each([
  ["TRANSP:TRANSPARENT"],
  ["STATUS:CANCELLED"],
  ["X-MICROSOFT-CDO-BUSYSTATUS:FREE"],
  ["DTEND;TZID=America/Los_Angeles:20270612T110000"],
])("ignores an event with %s", (line) => {
  expect(read(calendar(event(...LUNCH, line)), "2027-06-01")).toEqual([]);
});

it.each([
  // In March, the hour from 2:00 is skipped, so an event in it starts an hour later.
  ["2027-03-12", "T023000", ["2027-03-13T10:30", "2027-03-14T10:30", "2027-03-15T09:30"]],
  // In November, the hour from 1:00 repeats, and the first one counts.
  ["2027-11-05", "T013000", ["2027-11-06T08:30", "2027-11-07T08:30", "2027-11-08T09:30"]],
  ["2027-11-05", "T090000", ["2027-11-06T16:00", "2027-11-07T17:00", "2027-11-08T17:00"]],
])("keeps the local time of a daily event from %s%s", (day, time, starts) => {
  const start = `DTSTART;TZID=${LOS_ANGELES}:${day.replaceAll("-", "")}${time}`;
  const daily = event("UID:a", start, "DURATION:PT15M", "RRULE:FREQ=DAILY;COUNT=4");
  expect(read(calendar(daily), day).map((one) => one.slice(0, 16))).toEqual(
    expect.arrayContaining(starts),
  );
});

it("leaves out removed dates and moves rescheduled ones", () => {
  const series = event(
    ...["UID:s", "DTSTART;TZID=America/New_York:20270607T150000", "DURATION:PT1H"],
    ...["RRULE:FREQ=DAILY;UNTIL=20270611T190000Z", "EXDATE;TZID=America/New_York:20270608T150000"],
  );
  const moved = event(
    ...["UID:s", "RECURRENCE-ID:20270609T190000Z"],
    ...["DTSTART;TZID=America/New_York:20270709T080000", "DURATION:PT30M"],
  );
  const calledOff = event(
    ...["UID:s", "RECURRENCE-ID;TZID=America/New_York:20270610T150000", "STATUS:CANCELLED"],
    ...["DTSTART;TZID=America/New_York:20270610T150000", "DURATION:PT1H"],
  );
  expect(read(calendar(series, moved, calledOff), "2027-06-01")).toEqual([
    "2027-06-07T19:00 2027-06-07T20:00",
    "2027-06-11T19:00 2027-06-11T20:00",
    "2027-07-09T12:00 2027-07-09T12:30",
  ]);
});

it("adds extra dates and merges adjacent times", () => {
  const twice = event(
    ...["UID:r", "DTSTART:20270612T190000Z", "DURATION:PT1H"],
    "RDATE:20270612T200000Z,20270701T190000Z",
  );
  expect(read(calendar(twice), "2027-06-01")).toEqual([
    "2027-06-12T19:00 2027-06-12T21:00",
    "2027-07-01T19:00 2027-07-01T20:00",
  ]);
});

it("covers the start of today through the last requested day", () => {
  const long = event("DTSTART:20270101T000000Z", "DTEND:20280101T000000Z");
  expect(read(calendar(long), "2027-06-01", 1)).toEqual(["2027-06-01T07:00 2027-06-02T12:00"]);
  const old = event("DTSTART:20200101T180000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY");
  expect(read(calendar(old), "2027-06-01", 7)).toEqual(["2027-06-02T18:00 2027-06-02T19:00"]);
});

describe("an invalid or oversized calendar", () => {
  it.each([[""], ["<!doctype html><p>Sign in"], ["BEGIN:VCARD\r\nEND:VCARD"], ["\0".repeat(100)]])(
    "is refused: %j",
    (text) => expect(() => read(text, "2027-06-01")).toThrow(NoCalendarError),
  );

  it("is refused if a rule repeats every second", () => {
    const rule = "RRULE:FREQ=SECONDLY;COUNT=100000000";
    const hostile = event("DTSTART:19700101T000000Z", "DURATION:PT1S", rule);
    expect(() => read(calendar(hostile), "2027-06-01")).toThrow(TooMuchCalendarError);
  });

  it("leaves out an event whose rule never matches", () => {
    const rule = "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30";
    const never = event("DTSTART:20270601T000000Z", "DURATION:PT1H", rule);
    const text = calendar(never, event(...LUNCH, "DURATION:PT1H"));
    expect(read(text, "2027-06-02")).toEqual(["2027-06-12T19:00 2027-06-12T20:00"]);
  });
});
