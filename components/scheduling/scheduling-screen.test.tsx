import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { OpenHouseRecord } from "#lib/schemas/open-houses.ts";
import type { SchedulingView, ShowingView } from "#lib/schemas/showings.ts";
import { visit } from "#tests/navigation.ts";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { HoursForm } from "./hours/hours-form.tsx";
import { Agenda } from "./showings/agenda.tsx";
import { Waiting } from "./showings/waiting.tsx";

// A Wednesday; daylight saving time ended on the Sunday before.
const NOW = new Date("2026-11-04T20:00:00.000Z");
const server = setUpScreen({ path: "/scheduling", now: NOW });
beforeEach(() => visit("/scheduling"));

const ID = "00000000-0000-4000-8000-000000000001";
const DECISION = `POST /api/showings/${ID}/decision`;

const showing = (changes: Partial<ShowingView> = {}): ShowingView => ({
  ...{
    id: ID,
    state: "requested" as const,
    byVideo: false,
    name: "Bo Li",
    email: null,
    phone: null,
  },
  ...{ startsAt: "2026-11-07T18:00:00.000Z", endsAt: "2026-11-07T18:30:00.000Z" },
  ...{ answerBy: "2026-11-06T20:00:00.000Z", askedAt: "2026-11-04T20:00:00.000Z" },
  ...{ isPreApproved: null, message: "", reason: "", endedBy: null, hostId: null, notes: "" },
  ...{ cameToIt: null, feedback: null, confirmedBySeller: true },
  ...changes,
});

const viewOf = (...showings: ShowingView[]): SchedulingView => ({
  ...{ now: NOW.toISOString(), timeZone: "America/Los_Angeles", timeZoneChoices: [] },
  ...{ isTimeZoneSure: true, status: "active", days: [], showings, spam: [] },
  ...{ people: [], busy: [] },
  settings: {
    ...{ isOpen: true, week: [[], [], [], [], [], [], [{ from: "10:00", to: "16:00" }]] },
    ...{ lengthMinutes: 30, pauseMinutes: 0, noticeHours: 1, mostADay: 4, hostId: null },
    ...{ inPerson: true, byVideo: false, confirmsItself: false, instructions: "" },
    videoLink: null,
    revision: 0,
  },
});

const OPEN_HOUSE: OpenHouseRecord = {
  ...{ id: "00000000-0000-4000-8000-000000000009", revision: 0 },
  ...{ startsAt: "2026-11-07T21:00:00.000Z", endsAt: "2026-11-07T23:00:00.000Z" },
  ...{ remarks: "", isPublic: false, isOver: false, visitors: 0, toWrite: 0 },
  ...{ peopleCame: null, notes: "", sheet: null, invitationUrl: null, followUps: [] },
  wasListingActive: true,
};

const OFFER_ID = "00000000-0000-4000-8000-000000000005";
const OFFERS = {
  offers: [
    {
      ...{ id: OFFER_ID, price: 640_000, note: "" },
      negotiation: { turn: "seller", status: "received", expiresAt: "2026-11-08T01:00:00.000Z" },
    },
    { id: "closed", price: 1, negotiation: { turn: null, expiresAt: "2026-11-08T01:00:00.000Z" } },
    { id: "entered", price: 2, negotiation: null },
  ],
};

const seen = (seenState: ShowingView["state"]) => ({ seenState, seenStartsAt: showing().startsAt });

async function open(view: SchedulingView, address = "/scheduling") {
  visit(address);
  renderScreen(<Agenda view={view} />, {
    "/api/offers": OFFERS,
    "/api/listing/open-houses": {
      ...{ timeZone: view.timeZone, home: "", isActive: true, canMail: true, replyTo: null },
      ...{ isConfirmed: true, replyChoices: [] },
      openHouses: [OPEN_HOUSE],
    },
  });
  await settle();
}

const day = (name: string) => within(screen.getByRole("region", { name }));
const address = () => window.location.pathname + window.location.search;

it("opens the showing in the URL in its week, and closes it", async () => {
  const later = showing({
    ...{ startsAt: "2026-11-21T18:00:00.000Z", endsAt: "2026-11-21T18:30:00.000Z" },
  });
  await open(viewOf(later), `/scheduling?showing=${ID}`);
  expect(screen.getByRole("dialog", { name: "Showing" })).toHaveAccessibleDescription(
    "The request, your answer and your notes.",
  );
  await press("Close");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(address()).toBe("/scheduling?week=2026-11-15");
  expect(screen.getByText(/^Nov 15 to Nov 21/)).toBeVisible();
});

it("says when the showing in the URL no longer exists", async () => {
  await open(viewOf(), "/scheduling?showing=gone&week=yesterday&group=all");
  expect(screen.getByRole("dialog", { name: "Showing" })).toHaveAccessibleDescription(
    "This showing is no longer available. It was deleted or is more than a year old.",
  );
  await press("Close");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText(/^Nov 1 to Nov 7/)).toBeVisible();
});

it("shows the week and lists from the URL, with open houses and offer deadlines", async () => {
  await open(viewOf(showing({ state: "confirmed" })));
  const saturday = day("Saturday, November 7");
  expect(saturday.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Saturday, November 7, 10:00 AM to 10:30 AM, Bo Li, Confirmed",
    "Saturday, November 7, 1:00 PM to 3:00 PM, Open houseBy invitation",
    "Saturday, November 7, 5:00 PM, Offer of $640,000 expiresWaiting for your answer",
  ]);
  expect(saturday.getByRole("link", { name: /Offer of/ })).toHaveAttribute(
    "href",
    `/pricing/offers?offer=${OFFER_ID}`,
  );
  await press("Next week");
  await press("Next week");
  expect(address()).toBe("/scheduling?week=2026-11-15");
  await press("This week");
  expect(address()).toBe("/scheduling");
  fireEvent.click(screen.getByRole("radio", { name: "List" }));
  await settle();
  expect(address()).toBe("/scheduling?view=list");
  expect(screen.getAllByRole("article").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Showing with Bo Li",
    "Open house",
    "Offer of $640,000 expires",
  ]);
  fireEvent.click(screen.getByRole("radio", { name: "Past (0)" }));
  await settle();
  expect(address()).toBe("/scheduling?view=list&group=past");
});

it("shows each day of a week with a clock change once", async () => {
  // The last half hour of a day with 25 hours.
  const late = showing({
    ...{ state: "confirmed" as const, answerBy: null },
    ...{ startsAt: "2026-11-02T07:30:00.000Z", endsAt: "2026-11-02T08:00:00.000Z" },
  });
  await open(viewOf(late));
  const days = within(screen.getByRole("group", { name: "Days of the week" }));
  expect(days.getAllByRole("region").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Sunday, November 1",
    "Monday, November 2",
    "Tuesday, November 3",
    "Wednesday, November 4",
    "Thursday, November 5",
    "Friday, November 6",
    "Saturday, November 7",
  ]);
  expect(day("Sunday, November 1").getByRole("button")).toHaveTextContent(
    "Sunday, November 1, 11:30 PM to 12:00 AM, Bo Li, Confirmed",
  );
});

it("confirms with one press and declines only with a second", async () => {
  server.answer(DECISION, 200, viewOf());
  renderScreen(<Waiting view={viewOf(showing())} />);
  await settle();
  await press("Confirm: showing with Bo Li");
  await press("Decline: showing with Bo Li");
  expect(server.bodies(DECISION)).toEqual([{ action: "confirm", ...seen("requested") }]);
  await press("Decline showing");
  expect(server.bodies(DECISION).at(-1)).toEqual({
    action: "decline",
    reason: "",
    ...seen("requested"),
  });
  expect(toastText()).toContain("Showing declined");
});

it("lists spam separately, with ways to restore or delete it", async () => {
  server.answer(DECISION, 200, viewOf());
  const spam = showing({ state: "spam", email: "bo@example.com" });
  await open({ ...viewOf(), spam: [spam] }, "/scheduling?view=list&group=spam");
  expect(screen.getByRole("radio", { name: "Spam (1)" })).toBeChecked();
  const article = within(screen.getByRole("article", { name: "Showing with Bo Li" }));
  expect(article.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Not spam",
    "Delete",
  ]);
  await press("Not spam: request from Bo Li");
  expect(server.bodies(DECISION)).toEqual([{ action: "not_spam", ...seen("spam") }]);
  expect(toastText()).toContain("Request moved out of spam");
});

it("shares access instructions with a buyer who was confirmed automatically", async () => {
  server.answer(DECISION, 200, viewOf());
  const confirmed = showing({ state: "confirmed", answerBy: null, confirmedBySeller: false });
  await open(viewOf(confirmed), "/scheduling?view=list");
  expect(
    screen.getByText(/^Confirmed automatically\. They didn't give an email address/),
  ).toBeVisible();
  await press("Share how to get in: showing with Bo Li");
  expect(server.bodies(DECISION)).toEqual([{ action: "confirm", ...seen("confirmed") }]);
});

it("warns about confirming showings automatically", async () => {
  renderScreen(<HoursForm view={viewOf()} />);
  expect(screen.queryByText(/^Anyone with an email address/)).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: /^Confirm showings automatically/ }));
  await settle();
  expect(screen.getByText(/^Anyone with an email address/)).toBeVisible();
});

it("proposes a free time, and keeps what was typed when that's refused", async () => {
  const free = "2026-11-08T18:00:00.000Z";
  server.answer("GET /api/showings/free-times", 200, {
    ...{ timeZone: "America/Los_Angeles", starts: [free] },
  });
  server.answer(DECISION, 409, { error: "This showing can't become that any more." });
  renderScreen(<Waiting view={viewOf(showing())} />);
  await press("Propose another time: showing with Bo Li");
  await fill("Message to the buyer (optional)", "We paint.");
  await press("Propose this time");
  expect(server.bodies(DECISION)).toEqual([]);
  fireEvent.click(screen.getByRole("radio", { name: "10:00 AM" }));
  await press("Propose this time");
  expect(server.bodies(DECISION)).toEqual([
    { action: "propose", startsAt: free, reason: "We paint.", ...seen("requested") },
  ]);
  expect(screen.getByText("This showing can't become that any more.")).toBeVisible();
  expect(screen.getByLabelText("Message to the buyer (optional)")).toHaveValue("We paint.");
  await press("Close");
  await press("Propose another time: showing with Bo Li");
  expect(screen.getByText(/^Your unsaved changes are still here/)).toBeVisible();
  expect(screen.getByLabelText("Message to the buyer (optional)")).toHaveValue("We paint.");
});

it("accepts several time ranges a day, copies them to every day, and refuses overlaps", async () => {
  renderScreen(<HoursForm view={viewOf()} />);
  await press("Add hours on Saturday");
  expect(screen.getAllByLabelText("Saturday from").map((one) => one.getAttribute("value"))).toEqual(
    ["10:00", "16:00"],
  );
  const [, second] = screen.getAllByLabelText("Saturday from");
  fireEvent.change(second!, { target: { value: "15:00" } });
  await press("Copy to every day: Saturday hours");
  expect(screen.getAllByLabelText("Sunday to")).toHaveLength(2);
  await press("Remove: Sunday from 15:00 to 18:00");
  await press("Save availability");
  expect(screen.getAllByText("These times overlap")).toHaveLength(6);
  expect(server.calls).toEqual([]);
});
