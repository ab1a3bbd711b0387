import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import tls from "node:tls";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as feedRoute from "#app/api/calendar-feed/route.ts";
import * as openHousesRoute from "#app/api/listing/open-houses/route.ts";
import * as openHouseRoute from "#app/api/listing/open-houses/[openHouseId]/route.ts";
import * as blocksRoute from "#app/api/showing-blocks/route.ts";
import * as decisionRoute from "#app/api/showings/[showingId]/decision/route.ts";
import * as freeTimesRoute from "#app/api/showings/free-times/route.ts";
import * as showingsRoute from "#app/api/showings/route.ts";
import * as calendar from "#app/calendars/[secret]/showings.ics/route.ts";
import { database } from "#db/client.ts";
import { busyCalendars, calendarFeeds, openHouses, showings, users } from "#db/schema/index.ts";
import { CALENDAR_FAILURES } from "#lib/fields/calendars.ts";
import { busyCalendarView, type NewCalendarFeed } from "#lib/schemas/calendars.ts";
import type { SchedulingView } from "#lib/schemas/showings.ts";
import { wallTimeOf } from "#lib/us/wall-clock.ts";
import { refreshBusyCalendars } from "#services/busy-calendars.ts";
import { unblockTime } from "#services/showings.ts";
import { requestShowing } from "#services/buyer-showings.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { TRUSTED } from "#tests/mail/certificates.ts";
import {
  createOpenHome,
  fromWholeDay,
  putSettings,
  requestFor,
} from "#tests/showings/open-home.ts";
import * as route from "./route.ts";

vi.mock("#server/private-network.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  isPublicAddress: (address: string) => address === "127.0.0.1",
}));

const MINUTE_MS = 60_000;

const outside = { status: 200, text: "" };
let server: Server;
let address = "";

beforeAll(async () => {
  tls.setDefaultCACertificates([...tls.getCACertificates("default"), TRUSTED.cert]);
  server = createServer(TRUSTED, (_, response) =>
    response.writeHead(outside.status).end(outside.text),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `webcal://127.0.0.1:${(server.address() as AddressInfo).port}/secret-key/own.ics`;
});
afterAll(() => server.close().closeAllConnections());

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");
const calendarOf = (...times: [Date, number][]) =>
  [
    "BEGIN:VCALENDAR",
    ...times.flatMap(([start, minutes]) => [
      ...["BEGIN:VEVENT", "SUMMARY:Doctor", `DTSTART:${stamp(start)}`],
      ...[`DURATION:PT${minutes}M`, "END:VEVENT"],
    ]),
    "END:VCALENDAR",
  ].join("\r\n");

const get = (as: TestUser) => call(route, "GET", { as });
const put = (as: TestUser, at: unknown = address) =>
  call(route, "PUT", { as, body: { address: at } });
const freeTimes = async (as: TestUser) =>
  ((await call(freeTimesRoute, "GET", { as })).body as { starts: string[] }).starts;
const scheduleOf = async (as: TestUser) =>
  (await call(showingsRoute, "GET", { as })).body as SchedulingView;
const decide = (as: TestUser, showingId: string, body: object) =>
  call(decisionRoute, "POST", { as, params: { showingId }, body });

const makeFeed = async (as: TestUser) =>
  (await call(feedRoute, "POST", { as })).body as NewCalendarFeed;
const secretOf = ({ url }: NewCalendarFeed) => url.split("/").at(-2) ?? "";
const readFeed = (secret: string, headers: Record<string, string> = {}) =>
  calendar.GET(
    new Request(`http://localhost:3000/calendars/${secret}/showings.ics`, {
      headers: { host: "localhost:3000", ...headers },
    }),
    { params: Promise.resolve({ secret }) },
  );

async function eventsOf(secret: string) {
  const text = await (await readFeed(secret)).text();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  return events.map((component) => ({
    title: component.getFirstPropertyValue("summary"),
    status: component.getFirstPropertyValue("status"),
    sequence: component.getFirstPropertyValue("sequence"),
    url: component.getFirstPropertyValue("url"),
    startsAt: new Date(new ICAL.Event(component).startDate.toUnixTime() * 1000).toISOString(),
    text: component.toString(),
  }));
}

it("blocks the times when the host's own calendar is busy", async () => {
  const { seller, listingId } = await createOpenHome({ pauseMinutes: 0 });
  expect((await get(seller)).body).toMatchObject({
    host: null,
    readAt: null,
    busyTimes: 0,
    skippedEvents: 0,
  });
  const [first = "", second = "", third = "", last = ""] = fromWholeDay(await freeTimes(seller));
  outside.text = calendarOf([new Date(first), 60]);
  const connected = await put(seller);
  expect([connected.status, connected.body]).toMatchObject([200, { failure: null, busyTimes: 1 }]);
  expect(JSON.stringify(connected.body)).not.toContain("secret-key");
  const [stored] = await database()
    .select()
    .from(busyCalendars)
    .where(eq(busyCalendars.userId, seller.id));
  expect(stored?.address).not.toContain("secret-key");

  const free = await freeTimes(seller);
  expect(free).not.toContain(first);
  expect(free).not.toContain(second);
  expect(free).toContain(third);
  const until = new Date(Date.parse(first) + 60 * MINUTE_MS).toISOString();
  expect((await scheduleOf(seller)).busy).toEqual([{ startsAt: first, endsAt: until }]);
  await expect(requestShowing(listingId, requestFor(new Date(second)))).rejects.toMatchObject({
    code: "conflict",
  });
  const { id } = await requestShowing(listingId, requestFor(new Date(third)));
  const propose = (startsAt: string) =>
    decide(seller, id, { action: "propose", startsAt, reason: "" });
  expect((await propose(second)).status).toBe(409);
  expect((await propose(last)).status).toBe(200);
  // Sellers can block time that their calendar already shows as busy.
  const { timeZone } = await scheduleOf(seller);
  const [from, to] = [first, until].map((at) => wallTimeOf(new Date(at), timeZone));
  const block = { day: from?.day, from: from?.time, to: to?.time, note: "" };
  expect((await call(blocksRoute, "POST", { as: seller, body: block })).status).toBe(200);
  const [blocked] = await database().select().from(showings).where(eq(showings.state, "blocked"));
  await unblockTime(seller.accountId, blocked?.id ?? "");

  // When someone else is the host, only their calendar counts.
  const member = await createUser({ parent: seller });
  await putSettings(seller, { pauseMinutes: 0, hostId: member.id });
  expect(await freeTimes(seller)).toContain(first);
  await putSettings(seller, { pauseMinutes: 0 });

  // Unreadable events are skipped and counted.
  outside.text = outside.text.replace(
    "END:VCALENDAR",
    "BEGIN:VEVENT\r\nDTSTART:tomorrow\r\nEND:VEVENT\r\nEND:VCALENDAR",
  );
  const again = await call(route, "POST", { as: seller });
  expect(again.body).toMatchObject({ failure: null, busyTimes: 1, skippedEvents: 1 });
  expect((await get(seller)).body).toMatchObject({ skippedEvents: 1 });

  // When the server is down, the known busy times stay and the failure is shown.
  outside.status = 500;
  const failed = await call(route, "POST", { as: seller });
  expect(failed.body).toMatchObject({ failure: CALENDAR_FAILURES.unreachable, busyTimes: 1 });
  expect(await freeTimes(seller)).not.toContain(first);
  // The sweep retries after an hour, not before.
  Object.assign(outside, { status: 200, text: calendarOf() });
  await refreshBusyCalendars(new Date());
  expect((await get(seller)).body).toMatchObject({ busyTimes: 1 });
  await refreshBusyCalendars(new Date(Date.now() + 60 * MINUTE_MS));
  expect((await get(seller)).body).toMatchObject({ failure: null, busyTimes: 0, skippedEvents: 0 });
  expect(await freeTimes(seller)).toContain(first);

  const removed = await call(route, "DELETE", { as: seller });
  expect(removed.body).toMatchObject({ host: null });
  expect((await call(route, "POST", { as: seller })).status).toBe(404);
  expect((await call(route, "DELETE", { as: seller })).status).toBe(200);
});

it("rejects a bad calendar address with a message, and keeps the previous calendar", async () => {
  const seller = await createUser();
  const other = await createUser({ parent: seller });
  Object.assign(outside, { status: 200, text: calendarOf([new Date(Date.now() + MINUTE_MS), 5]) });
  await put(seller);
  const refused = async (at: unknown) => {
    const { status, body } = await put(seller, at);
    expect(status).toBe(400);
    return busyCalendarView.safeParse(body).success
      ? undefined
      : (body as { fields: { address: string } }).fields.address;
  };
  for (const at of ["", "nowhere", "http://a.example/a.ics", "file:///etc/passwd", null, 7]) {
    expect(await refused(at)).toEqual(expect.any(String));
  }
  expect(await refused("https://ana:word@a.example/a.ics")).toContain("without a username");
  expect(await refused(`https://a.example/${"a".repeat(2000)}`)).toContain("2000");
  expect(await refused("https://10.0.0.1/a.ics")).toBe(CALENDAR_FAILURES.private);
  outside.text = "<!doctype html>";
  expect(await refused(address)).toBe(CALENDAR_FAILURES.not_a_calendar);
  outside.text = calendarOf().replace(
    "END:VCALENDAR",
    "BEGIN:VEVENT\r\nDTSTART:19700101T000000Z\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\nEND:VCALENDAR",
  );
  expect(await refused(address)).toBe(CALENDAR_FAILURES.too_much);
  expect((await get(seller)).body).toMatchObject({ busyTimes: 1, failure: null });
  // Each member has a calendar of their own.
  expect((await get(other)).body).toMatchObject({ host: null });
});

it("gives each person a calendar feed of showings and open houses", async () => {
  const { seller, listingId } = await createOpenHome({ instructions: "Key under the pot." });
  const none = { exists: false, createdAt: null, lastReadAt: null };
  expect((await call(feedRoute, "GET", { as: seller })).body).toEqual(none);
  const feed = await makeFeed(seller);
  const secret = secretOf(feed);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(feed).toMatchObject({ exists: true, lastReadAt: null });
  expect(await eventsOf(secret)).toEqual([]);

  const [first = "", second = ""] = await freeTimes(seller);
  const asked = await requestShowing(listingId, requestFor(new Date(first)));
  const house = { day: "2099-06-12", from: "13:00", to: "15:00", remarks: "", isPublic: false };
  await call(openHousesRoute, "POST", { as: seller, body: house });
  expect(await eventsOf(secret)).toMatchObject([
    { title: expect.stringMatching(/^Showing: .* \(Ana\)$/), status: "TENTATIVE", startsAt: first },
    { title: expect.stringContaining("Open house (by invitation): "), status: "CONFIRMED" },
  ]);
  await decide(seller, asked.id, { action: "confirm" });
  const [confirmed] = await eventsOf(secret);
  expect(confirmed).toMatchObject({ status: "CONFIRMED", sequence: 0 });
  expect(String(confirmed?.url)).toMatch(new RegExp(`/scheduling\\?showing=${asked.id}$`));
  for (const hidden of ["Lopez", "ana@example.com", "pot", asked.secret, secret]) {
    expect(confirmed?.text).not.toContain(hidden);
  }
  await decide(seller, asked.id, { action: "propose", startsAt: second, reason: "" });
  expect((await eventsOf(secret))[0]).toMatchObject({ status: "TENTATIVE", startsAt: second });
  await decide(seller, asked.id, { action: "cancel", reason: "" });
  const [house1] = await database().select().from(openHouses);
  await call(openHouseRoute, "DELETE", { as: seller, params: { openHouseId: house1?.id ?? "" } });
  expect(await eventsOf(secret)).toMatchObject([
    { status: "CANCELLED", sequence: 2 },
    { status: "CANCELLED", sequence: 1 },
  ]);

  const answer = await readFeed(secret);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const tag = { "if-none-match": answer.headers.get("etag") ?? "" };
  expect((await readFeed(secret, tag)).status).toBe(304);
  expect((await call(feedRoute, "GET", { as: seller })).body).toMatchObject({
    lastReadAt: expect.any(String),
  });
});

it("returns the same 404 for a removed, renewed, or unknown feed", async () => {
  const seller = await createUser();
  const member = await createUser({ parent: seller });
  const before = secretOf(await makeFeed(member));
  const renewed = secretOf(await makeFeed(member));
  const own = secretOf(await makeFeed(seller));
  expect((await readFeed(renewed)).status).toBe(200);
  await call(feedRoute, "DELETE", { as: seller });
  const gone = [before, own, "a".repeat(43), "", "x".repeat(5000), "%00"];
  const answers = await Promise.all(gone.map(async (one) => (await readFeed(one)).text()));
  expect(new Set(answers).size).toBe(1);
  expect((await readFeed(own)).status).toBe(404);
  await database().delete(users).where(eq(users.id, member.id));
  expect((await readFeed(renewed)).status).toBe(404);
  expect(await database().$count(calendarFeeds, eq(calendarFeeds.userId, member.id))).toBe(0);
});
