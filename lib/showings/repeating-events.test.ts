import { describe, expect, it } from "vitest";
import { calendar, event, read, readAll } from "#tests/showings/calendar-text.ts";

const CHICAGO = "TZID=America/Chicago";
const series = (...lines: string[]) =>
  event(
    ...["UID:s", `DTSTART;${CHICAGO}:20261201T090000`, `DTEND;${CHICAGO}:20261201T100000`],
    ...["RRULE:FREQ=DAILY;COUNT=5", ...lines],
  );
const HOURS = (...starts: string[]) =>
  starts.map((start) => {
    const end = String(Number(start.slice(2)) + 1).padStart(2, "0");
    return `2026-12-${start.slice(0, 2)}T${start.slice(2)}:00 2026-12-${start.slice(0, 2)}T${end}:00`;
  });
const ALL = HOURS("0115", "0215", "0315", "0415", "0515");
const times = (...parts: string[]) => read(calendar(...parts), "2026-12-01");

describe("an excluded occurrence", () => {
  it.each([
    "EXDATE:20261203T150000Z",
    `EXDATE;${CHICAGO}:20261203T090000`,
    "EXDATE;TZID=America/New_York:20261203T100000",
    "EXDATE;TZID=Eastern Standard Time:20261203T100000",
    "EXDATE;VALUE=DATE:20261203",
    "EXDATE:20261203",
    "EXDATE:20270101T150000Z,20261203T150000Z",
  ])("is left out with %s", (line) => expect(times(series(line))).toEqual(ALL.toSpliced(2, 1)));

  it("of an all-day event can be given by its day or by midnight", () => {
    const days = (line: string) =>
      times(event("DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;COUNT=3", line));
    const left = ["2026-12-01T08:00 2026-12-02T08:00", "2026-12-03T08:00 2026-12-04T08:00"];
    expect(days("EXDATE;VALUE=DATE:20261202")).toEqual(left);
    expect(days("EXDATE:20261202T000000")).toEqual(left);
    expect(days("EXDATE:20261202T080000Z")).toEqual(left);
  });
});

describe("this and all later occurrences", () => {
  const instead = (...lines: string[]) =>
    event("UID:s", `RECURRENCE-ID;RANGE=THISANDFUTURE;${CHICAGO}:20261203T090000`, ...lines);
  const later = (start: string, length: string) =>
    instead(`DTSTART;${CHICAGO}:${start}`, `DURATION:${length}`);

  it("move to another hour", () => {
    const moved = ALL.slice(0, 2).concat(HOURS("0320", "0420", "0520"));
    expect(times(series(), later("20261203T140000", "PT1H"))).toEqual(moved);
    expect(times(later("20261203T140000", "PT1H"), series())).toEqual(moved);
  });

  it("move to another day, zone, and length", () => {
    expect(times(series(), later("20261204T090000", "PT1H"))).toEqual(
      HOURS("0115", "0215", "0415", "0515", "0615"),
    );
    const eastern = instead("DTSTART;TZID=America/New_York:20261203T090000", "DURATION:PT2H");
    expect(times(series(), eastern).at(-1)).toBe("2026-12-05T14:00 2026-12-05T16:00");
  });

  it("keep the local hour when the clocks change", () => {
    const weekly = series().replace("FREQ=DAILY;COUNT=5", "FREQ=WEEKLY");
    const found = read(calendar(weekly, later("20261203T140000", "PT1H")), "2027-03-09", 14);
    expect(found).toEqual(
      [
        "2027-03-09T20:00 2027-03-09T21:00",
        "2027-03-16T19:00 2027-03-16T20:00",
        "2027-03-23T19:00 2027-03-23T20:00",
      ].slice(0, found.length),
    );
    expect(found.length).toBeGreaterThan(1);
  });

  it("can be named in UTC, canceled, moved again, and have exceptions", () => {
    const utc = later("20261203T140000", "PT1H").replace(
      `${CHICAGO}:20261203T090000\n`,
      "X-A=1:20261203T150000Z\n",
    );
    expect(times(series(), utc).slice(2)).toEqual(HOURS("0320", "0420", "0520"));
    const ended = instead(`DTSTART;${CHICAGO}:20261203T090000`, "STATUS:CANCELLED");
    expect(times(series(), ended)).toEqual(ALL.slice(0, 2));
    const again = event(
      ...["UID:s", `RECURRENCE-ID;RANGE=THISANDFUTURE;${CHICAGO}:20261205T090000`],
      ...[`DTSTART;${CHICAGO}:20261205T080000`, "DURATION:PT1H"],
    );
    const single = event(
      ...["UID:s", `RECURRENCE-ID;${CHICAGO}:20261204T090000`],
      ...[`DTSTART;${CHICAGO}:20261204T120000`, "DURATION:PT1H"],
    );
    expect(times(series(), later("20261203T140000", "PT1H"), again, single)).toEqual(
      HOURS("0115", "0215", "0320", "0418", "0514"),
    );
  });

  it("can move into or out of the requested days", () => {
    const weekly = event(
      ...["UID:s", "DTSTART:20261201T090000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=4"],
    );
    const far = event(
      ...["UID:s", "RECURRENCE-ID;RANGE=THISANDFUTURE:20261208T090000Z"],
      ...["DTSTART:20270608T090000Z", "DURATION:PT1H"],
    );
    expect(read(calendar(weekly, far), "2027-06-01")).toEqual([
      "2027-06-08T09:00 2027-06-08T10:00",
      "2027-06-15T09:00 2027-06-15T10:00",
      "2027-06-22T09:00 2027-06-22T10:00",
    ]);
  });
});

describe("extra dates", () => {
  const start = ["UID:r", "DTSTART:20261201T190000Z", "DURATION:PT1H"];
  it.each([
    "RDATE;VALUE=PERIOD:20261202T190000Z/20261202T210000Z,20261203T190000Z/PT30M",
    "RDATE:20261202T190000Z/PT2H,20261203T190000Z/PT30M",
    "RDATE;VALUE=PERIOD;TZID=America/New_York:20261202T140000/PT2H,20261203T140000/20261203T143000",
  ])("can be periods: %s", (line) => {
    expect(times(event(...start, line))).toEqual([
      "2026-12-01T19:00 2026-12-01T20:00",
      "2026-12-02T19:00 2026-12-02T21:00",
      "2026-12-03T19:00 2026-12-03T19:30",
    ]);
  });

  it("can come with a rule, in another zone, and be excluded", () => {
    const lines = [
      "RRULE:FREQ=DAILY;COUNT=2",
      "RDATE;TZID=America/New_York:20261204T140000,20261205T140000",
      "EXDATE:20261205T190000Z",
    ];
    expect(times(event(...start, ...lines))).toEqual(HOURS("0119", "0219", "0419"));
  });
});

it.each([
  // A day begins earlier in Berlin than in UTC.
  ["20270612T003000", "UNTIL=20270613T223000Z"],
  ["20270612T003000", "UNTIL=20270614T003000"],
  ["20270612T003000", "UNTIL=20270614"],
])("includes the last occurrence of %s with %s", (start, until) => {
  const daily = event(
    ...[`DTSTART;TZID=Europe/Berlin:${start}`, "DURATION:PT30M", `RRULE:FREQ=DAILY;${until}`],
  );
  expect(read(calendar(daily), "2027-06-01").map((time) => time.slice(0, 16))).toEqual([
    "2027-06-11T22:30",
    "2027-06-12T22:30",
    "2027-06-13T22:30",
  ]);
});

describe("a day without a time", () => {
  const DAY = ["2026-12-06T08:00 2026-12-07T08:00"];
  it.each([
    [["DTSTART:20261206", "DTEND:20261207"]],
    [["DTSTART:20261206"]],
    [["DTSTART;VALUE=DATE-TIME:20261206", "DTEND;VALUE=DATE-TIME:20261207"]],
    [["DTSTART;TZID=America/New_York:20261206"]],
    [["DTSTART;VALUE=DATE:20261206", "DTEND;VALUE=DATE:20261206"]],
  ])("is read as all day: %j", (lines) => expect(times(event(...lines))).toEqual(DAY));
});

describe("VFREEBUSY", () => {
  const freeBusy = (...lines: string[]) =>
    calendar(`BEGIN:VFREEBUSY\n${lines.join("\n")}\nEND:VFREEBUSY\n`);
  const TWO = HOURS("0618", "0718");

  it("is busy during its periods", () => {
    const text = freeBusy(
      ...["UID:f", "DTSTART:20261201T000000Z", "DTEND:20270101T000000Z"],
      "FREEBUSY;FBTYPE=BUSY:20261206T180000Z/20261206T190000Z",
      "FREEBUSY:20261207T180000Z/PT1H",
      "FREEBUSY;FBTYPE=FREE:20261208T180000Z/PT1H",
      "FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261209T180000Z/PT1H,20261210T180000Z/PT1H",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261211T180000Z/PT1H",
    );
    expect(readAll(text, "2026-12-01")).toEqual({
      busy: [...TWO, ...HOURS("0918", "1018", "1118")],
      skipped: 0,
    });
  });

  it("keeps its readable parts and counts the rest as skipped", () => {
    const text = freeBusy(
      "FREEBUSY:20261206T180000Z/PT1H,later,20261207T180000Z/PT1H",
      "a bad line",
      "FREEBUSY:20261208T180000Z",
    );
    expect(readAll(text, "2026-12-01")).toMatchObject({ busy: TWO, skipped: 2 });
  });
});
