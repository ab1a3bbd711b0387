import * as fc from "fast-check";
import ICAL from "ical.js";
import { afterEach, describe, expect, it } from "vitest";
import { timeZonesOfState } from "#lib/us/time-zones.ts";
import { STATES } from "#lib/us/states.ts";
import { fuzz } from "#tests/fuzz/settings.ts";
import { type CalendarEvent, type CalendarMethod, calendarFile } from "./write.ts";

const HOUR_MS = 3_600_000;
const ZONES = [...new Set(STATES.flatMap(({ code }) => timeZonesOfState(code)))];

const EVENT: CalendarEvent = {
  uid: "6f9a2a5e-4f3d-4d0b-9d52-0d8a3f7c1e11",
  sequence: 0,
  startsAt: new Date("2027-06-12T17:00:00Z"),
  endsAt: new Date("2027-06-12T17:30:00Z"),
  timeZone: "America/Denver",
  title: "Showing: 12 Elm St",
  status: "confirmed",
  changedAt: new Date("2027-06-01T00:00:00Z"),
};

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = calendar
    .getAllSubcomponents("vtimezone")
    .map((component) => new ICAL.Timezone(component));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    const instantOf = (time: ICAL.Time) => {
      const own = zones.find(
        ({ tzid }) => tzid === component.getFirstProperty("dtstart")?.getParameter("tzid"),
      );
      if (own) time.zone = own;
      else expect(time.zone.tzid).toBe("UTC");
      return new Date(time.toUnixTime() * 1000);
    };
    return {
      ...{ uid: event.uid, sequence: event.sequence, title: event.summary },
      ...{ description: event.description, location: event.location },
      ...{ startsAt: instantOf(event.startDate), endsAt: instantOf(event.endDate) },
      status: component.getFirstPropertyValue("status"),
      isLocal: component.getFirstProperty("dtstart")?.getParameter("tzid") !== undefined,
    };
  });
}

const write = (changes: Partial<CalendarEvent>, method: CalendarMethod = "PUBLISH") =>
  calendarFile([{ ...EVENT, ...changes }], { method });

it.each(ZONES)("writes correct times in %s across both daylight saving changes", (timeZone) => {
  // As if the server ran in another zone with daylight saving time.
  process.env.TZ = "America/New_York";
  const days = ["2027-01-20", "2027-03-14", "2027-07-04", "2027-11-07", "2031-03-09", "2031-11-02"];
  const events = days.flatMap((day) =>
    Array.from({ length: 30 }, (_, hour): CalendarEvent => {
      const startsAt = new Date(Date.parse(`${day}T00:15:00Z`) + hour * HOUR_MS);
      const endsAt = new Date(+startsAt + HOUR_MS);
      return { ...EVENT, uid: `${day}-${hour}`, timeZone, startsAt, endsAt };
    }),
  );
  const found = read(calendarFile(events, { method: "PUBLISH" }));
  expect(found.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual(
    events.map(({ startsAt, endsAt }) => [startsAt, endsAt]),
  );
});

it("writes a repeated hour in UTC, and other times with their zone", () => {
  const startsAt = new Date("2027-11-07T08:30:00Z");
  const [twice] = read(write({ startsAt, endsAt: new Date(+startsAt + HOUR_MS) }));
  expect(twice).toMatchObject({ startsAt, isLocal: false });
  expect(read(write({}))).toMatchObject([{ isLocal: true }]);
});

describe("text", () => {
  const letters = fc
    .string({
      unit: fc.constantFrom("a", "é", "🏡", "漢", ",", ";", "\\", '"', ":", "\n", " ", "x"),
    })
    .map((text) => `T${text}T`);

  it("is read back unchanged, from lines of at most 75 bytes", () => {
    fc.assert(
      fc.property(letters, letters, (description, location) => {
        const title = location.replaceAll("\n", " ");
        const text = write({ title, description, location: title });
        expect(read(text)).toMatchObject([{ title, description, location: title }]);
        const lines = text.split("\r\n");
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }),
      fuzz("calendar texts", 100),
    );
  });

  it("can be very long, and can't inject lines", () => {
    const description = "Très long, 🏡; ".repeat(360).trim();
    const title = "Nice\r\nATTACH:https://example.com/\u0007\ud800";
    const text = write({ title, description });
    expect(read(text)).toMatchObject([
      { description, title: "Nice ATTACH:https://example.com/\ufffd" },
    ]);
    expect(text).not.toMatch(/^ATTACH/m);
  });
});

it("writes a cancellation with the same ID, its sequence and its status", () => {
  const organizer = { name: 'Ann "A", seller', email: "ann@example.com" };
  const attendee = { name: "Bo; visitor\r\nATTACH:https://example.com/", email: "bo@example.com" };
  const people = { organizer, attendee };
  const text = write({ sequence: 3, status: "cancelled", ...people }, "CANCEL");
  expect(read(text)).toMatchObject([{ uid: EVENT.uid, sequence: 3, status: "CANCELLED" }]);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  const [event] = calendar.getAllSubcomponents("vevent");
  expect(event?.getFirstPropertyValue("organizer")).toBe("mailto:ann@example.com");
  expect(event?.getFirstPropertyValue("attendee")).toMatch(/bo@example\.com$/);
  expect(text).not.toMatch(/VALARM|^ATTACH/m);
});
