import { expect, it } from "vitest";
import * as propertyRoute from "#app/api/property/route.ts";
import { type SchedulingView, schedulingView } from "#lib/schemas/showings.ts";
import { requestShowing, showingBySecret } from "#services/buyer-showings.ts";
import { call } from "#tests/api.ts";
import { ADDRESS, createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { createOpenHome, EVERY_DAY, putSettings, requestFor } from "#tests/showings/open-home.ts";
import * as decisionRoute from "./[showingId]/decision/route.ts";
import * as one from "./[showingId]/route.ts";
import * as block from "../showing-blocks/[showingId]/route.ts";
import * as blocks from "../showing-blocks/route.ts";
import * as dayRoute from "../showing-days/[day]/route.ts";
import * as freeTimesRoute from "./free-times/route.ts";
import * as route from "./route.ts";
import * as timeZoneRoute from "./time-zone/route.ts";

const YEAR = new Date().getUTCFullYear() + 1;
const DAY = `${YEAR}-06-12`;
const viewOf = ({ body }: { body: unknown }): SchedulingView => schedulingView.parse(body);
const read = async (as: TestUser) => viewOf(await call(route, "GET", { as }));
const freeTimes = async (as: TestUser) =>
  ((await call(freeTimesRoute, "GET", { as })).body as { starts: string[] }).starts;
const putDay = (as: TestUser, day: string, body: object) =>
  call(dayRoute, "PUT", { as, params: { day }, body });
const postBlock = (as: TestUser, changes: object = {}) =>
  call(blocks, "POST", {
    as,
    body: { day: DAY, from: "10:00", to: "12:00", note: "Dentist", ...changes },
  });
const decide = (as: TestUser, showingId: string, body: object) =>
  call(decisionRoute, "POST", { as, params: { showingId }, body });
const patch = (as: TestUser, showingId: string, body: object) =>
  call(one, "PATCH", { as, params: { showingId }, body });
const remove = (as: TestUser, showingId: string) =>
  call(one, "DELETE", { as, params: { showingId } });

async function createSeller(changes: object = {}) {
  const seller = await createUser();
  await createProperty(seller, changes);
  return seller;
}

async function createAsked(changes: object = {}) {
  const home = await createOpenHome(changes);
  const free = await freeTimes(home.seller);
  const asked = await requestShowing(home.listingId, requestFor(new Date(free[0]!)));
  return { ...home, free, ...asked };
}

it("saves the showing settings", async () => {
  const seller = await createSeller();
  const before = await read(seller);
  expect(before).toMatchObject({
    ...{ timeZone: "America/Los_Angeles", timeZoneChoices: ["America/Los_Angeles"] },
    ...{ isTimeZoneSure: true, status: "draft", days: [], showings: [] },
    settings: { isOpen: false, instructions: "", videoLink: null },
    people: [{ id: seller.id, name: seller.email }],
  });
  const week = EVERY_DAY.with(6, [
    { from: "13:00", to: "24:00" },
    { from: "09:00", to: "12:00" },
  ]);
  const saved = {
    ...{ week, instructions: "Ring twice.", videoLink: "https://video.example/home" },
    ...{ byVideo: true, hostId: seller.id, lengthMinutes: "60" },
  };
  const view = viewOf(await putSettings(seller, saved));
  expect(view.settings).toMatchObject({ ...saved, lengthMinutes: 60, week: expect.anything() });
  expect(view.settings.week[6]).toEqual([
    { from: "09:00", to: "12:00" },
    { from: "13:00", to: "24:00" },
  ]);
  expect(await read(seller)).toEqual({ ...view, now: expect.any(String) });
});

const stranger = crypto.randomUUID();
it.each([
  ["lengthMinutes", 20, "Choose how long a showing lasts"],
  ["mostADay", 0, "Must be at least 1"],
  ["hostId", stranger, "Choose someone on your account."],
  ["videoLink", "http://video.example", "Enter a link that starts with https://"],
  ["instructions", "x".repeat(2001), "Must be at most 2000 characters"],
  ["inPerson", false, "Choose at least one way to show the home"],
  ["week", [[], [], [], [], [], [], []], "Enter hours for at least one day"],
])("refuses settings with %s %j", async (field, value, message) => {
  const seller = await createSeller();
  const { status, body } = await putSettings(seller, { [field]: value });
  expect([status, body]).toMatchObject([400, { fields: { [field]: message } }]);
  expect((await read(seller)).settings.isOpen).toBe(false);
});

it("asks for the time zone when the state has two, until the address changes", async () => {
  const seller = await createSeller({ state: "TX", zipCode: "79847", city: "Salt Flat" });
  expect(await read(seller)).toMatchObject({
    ...{ timeZone: "America/Chicago", isTimeZoneSure: false },
    timeZoneChoices: ["America/Chicago", "America/Denver"],
  });
  const put = (timeZone: string) => call(timeZoneRoute, "PUT", { as: seller, body: { timeZone } });
  const refused = await put("America/New_York");
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { fields: { timeZone: expect.any(String) } },
  ]);
  const chosen = { timeZone: "America/Denver", isTimeZoneSure: true };
  expect(viewOf(await put("America/Denver"))).toMatchObject(chosen);
  const saveAddress = (changes: object) =>
    call(propertyRoute, "POST", {
      as: seller,
      body: { ...ADDRESS, state: "TX", zipCode: "79847", city: "Salt Flat", ...changes },
    });
  await saveAddress({ addressLine1: "1 Main Street" });
  expect(await read(seller)).toMatchObject(chosen);
  await saveAddress({ zipCode: "78701", city: "Austin" });
  expect(await read(seller)).toMatchObject({ timeZone: "America/Chicago", isTimeZoneSure: true });
});

it("uses a day's own hours for its free times", async () => {
  const { seller } = await createOpenHome();
  const free = await freeTimes(seller);
  const day = free.at(-1)!.slice(0, 10);
  const closed = viewOf(await putDay(seller, day, { hours: [], note: "Holiday" }));
  expect(closed.days).toEqual([{ day, hours: [], note: "Holiday" }]);
  expect((await freeTimes(seller)).some((start) => start.startsWith(day))).toBe(false);
  await putDay(seller, day, { hours: [{ from: "08:00", to: "08:30" }], note: "" });
  const ofDay = (await freeTimes(seller)).filter((start) => start.startsWith(day));
  expect(ofDay).toHaveLength(1);
  const away = () => call(dayRoute, "DELETE", { as: seller, params: { day } });
  expect(viewOf(await away()).days).toEqual([]);
  expect(await freeTimes(seller)).toEqual(free);
  expect((await away()).status).toBe(404);
  const overlapping = [
    { from: "08:00", to: "10:00" },
    { from: "09:00", to: "11:00" },
  ];
  expect((await putDay(seller, day, { hours: overlapping, note: "" })).status).toBe(400);
  expect((await putDay(seller, "0000-01-01", { hours: [], note: "" })).status).toBe(404);
});

it("blocks and unblocks free times", async () => {
  const { seller, listingId } = await createOpenHome();
  const { showings } = viewOf(await postBlock(seller));
  expect(showings).toMatchObject([
    { state: "blocked", startsAt: `${DAY}T17:00:00.000Z`, notes: "Dentist", name: "" },
  ]);
  const over = await postBlock(seller, { from: "11:30", to: "24:00" });
  expect([over.status, over.body]).toMatchObject([
    409,
    { error: expect.stringContaining("Next available times") },
  ]);
  expect((await postBlock(seller, { from: "12:00", to: "24:00" })).status).toBe(200);
  const id = showings[0]!.id;
  expect((await decide(seller, id, { action: "confirm" })).status).toBe(404);
  expect((await remove(seller, id)).status).toBe(404);
  const free = () => call(block, "DELETE", { as: seller, params: { showingId: id } });
  expect(viewOf(await free()).showings).toHaveLength(1);
  expect((await free()).status).toBe(404);

  const [first] = await freeTimes(seller);
  const asked = await requestShowing(listingId, requestFor(new Date(first!)));
  expect(
    (await call(block, "DELETE", { as: seller, params: { showingId: asked.id } })).status,
  ).toBe(404);
});

it.each([
  [{ day: "2020-01-01" }, "day", "Must be in the future"],
  [{ day: "soon" }, "day", "Enter a date, like 2027-05-31"],
  [{ from: "24:00" }, "from", "Enter a time, like 13:00"],
  [{ to: "10:00" }, "to", "Must be after the start"],
])("refuses to block %j", async (changes, field, message) => {
  const seller = await createSeller();
  const { status, body } = await postBlock(seller, changes);
  expect([status, body]).toMatchObject([400, { fields: { [field]: message } }]);
});

it("confirms, moves, cancels, and deletes a requested showing", async () => {
  const { seller, id, secret, free } = await createAsked();
  expect((await read(seller)).showings).toMatchObject([
    { id, state: "requested", startsAt: free[0], name: "Ana Lopez", isPreApproved: true },
  ]);
  const after = async (body: object) => viewOf(await decide(seller, id, body)).showings[0]!;
  expect(await after({ action: "confirm" })).toMatchObject({ state: "confirmed", answerBy: null });
  expect((await decide(seller, id, { action: "decline", reason: "" })).status).toBe(409);
  // Sellers can propose times outside their showing hours.
  const startsAt = `${DAY}T05:00:00.000Z`;
  expect(await after({ action: "propose", startsAt, reason: "Late" })).toMatchObject({
    ...{ state: "proposed", startsAt, reason: "Late", answerBy: expect.any(String) },
  });
  expect((await decide(seller, id, { action: "confirm" })).status).toBe(409);
  expect(await after({ action: "cancel", reason: "Ill" })).toMatchObject({
    ...{ state: "cancelled", endedBy: "seller", reason: "Ill" },
  });
  expect(await showingBySecret(secret)).toMatchObject({ sequence: 2, reason: "Ill" });
  expect(viewOf(await remove(seller, id)).showings).toEqual([]);
  expect(await showingBySecret(secret)).toBeNull();
});

it.each([
  [{ action: "propose", startsAt: "2020-01-01T10:00:00Z", reason: "" }, 400, "startsAt"],
  [{ action: "propose", startsAt: "2199-01-01T10:00:00Z", reason: "" }, 400, "startsAt"],
  [{ action: "propose", startsAt: "soon", reason: "" }, 400, "startsAt"],
  [{ action: "decline", reason: "We want no children here." }, 400, "reason"],
  [{ action: "decline", reason: "x".repeat(501) }, 400, "reason"],
  [{ action: "keep" }, 400, "action"],
])("refuses the decision %j", async (body, wanted, field) => {
  const { seller, id } = await createAsked();
  const { status, body: answer } = await decide(seller, id, body);
  expect([status, answer]).toMatchObject([wanted, { fields: { [field]: expect.any(String) } }]);
  expect((await read(seller)).showings[0]?.state).toBe("requested");
});

it("returns 409 for a proposed time that's taken", async () => {
  const { seller, id, listingId, free } = await createAsked();
  const startsAt = free[5]!;
  await requestShowing(listingId, requestFor(new Date(startsAt), { email: "bo@example.com" }));
  const { status, body } = await decide(seller, id, { action: "propose", startsAt, reason: "" });
  expect([status, body]).toMatchObject([
    409,
    {
      error: expect.stringMatching(
        /^Something is already scheduled at that time\. Next available times: /,
      ),
    },
  ]);
  expect((await read(seller)).showings.map(({ state }) => state)).toEqual([
    "requested",
    "requested",
  ]);
});

it("saves the seller's notes, but attendance only after the showing", async () => {
  const { seller, id } = await createAsked();
  expect(
    viewOf(await patch(seller, id, { notes: " Ask about the roof. ", hostId: seller.id })).showings,
  ).toMatchObject([{ notes: "Ask about the roof.", hostId: seller.id, cameToIt: null }]);
  expect((await patch(seller, id, { cameToIt: true })).status).toBe(409);
  expect((await patch(seller, id, { hostId: crypto.randomUUID() })).status).toBe(400);
  expect(viewOf(await patch(seller, id, {})).showings[0]).toMatchObject({
    notes: "Ask about the roof.",
  });
  expect((await remove(seller, id)).status).toBe(409);
});

it("needs a property", async () => {
  const as = await createUser();
  const calls = [
    call(route, "GET", { as }),
    call(freeTimesRoute, "GET", { as }),
    putSettings(as),
    putDay(as, DAY, { hours: [], note: "" }),
    postBlock(as),
    call(timeZoneRoute, "PUT", { as, body: { timeZone: "America/Denver" } }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
});

it("shares showings within the account and hides them from others", async () => {
  const { seller, id } = await createAsked();
  const { showings } = viewOf(await postBlock(seller));
  const blocked = showings.find(({ state }) => state === "blocked")!.id;
  await putDay(seller, DAY, { hours: [], note: "" });
  const other = await createSeller();
  const member = await createUser({ parent: seller });
  const tries = [
    decide(other, id, { action: "confirm" }),
    patch(other, id, { notes: "Mine" }),
    remove(other, id),
    call(block, "DELETE", { as: other, params: { showingId: blocked } }),
    call(dayRoute, "DELETE", { as: other, params: { day: DAY } }),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404));
  expect(await read(other)).toMatchObject({ showings: [], days: [] });
  expect((await putSettings(other, { hostId: member.id })).status).toBe(400);
  expect((await putSettings(seller, { hostId: member.id })).status).toBe(200);
  expect((await decide(member, id, { action: "confirm" })).status).toBe(200);
  expect(await read(member)).toMatchObject({ days: [{ day: DAY }], showings: { length: 2 } });
});
