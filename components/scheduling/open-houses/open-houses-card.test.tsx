import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { KEEP_MINE } from "#components/forms/labels.ts";
import type { OpenHouseRecord, OpenHouseRecordsView } from "#lib/schemas/open-houses.ts";
import {
  fill,
  press,
  renderScreen,
  settle,
  setUpScreen,
  toastText,
  valueOf,
} from "#tests/screen.tsx";
import { OpenHousesCard } from "./open-houses-card.tsx";

const server = setUpScreen({ path: "/scheduling" });

const ID = "00000000-0000-4000-8000-000000000001";
const ADD = "POST /api/listing/open-houses";
const ONE: OpenHouseRecord = {
  ...{ id: ID, revision: 2 },
  startsAt: "2026-11-29T21:00:00.000Z",
  endsAt: "2026-11-29T23:00:00.000Z",
  ...{ remarks: "Park on the street.", isPublic: true, isOver: false, visitors: 0, toWrite: 0 },
  wasListingActive: true,
  ...{ peopleCame: null, notes: "", sheet: null, invitationUrl: null, followUps: [] },
};
const OVER: OpenHouseRecord = { ...ONE, isOver: true, visitors: 2, toWrite: 1 };
const HOURS = "Sunday, November 29, 2026, 1:00 PM to 3:00 PM";

const viewOf = (...openHouses: OpenHouseRecord[]): OpenHouseRecordsView => ({
  ...{ timeZone: "America/Los_Angeles", home: "412 Alder Street", isActive: true, canMail: true },
  ...{ isConfirmed: true, replyTo: "ana@example.com", replyChoices: ["ana@example.com"] },
  openHouses,
});

async function open(...openHouses: OpenHouseRecord[]) {
  renderScreen(<OpenHousesCard />, { "/api/listing/open-houses": viewOf(...openHouses) });
  await settle();
}

it("adds an open house in the home's time zone", async () => {
  server.answer(ADD, 200, viewOf(ONE));
  await open();
  expect(screen.getByText("No upcoming open houses.")).toBeVisible();
  expect(screen.getByText("Times are in the home's time zone, Pacific Time.")).toBeVisible();
  await press("Add open house");
  expect(screen.getByText("Enter the date")).toBeVisible();
  await fill("Date", "2026-11-29");
  await fill("From", "13:00");
  await fill("To", "15:00");
  await press("Add open house");
  expect(server.bodies(ADD)).toEqual([
    {
      ...{ day: "2026-11-29", from: "13:00", to: "15:00", remarks: "" },
      ...{ isPublic: true, holdsBoth: false },
    },
  ]);
  expect(valueOf("Date")).toBe("");
  expect(
    within(screen.getByRole("list", { name: "Upcoming open houses" })).getByText(HOURS),
  ).toBeVisible();
});

it("overlaps a showing only when confirmed, and asks again when the time changes", async () => {
  const there = "At that time there is a showing for Bo Li: Sunday, November 29, 1:30 PM PT.";
  const refuse = () =>
    server.answer(ADD, 409, {
      ...{ error: "You have something else scheduled at that time.", fields: { holdsBoth: there } },
    });
  const both = () => screen.queryByRole("checkbox", { name: "Both take place at that time" });
  await open();
  expect(both()).toBeNull();
  await fill("Date", "2026-11-29");
  await fill("From", "13:00");
  await fill("To", "15:00");
  refuse();
  await press("Add open house");
  expect(both()).toHaveAccessibleDescription(there);
  both()?.click();
  await settle();
  await fill("To", "16:00");
  expect(both()).toBeNull();
  await press("Add open house");
  both()?.click();
  await settle();
  server.answer(ADD, 200, viewOf(ONE));
  await press("Add open house");
  expect(server.bodies(ADD).map((body) => (body as { holdsBoth: boolean }).holdsBoth)).toEqual([
    ...[false, false, true],
  ]);
  expect(both()).toBeNull();
});

it("edits an open house, starting with its current values", async () => {
  const call = `PUT /api/listing/open-houses/${ID}`;
  server.answer(call, 200, viewOf({ ...ONE, isPublic: false }));
  await open(ONE);
  await press(`Edit: open house on ${HOURS}`);
  const dialog = within(screen.getByRole("dialog", { name: "Edit open house" }));
  expect(dialog.getByLabelText("From")).toHaveValue("13:00");
  dialog.getByRole("checkbox").click();
  await settle();
  await press("Save changes");
  expect(server.bodies(call)).toEqual([
    {
      ...{ day: "2026-11-29", from: "13:00", to: "15:00", isPublic: false },
      ...{ remarks: "Park on the street.", holdsBoth: false, revision: 2 },
    },
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("By invitation")).toBeVisible();
});

it("doesn't restore the time that it had before another member moved it", async () => {
  const call = `PUT /api/listing/open-houses/${ID}`;
  const startsAt = "2026-11-29T22:30:00.000Z";
  const conflict = { revision: 3, at: ONE.startsAt, by: null, current: { ...ONE, startsAt } };
  await open(ONE);
  await press(`Edit: open house on ${HOURS}`);
  const notes = within(screen.getByRole("dialog")).getByLabelText("Notes for buyers (optional)");
  fireEvent.change(notes, { target: { value: "Ring twice." } });
  server.answer(call, 409, { error: "Someone changed this in the meantime.", conflict });
  await press("Save changes");
  expect(screen.getByRole("alertdialog")).toHaveTextContent("From: 2:30 PM (was 1:00 PM)");
  const moved = { ...ONE, startsAt, remarks: "Ring twice.", revision: 4 };
  server.answer(call, 200, viewOf(moved));
  server.answer("GET /api/listing/open-houses", 200, viewOf(moved));
  await press(KEEP_MINE);
  expect(server.bodies(call).at(-1)).toMatchObject({
    ...{ from: "14:30", to: "15:00", remarks: "Ring twice.", revision: 3 },
  });
});

it("cancels an open house after a confirmation, and says when that failed", async () => {
  const call = `DELETE /api/listing/open-houses/${ID}?isOver=false`;
  server.answer(call, 409, { error: "People have signed in already." });
  await open(ONE);
  await press(`Cancel: open house on ${HOURS}`);
  expect(server.callsOf(call)).toEqual([]);
  await press("Cancel open house");
  expect(toastText()).toContain("People have signed in already.");
  server.answer(call, 200, viewOf());
  await press(`Cancel: open house on ${HOURS}`);
  await press("Cancel open house");
  expect(screen.getByText("No upcoming open houses.")).toBeVisible();
});

it("creates a sign-in sheet and closes it", async () => {
  const call = `POST /api/listing/open-houses/${ID}/sheet`;
  const sheet = { url: "http://localhost:3000/open-house/sheet#secret-of-link", isEnded: false };
  server.answer(call, 200, viewOf({ ...ONE, sheet }));
  await open(ONE);
  await press(`Sign-in sheet: open house on ${HOURS}`);
  await press("Create sign-in sheet");
  expect(screen.getByRole("img", { name: "QR code for the sign-in sheet" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Open on this device" })).toHaveAttribute(
    "href",
    sheet.url,
  );
  server.answer(
    `DELETE /api/listing/open-houses/${ID}/sheet`,
    200,
    viewOf({ ...ONE, sheet: { ...sheet, isEnded: true } }),
  );
  await press("Close sheet");
  expect(screen.getByText("This sheet is closed. No one else can sign in.")).toBeVisible();
});

it.each([
  [
    "the seller's email is confirmed",
    { isConfirmed: false },
    {},
    "Confirm your email to send follow-ups.",
  ],
  [
    "the listing was active",
    {},
    { wasListingActive: false },
    "You can send follow-up emails only for an open house held while your listing was active. You can see the addresses in the list.",
  ],
])("offers no follow-up unless %s", async (_unless, ofView, ofOpenHouse, sentence) => {
  const view = { ...viewOf({ ...OVER, ...ofOpenHouse }), ...ofView };
  server.answer(`GET /api/listing/open-houses/${ID}/visitors`, 200, { visitors: [] });
  renderScreen(<OpenHousesCard />, { "/api/listing/open-houses": view });
  await settle();
  await press(`Attendance: open house on ${HOURS}`);
  const says = screen.getAllByText((_text, element) => element?.textContent === sentence);
  expect(says[0]).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Send to/ })).toBeNull();
});

it("lists visitors and sends an editable follow-up to those who agreed", async () => {
  const visitor = {
    ...{
      id: ID,
      name: "Bo",
      email: "bo@example.com",
      phone: null,
      hasAgent: true,
      agentName: null,
    },
    ...{ mayWrite: true, signedAt: ONE.startsAt, writtenAt: null, hasStopped: false },
  };
  const list = `GET /api/listing/open-houses/${ID}/visitors`;
  const call = `POST /api/listing/open-houses/${ID}/follow-up`;
  server.answer(list, 200, { visitors: [visitor] });
  const sentAt = "2026-11-30T18:00:00.000Z";
  server.answer(
    call,
    200,
    viewOf({
      ...{ ...OVER, toWrite: 0 },
      followUps: [
        { id: ID, subject: "Thank you for visiting 412 Alder Street", sentAt, sentTo: 1 },
      ],
    }),
  );
  await open(OVER);
  await press(`Attendance: open house on ${HOURS}`);
  expect(screen.getByText("Has an agent")).toBeVisible();
  expect(valueOf("Replies go to")).toBe("ana@example.com");
  await fill("Message", "Thank you for coming.");
  await press("Send to 1 person");
  expect(server.bodies(call)).toEqual([
    {
      ...{ subject: "Thank you for visiting 412 Alder Street", replyTo: "ana@example.com" },
      message: "Thank you for coming.",
    },
  ]);
  expect(screen.getByText(/was sent to 1 person on Nov 30, 2026/)).toBeVisible();
});
