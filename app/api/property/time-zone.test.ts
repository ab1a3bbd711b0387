import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as timeZoneRoute from "#app/api/showings/time-zone/route.ts";
import { database } from "#db/client.ts";
import { openHousesForCalendar } from "#db/queries/calendars.ts";
import { saveProperty } from "#db/queries/properties.ts";
import { automations, openHouses, properties, showings } from "#db/schema/index.ts";
import { wallTimeOf } from "#lib/us/wall-clock.ts";
import { call } from "#tests/api.ts";
import { ADDRESS } from "#tests/factories.ts";
import { createShowing } from "#tests/showing-rows.ts";
import { jobsOf } from "#tests/showings/mails.ts";
import { createOpenHome } from "#tests/showings/open-home.ts";
import * as route from "./route.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CHICAGO = "America/Chicago";
const DENVER = "America/Denver";
/** A place whose zip code doesn't determine its time zone. */
const SALT_FLAT = { state: "TX", zipCode: "79847", city: "Salt Flat" };
const IN_CHICAGO = new Date("2035-07-07T18:00:00Z");
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

async function createHome() {
  const { seller, listingId } = await createOpenHome({}, SALT_FLAT);
  const [home] = await database()
    .select({ propertyId: properties.id })
    .from(properties)
    .where(eq(properties.userId, seller.accountId));
  return { seller, listingId, propertyId: home?.propertyId ?? "", slug: "", path: "" };
}
type Home = Awaited<ReturnType<typeof createHome>>;

const correct = ({ seller }: Home, timeZone = DENVER) =>
  call(timeZoneRoute, "PUT", { as: seller, body: { timeZone } });
const saveAddress = ({ seller }: Home, changes: object) =>
  call(route, "POST", { as: seller, body: { ...ADDRESS, ...SALT_FLAT, ...changes } });

const addOpenHouse = async ({ listingId }: Home, startsAt: Date) => {
  const times = { startsAt, endsAt: later(startsAt, 2 * HOUR_MS) };
  await database()
    .insert(openHouses)
    .values({ listingId, ...times });
};
const openHousesOf = ({ listingId }: Home) =>
  database().select().from(openHouses).where(eq(openHouses.listingId, listingId));
const addBlock = ({ listingId }: Home, startsAt: Date, minutes: number) => {
  const endsAt = later(startsAt, minutes * MINUTE_MS);
  const block = { listingId, state: "blocked" as const, startsAt, endsAt, heldUntil: endsAt };
  return database().insert(showings).values(block);
};
const showingsOf = ({ listingId }: Home) =>
  database()
    .select()
    .from(showings)
    .where(eq(showings.listingId, listingId))
    .orderBy(asc(showings.startsAt));

describe("a correction of the home's time zone", () => {
  it.each<[string, string, (home: Home) => Promise<{ status: number }>]>([
    ["by a choice", DENVER, correct],
    ["by the state", "America/Los_Angeles", (home) => saveAddress(home, ADDRESS)],
    ["by the zip code", DENVER, (home) => saveAddress(home, { zipCode: "79901" })],
  ])("keeps open houses at their local time: %s", async (_, timeZone, change) => {
    const home = await createHome();
    await addOpenHouse(home, IN_CHICAGO);
    expect((await change(home)).status).toBe(200);
    const [moved] = await openHousesOf(home);
    const times = [moved?.startsAt, moved?.endsAt].map((at) => wallTimeOf(at!, timeZone));
    expect(times).toEqual([
      { day: "2035-07-07", time: "13:00" },
      { day: "2035-07-07", time: "15:00" },
    ]);
    expect(moved?.sequence).toBe(1);
    const since = later(IN_CHICAGO, -DAY_MS);
    expect(await openHousesForCalendar(home.listingId, since)).toMatchObject([{ sequence: 1 }]);
  });

  it("keeps the local time of blocked times and showings, and notifies visitors", async () => {
    const home = await createHome();
    // Back to back, so that each has to move before the next one can.
    await addBlock(home, IN_CHICAGO, 60);
    const answerBy = later(IN_CHICAGO, 2 * HOUR_MS);
    const asked = await createShowing(home, {
      ...{ startsAt: later(IN_CHICAGO, HOUR_MS), state: "requested" },
      answerBy: later(IN_CHICAGO, -DAY_MS),
    });
    const proposed = await createShowing(home, {
      ...{ startsAt: answerBy, state: "proposed", answerBy },
    });
    const remindedDayAt = new Date();
    const confirmed = await createShowing(home, {
      ...{ startsAt: later(IN_CHICAGO, 3 * HOUR_MS), remindedDayAt },
    });
    const cancelled = await createShowing(home, {
      ...{ startsAt: later(IN_CHICAGO, 5 * HOUR_MS), state: "cancelled" },
    });
    const before = await showingsOf(home);
    await correct(home);
    const after = await showingsOf(home);
    const moved = (moment: Date) => later(moment, HOUR_MS);
    expect(after.map(({ startsAt, endsAt, heldUntil }) => [startsAt, endsAt, heldUntil])).toEqual(
      before.map((row) => [row.startsAt, row.endsAt, row.heldUntil].map(moved)),
    );
    const byId = new Map(after.map((row) => [row.id, row]));
    expect(byId.get(asked.id)).toMatchObject({ sequence: 1, answerBy: asked.answerBy });
    expect(byId.get(proposed.id)).toMatchObject({ sequence: 1, answerBy: moved(answerBy) });
    expect(byId.get(confirmed.id)).toMatchObject({ sequence: 1, remindedDayAt: null });
    expect(byId.get(cancelled.id)).toMatchObject({ sequence: 0 });
    const emailsAbout = async ({ id }: { id: string }) =>
      (await jobsOf(id)).map(({ about, sequence }) => [about, sequence]);
    expect(await emailsAbout(asked)).toEqual([["asked", 1]]);
    expect(await emailsAbout(proposed)).toEqual([["proposed", 1]]);
    expect(await emailsAbout(confirmed)).toEqual([["moved", 1]]);
    expect(await emailsAbout(cancelled)).toEqual([]);

    await correct(home, CHICAGO);
    expect((await showingsOf(home)).map(({ startsAt }) => startsAt)).toEqual(
      before.map(({ startsAt }) => startsAt),
    );
  });

  it("moves past showings without an email, and makes room for upcoming ones", async () => {
    const home = await createHome();
    await correct(home);
    const now = new Date("2035-07-07T20:00:00Z");
    const over = await createShowing(home, { startsAt: later(now, -HOUR_MS) });
    const next = await createShowing(home, { startsAt: later(now, 0) });
    await saveProperty(
      home.seller,
      { ...ADDRESS, ...SALT_FLAT, zipCode: "78701" },
      undefined,
      database(),
      now,
    );
    const rows = new Map((await showingsOf(home)).map((row) => [row.id, row]));
    expect(rows.get(over.id)).toMatchObject({ startsAt: later(now, -2 * HOUR_MS), sequence: 0 });
    expect(rows.get(next.id)).toMatchObject({ startsAt: later(now, -HOUR_MS), sequence: 1 });
    expect(await jobsOf(over.id)).toEqual([]);
  });

  it("keeps the local time of planned automations, but not of retries", async () => {
    const home = await createHome();
    const plan = (kind: "publish" | "price", nextAt: Date) => ({
      ...{ propertyId: home.propertyId, kind, runAt: IN_CHICAGO, nextAt },
      ...{ since: new Date(), ...(kind === "price" && { price: 500_000 }) },
    });
    const again = later(IN_CHICAGO, 5 * MINUTE_MS);
    await database()
      .insert(automations)
      .values([plan("publish", IN_CHICAGO), plan("price", again)]);
    const rule = { kind: "quiet" as const, amount: 14, nextAt: IN_CHICAGO, since: new Date() };
    await database()
      .insert(automations)
      .values({ propertyId: home.propertyId, ...rule });
    await correct(home);
    const rows = await database()
      .select()
      .from(automations)
      .where(eq(automations.propertyId, home.propertyId));
    const runAt = later(IN_CHICAGO, HOUR_MS);
    const byKind = new Map(rows.map((row) => [row.kind, row]));
    expect(byKind.get("publish")).toMatchObject({ runAt, nextAt: runAt });
    expect(byKind.get("price")).toMatchObject({ runAt, nextAt: again });
    expect(byKind.get("quiet")).toMatchObject({ runAt: null, nextAt: IN_CHICAGO });
  });
});

it("moves nothing when the time zone stays the same", async () => {
  const home = await createHome();
  await addOpenHouse(home, IN_CHICAGO);
  const { id } = await createShowing(home, { startsAt: later(IN_CHICAGO, DAY_MS) });
  await correct(home, CHICAGO);
  await saveAddress(home, { addressLine1: "2 Alder Street", zipCode: "78701", city: "Austin" });
  expect(await openHousesOf(home)).toMatchObject([{ startsAt: IN_CHICAGO, sequence: 0 }]);
  expect(await showingsOf(home)).toMatchObject([{ sequence: 0 }]);
  expect(await jobsOf(id)).toEqual([]);
});

it("moves once for corrections at the same time", async () => {
  const home = await createHome();
  await addOpenHouse(home, IN_CHICAGO);
  await createShowing(home, { startsAt: later(IN_CHICAGO, DAY_MS) });
  const answers = await Promise.all(Array.from({ length: 5 }, () => correct(home)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const startsAt = later(IN_CHICAGO, HOUR_MS);
  expect(await openHousesOf(home)).toMatchObject([{ startsAt, sequence: 1 }]);
  expect(await showingsOf(home)).toMatchObject([{ startsAt: later(startsAt, DAY_MS) }]);
});
