import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAYS_AHEAD, type Hours, PAUSE_MINUTES, SHOWING_MINUTES } from "#lib/fields/showings.ts";
import { STATES } from "#lib/us/states.ts";
import { timeZonesOfState } from "#lib/us/time-zones.ts";
import { fuzz } from "#tests/fuzz/settings.ts";
import { dayAfter, dayIn, instantOf, wallTimeOf } from "#lib/us/wall-clock.ts";
import { freeTimes, type FreeTimesQuestion, overlaps } from "./free-times.ts";

const MINUTE_MS = 60_000;
const NEW_YORK = "America/New_York";
const ALL_DAY = [{ from: "00:00", to: "24:00" }];

const question = (changes: Partial<FreeTimesQuestion>): FreeTimesQuestion => ({
  timeZone: NEW_YORK,
  week: [[], [], [], [], [], [], []],
  ...{ days: [], showings: [], busy: [] },
  ...{ lengthMinutes: 30, pauseMinutes: 0, noticeHours: 1, mostADay: 20 },
  now: new Date("2027-01-04T12:00:00Z"),
  ...changes,
});

/** Returns the free times of one day in local time. */
function timesOn(day: string, hours: readonly Hours[], changes: Partial<FreeTimesQuestion> = {}) {
  const now = new Date(`${dayAfter(day, -2)}T12:00:00Z`);
  const asked = question({ days: [{ day, hours }], now, ...changes });
  return freeTimes(asked).map((start) => wallTimeOf(start, asked.timeZone).time);
}

describe("on an ordinary day", () => {
  const DAY = "2027-06-12";

  it("steps through each span by the showing length", () => {
    const hours = [
      { from: "10:00", to: "11:15" },
      { from: "13:10", to: "14:10" },
    ];
    expect(timesOn(DAY, hours)).toEqual(["10:00", "10:30", "13:10", "13:40"]);
    expect(timesOn(DAY, hours, { lengthMinutes: 60 })).toEqual(["10:00", "13:10"]);
    expect(timesOn(DAY, [{ from: "23:00", to: "24:00" }])).toEqual(["23:00", "23:30"]);
    expect(timesOn(DAY, [])).toEqual([]);
  });

  it("keeps the buffer before and after booked times", () => {
    const at = (time: string) => instantOf(DAY, time, NEW_YORK)!;
    const hours = [{ from: "10:00", to: "13:00" }];
    const held = { startsAt: at("11:00"), until: at("11:45") };
    expect(timesOn(DAY, hours, { pauseMinutes: 15, showings: [held] })).toEqual([
      ...["10:00", "12:00", "12:30"],
    ]);
    expect(timesOn(DAY, hours, { busy: [{ startsAt: at("11:00"), until: at("12:30") }] })).toEqual([
      ...["10:00", "10:30", "12:30"],
    ]);
  });

  it("offers none if the day reached its showing limit", () => {
    const at = instantOf(DAY, "10:00", NEW_YORK)!;
    const held = { startsAt: at, until: new Date(at.getTime() + 30 * MINUTE_MS) };
    const hours = [{ from: "10:00", to: "12:00" }];
    expect(timesOn(DAY, hours, { showings: [held], mostADay: 1 })).toEqual([]);
    expect(timesOn(DAY, hours, { busy: [held], mostADay: 1 })).toHaveLength(3);
  });

  it("starts after the notice period", () => {
    const now = new Date("2027-06-12T13:00:00Z");
    const hours = [{ from: "09:00", to: "12:00" }];
    expect(timesOn(DAY, hours, { now, noticeHours: 1 })[0]).toBe("10:00");
    expect(timesOn(DAY, hours, { now, noticeHours: 2 })[0]).toBe("11:00");
  });
});

describe("when the clocks change", () => {
  it.each([
    // The hour from 2:00 is skipped, and no showing can cross the change.
    ["2027-03-14", { from: "00:00", to: "04:00" }, 30, "00:00 00:30 01:00 01:30 03:00 03:30"],
    ["2027-03-14", { from: "01:30", to: "05:00" }, 60, "03:30"],
    ["2027-03-14", { from: "01:00", to: "02:30" }, 60, "01:00"],
    ["2027-03-14", { from: "02:00", to: "03:00" }, 30, ""],
    // The hour from 1:00 repeats but is offered once.
    ["2027-11-07", { from: "00:00", to: "03:00" }, 30, "00:00 00:30 01:00 01:30 02:00 02:30"],
    ["2027-11-07", { from: "01:30", to: "03:30" }, 60, "02:30"],
    ["2027-11-07", { from: "00:30", to: "02:30" }, 60, "00:30"],
  ])("on %s from %o by %i minutes: %s", (day, hours, lengthMinutes, wanted) => {
    expect(timesOn(day, [hours], { lengthMinutes }).join(" ")).toBe(wanted);
  });

  it("offers the first of a repeated hour, and every hour in a zone without changes", () => {
    const now = new Date("2027-11-06T12:00:00Z");
    const hours = [{ from: "01:00", to: "02:00" }];
    const days = [{ day: "2027-11-07", hours }];
    expect(freeTimes(question({ days, now }))[0]?.toISOString()).toBe("2027-11-07T05:00:00.000Z");
    const phoenix = question({
      ...{ timeZone: "America/Phoenix", now: new Date("2027-03-13T12:00:00Z") },
      days: [{ day: "2027-03-14", hours: [{ from: "02:00", to: "03:00" }] }],
    });
    expect(freeTimes(phoenix).map((start) => start.toISOString())).toEqual([
      ...["2027-03-14T09:00:00.000Z", "2027-03-14T09:30:00.000Z"],
    ]);
  });
});

const ZONES = [...new Set(STATES.flatMap(({ code }) => timeZonesOfState(code)))];
const QUARTERS = 96;
const timeOf = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const hoursOfDay = fc
  .uniqueArray(fc.integer({ min: 0, max: QUARTERS }), { maxLength: 6 })
  .map((quarters) => quarters.toSorted((one, other) => one - other))
  .map((quarters) =>
    Array.from({ length: Math.floor(quarters.length / 2) }, (_, span) => ({
      from: timeOf(quarters[2 * span]!),
      to: timeOf(quarters[2 * span + 1]!),
    })),
  );

// Half of the cases are within a month before a daylight saving time change.
const nows = fc
  .tuple(
    fc.integer({ min: 2024, max: 2035 }),
    fc.oneof(
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 45, max: 70 }),
      fc.integer({ min: 285, max: 310 }),
    ),
    fc.integer({ min: 0, max: 24 * 60 - 1 }),
  )
  .map(([year, day, minute]) => new Date(Date.UTC(year, 0, 1 + day, 0, minute)));

const held = (now: Date) =>
  fc.array(
    fc
      .tuple(fc.integer({ min: -8, max: 28 * QUARTERS }), fc.integer({ min: 1, max: 16 }))
      .map(([start, quarters]) => {
        const first = Math.ceil(now.getTime() / (15 * MINUTE_MS)) + start;
        const at = (quarter: number) => new Date(quarter * 15 * MINUTE_MS);
        return { startsAt: at(first), until: at(first + quarters) };
      }),
    { maxLength: 12 },
  );

const questions: fc.Arbitrary<FreeTimesQuestion> = nows.chain((now) =>
  fc.record({
    now: fc.constant(now),
    timeZone: fc.constantFrom(...ZONES),
    week: fc.array(hoursOfDay, { minLength: 7, maxLength: 7 }),
    days: fc.uniqueArray(fc.integer({ min: -1, max: 30 }), { maxLength: 5 }).chain((ahead) =>
      fc.tuple(
        ...ahead.map((days) =>
          fc.record({
            day: fc.constant(dayAfter(now.toISOString().slice(0, 10), days)),
            hours: hoursOfDay,
          }),
        ),
      ),
    ),
    lengthMinutes: fc.constantFrom(...SHOWING_MINUTES),
    pauseMinutes: fc.constantFrom(...PAUSE_MINUTES),
    noticeHours: fc.constantFrom(1, 24, 72),
    mostADay: fc.integer({ min: 1, max: 4 }),
    showings: held(now),
    busy: held(now),
  }),
);

/** A reference implementation that checks every quarter hour. */
function* freeByDefinition(asked: FreeTimesQuestion): Generator<string> {
  const { timeZone, now, lengthMinutes: length } = asked;
  const last = dayAfter(dayIn(timeZone, now), DAYS_AHEAD - 1);
  const seen = new Set<string>();
  let instant = Math.ceil(now.getTime() / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
  // A repeated hour may have had its first occurrence before now.
  for (let before = 1; before <= 8; before += 1) {
    const { day, time } = wallTimeOf(new Date(instant - before * 15 * MINUTE_MS), timeZone);
    seen.add(`${day} ${time}`);
  }
  for (; ; instant += 15 * MINUTE_MS) {
    const startsAt = new Date(instant);
    const { day, time } = wallTimeOf(startsAt, timeZone);
    if (day > last) return;
    const isSecond = seen.has(`${day} ${time}`);
    seen.add(`${day} ${time}`);
    if (isSecond || instant < now.getTime() + asked.noticeHours * 60 * MINUTE_MS) continue;
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    const hours = asked.days.find((other) => other.day === day)?.hours ?? asked.week[weekday]!;
    const start = minutesOf(time);
    const span = hours.find(({ from, to }) => minutesOf(from) <= start && start < minutesOf(to));
    if (!span || (start - minutesOf(span.from)) % length !== 0) continue;
    const isWithin = Array.from({ length: length / 15 }, (_, quarter) => quarter).every(
      (quarter) => {
        const moment = wallTimeOf(new Date(instant + quarter * 15 * MINUTE_MS), timeZone);
        return moment.day === day && minutesOf(moment.time) === start + quarter * 15;
      },
    );
    if (!isWithin || start + length > minutesOf(span.to)) continue;
    const onDay = asked.showings.filter((showing) => dayIn(timeZone, showing.startsAt) === day);
    if (onDay.length >= asked.mostADay) continue;
    const until = new Date(instant + (length + asked.pauseMinutes) * MINUTE_MS);
    if (overlaps({ startsAt, until }, [...asked.showings, ...asked.busy])) continue;
    yield startsAt.toISOString();
  }
}

it("matches its reference implementation in every US time zone and across clock changes", () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const found = freeTimes(asked);
      expect(found.map((start) => start.toISOString())).toEqual([...freeByDefinition(asked)]);
      const times = found.map((startsAt) => ({
        startsAt,
        until: new Date(startsAt.getTime() + asked.lengthMinutes * MINUTE_MS),
      }));
      times.forEach((time, index) => {
        expect(overlaps(time, times.slice(index + 1, index + 2))).toBe(false);
      });
    }),
    fuzz("free times", 120),
  );
});

it("offers times with all hours open and hundreds of showings", () => {
  const now = new Date("2027-10-20T00:00:00Z");
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  const showings = Array.from({ length: 600 }, (_, index) => ({
    startsAt: at(index * 60),
    until: at(index * 60 + 20),
  }));
  const week = Array.from({ length: 7 }, () => ALL_DAY);
  const asked = question({ now, week, showings, lengthMinutes: 15, mostADay: 25 });
  expect(freeTimes(asked).length).toBeGreaterThan(1_000);
});
