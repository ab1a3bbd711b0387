import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { CALENDAR_FAILURES } from "#lib/fields/calendars.ts";
import { DEFAULT_SHOWING_SETTINGS } from "#lib/fields/showings.ts";
import type { BusyCalendarView, CalendarFeedView } from "#lib/schemas/calendars.ts";
import {
  fill,
  press,
  renderScreen,
  settle,
  setUpScreen,
  toastText,
  valueOf,
} from "#tests/screen.tsx";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { Agenda } from "../showings/agenda.tsx";
import { Calendars } from "./calendars.tsx";

const server = setUpScreen({ path: "/scheduling" });

const MADE = "2026-11-22T18:00:00.000Z";
const NO_FEED: CalendarFeedView = { exists: false, createdAt: null, lastReadAt: null };
const FEED = { exists: true, createdAt: MADE, lastReadAt: null };
const NONE: BusyCalendarView = {
  ...{ host: null, readAt: null, failure: null },
  ...{ busyTimes: 0, skippedEvents: 0 },
};
const READ = { ...NONE, host: "calendar.example", readAt: MADE, busyTimes: 2 };
const URL = "https://home.example/calendars/a-secret/showings.ics";
const PUT = "PUT /api/busy-calendar";

async function open(feed: CalendarFeedView, busy: BusyCalendarView) {
  renderScreen(<Calendars />, { "/api/calendar-feed": feed, "/api/busy-calendar": busy });
  await settle();
}

it("shows a calendar link once, and turns it off after a confirmation", async () => {
  server.answer("POST /api/calendar-feed", 200, { ...FEED, url: URL });
  server.answer("DELETE /api/calendar-feed", 200, NO_FEED);
  await open(NO_FEED, NONE);
  await press("Create link");
  expect(screen.getByText(URL)).toBeVisible();
  expect(screen.getByRole("button", { name: "Copy link" })).toBeVisible();
  expect(screen.getByText(/No calendar app has used it yet/)).toBeVisible();
  await press("Turn off link");
  within(screen.getByRole("alertdialog")).getByRole("button", { name: "Turn off link" }).click();
  await settle();
  expect(screen.queryByText(URL)).toBeNull();
  expect(screen.getByRole("button", { name: "Create link" })).toBeVisible();
});

it("connects a calendar, shows why one can't be read, and keeps what was typed", async () => {
  const { not_a_calendar } = CALENDAR_FAILURES;
  server.answer(PUT, 400, { error: "Please look.", fields: { address: not_a_calendar } });
  await open(FEED, NONE);
  await fill("Link to your calendar", "nowhere");
  await press("Connect calendar");
  expect(screen.getByText(/starts with https/)).toBeVisible();
  await fill("Link to your calendar", "webcal://calendar.example/a.ics");
  await press("Connect calendar");
  expect(screen.getByText(not_a_calendar)).toBeVisible();
  expect(valueOf("Link to your calendar")).toBe("webcal://calendar.example/a.ics");
  server.answer(PUT, 200, READ);
  server.answer("POST /api/busy-calendar", 200, {
    ...READ,
    failure: CALENDAR_FAILURES.unreachable,
  });
  server.answer("DELETE /api/busy-calendar", 200, NONE);
  await press("Connect calendar");
  expect(server.bodies(PUT).at(-1)).toEqual({ address: "https://calendar.example/a.ics" });
  expect(screen.getByText(/at calendar\.example was last synced .*2 busy times/)).toBeVisible();
  await press("Sync now");
  expect(
    screen.getByText(/couldn't reach this calendar.*we use the busy times from the last sync/),
  ).toBeVisible();
  await press("Remove calendar");
  expect(toastText()).toContain("Your calendar was removed");
  expect(screen.queryByText(/was last synced/)).toBeNull();
});

it.each([
  [1, "We couldn't read 1 event in your calendar, so it doesn't block showings."],
  [12, "We couldn't read 12 events in your calendar, so they don't block showings."],
])("says that %i events were skipped", async (skippedEvents, sentence) => {
  await open(FEED, { ...READ, skippedEvents });
  expect(screen.getByText(sentence, { exact: false })).toBeVisible();
});

it("shows the calendar's busy times on each day of the week", async () => {
  const view: SchedulingView = {
    ...{ now: "2026-11-22T18:00:00.000Z", timeZone: "America/Los_Angeles", status: "active" },
    ...{ timeZoneChoices: ["America/Los_Angeles"], isTimeZoneSure: true, days: [], showings: [] },
    spam: [],
    settings: {
      ...DEFAULT_SHOWING_SETTINGS,
      week: DEFAULT_SHOWING_SETTINGS.week.map((hours) => [...hours]),
      ...{ hostId: null, instructions: "", videoLink: null, revision: 0 },
    },
    people: [],
    busy: [
      { startsAt: "2026-11-23T17:00:00.000Z", endsAt: "2026-11-23T18:30:00.000Z" },
      { startsAt: "2026-11-25T08:00:00.000Z", endsAt: "2026-11-26T20:00:00.000Z" },
    ],
  };
  renderScreen(<Agenda view={view} />, {
    "/api/listing/open-houses": {
      ...{ timeZone: view.timeZone, home: "", isActive: true, canMail: true, replyTo: null },
      ...{ isConfirmed: true, replyChoices: [] },
      openHouses: [],
    },
  });
  await settle();
  const entries = screen.getAllByText(/^Busy/).map(({ textContent }) => textContent);
  expect(entries).toEqual([
    "Busy, 9:00 AM to 10:30 AM",
    "Busy all day",
    "Busy, 12:00 AM to 12:00 PM",
  ]);
});
