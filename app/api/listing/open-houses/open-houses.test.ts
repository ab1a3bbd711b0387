import { and, eq, isNotNull, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { listings, openHouses, properties, showings } from "#db/schema/index.ts";
import { MAX_OPEN_HOUSES } from "#lib/fields/listing.ts";
import { MAX_CANCELED_OPEN_HOUSES } from "#lib/fields/open-houses.ts";
import { openHouseRecordsView } from "#lib/schemas/open-houses.ts";
import { dayIn, instantOf, timeIn } from "#lib/us/wall-clock.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { readListing } from "#tests/listing/ready-home.ts";
import * as one from "./[openHouseId]/route.ts";
import * as route from "./route.ts";

const YEAR = new Date().getUTCFullYear() + 1;
// Daylight saving time applies on this day.
const DAY = `${YEAR}-06-12`;
const OPEN_HOUSE = { day: DAY, from: "13:00", to: "15:30", remarks: "" };

const add = (as: TestUser, changes: object = {}) =>
  call(route, "POST", { as, body: { ...OPEN_HOUSE, ...changes } });
const remove = (as: TestUser, openHouseId: string, query = "") =>
  call(one, "DELETE", { as, params: { openHouseId }, query });
const change = (as: TestUser, openHouseId: string, changes: object = {}) =>
  call(one, "PUT", { as, params: { openHouseId }, body: { ...OPEN_HOUSE, ...changes } });
const recordsOf = (body: unknown) => openHouseRecordsView.parse(body).openHouses;
const stored = (id: string) =>
  database().query.openHouses.findFirst({ where: eq(openHouses.id, id) });

async function createSeller(state = "WA") {
  const seller = await createUser();
  await createProperty(seller, { state });
  return seller;
}

it("lists open houses in order in the home's time zone, and cancels them", async () => {
  const seller = await createSeller();
  await add(seller, { remarks: " Please ring twice. " });
  const openHouses = recordsOf((await add(seller, { from: "09:00", to: "10:00" })).body);
  expect(openHouses).toMatchObject([
    { startsAt: `${DAY}T16:00:00.000Z`, endsAt: `${DAY}T17:00:00.000Z`, remarks: "" },
    {
      startsAt: `${DAY}T20:00:00.000Z`,
      endsAt: `${DAY}T22:30:00.000Z`,
      remarks: "Please ring twice.",
    },
  ]);
  const [first, second] = openHouses.map(({ id }) => id);
  const { body } = await remove(seller, first ?? "");
  expect(recordsOf(body)).toMatchObject([{ id: second }]);
  expect((await remove(seller, first ?? "")).status).toBe(404);
  expect(await stored(first ?? "")).toMatchObject({ sequence: 1, cancelledAt: expect.any(Date) });
});

it("changes an open house, and counts each time change", async () => {
  const seller = await createSeller();
  const [openHouse] = recordsOf((await add(seller)).body);
  const id = openHouse?.id ?? "";
  const { body } = await change(seller, id, { remarks: "Ring twice.", isPublic: false });
  expect(recordsOf(body)).toMatchObject([{ id, remarks: "Ring twice.", isPublic: false }]);
  expect(await stored(id)).toMatchObject({ sequence: 0 });
  await change(seller, id, { to: "16:00" });
  expect(await stored(id)).toMatchObject({ sequence: 1, isPublic: true });
  await add(seller, { from: "18:00", to: "19:00" });
  const refused = await change(seller, id, { to: "18:30" });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { fields: { from: expect.anything() } },
  ]);
  expect(await stored(id)).toMatchObject({ sequence: 1 });
});

it("refuses an edit of an earlier revision, which would restore the old time", async () => {
  const seller = await createSeller();
  const [openHouse] = recordsOf((await add(seller)).body);
  const { id, revision } = openHouse!;
  const moved = { from: "14:00", isPublic: false, revision };
  const [saved] = recordsOf((await change(seller, id, moved)).body);
  const stale = { remarks: "Ring twice.", revision };
  expect(await change(seller, id, stale)).toMatchObject({
    status: 409,
    body: { conflict: { revision: saved?.revision, current: { startsAt: saved?.startsAt } } },
  });
  expect(await stored(id)).toMatchObject({ remarks: "", isPublic: false, sequence: 1 });
  const onNewest = { ...moved, ...stale, revision: saved?.revision };
  const both = await Promise.all([1, 2].map(() => change(seller, id, onNewest)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it("extends one in progress, and only deletes one that's over", async () => {
  const seller = await createSeller();
  const [openHouse] = recordsOf((await add(seller)).body);
  const id = openHouse?.id ?? "";
  const zone = "America/Los_Angeles";
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const at = (hours: number) => new Date(hour + hours * 3_600_000);
  const set = (from: number, to: number) =>
    database()
      .update(openHouses)
      .set({ startsAt: at(from), endsAt: at(to) })
      .where(eq(openHouses.id, id));
  await set(-1, 2);
  const day = dayIn(zone, at(-1));
  // These three fields can't describe an end on another day.
  const isOneDay = dayIn(zone, at(3)) === day;
  const kept = { day, from: timeIn(zone, at(-1)), to: timeIn(zone, at(3)) };
  expect((await change(seller, id, kept)).status).toBe(isOneDay ? 200 : 400);
  expect((await change(seller, id, { ...kept, from: timeIn(zone, at(-2)) })).status).toBe(400);
  await set(-3, -1);
  expect((await change(seller, id)).status).toBe(409);
  // A page that showed it as upcoming cancels it, but doesn't delete its sign-ins.
  expect(await remove(seller, id, "isOver=false")).toMatchObject({
    ...{ status: 409, body: { error: expect.stringContaining("so it can't be canceled") } },
  });
  expect(await stored(id)).toMatchObject({ cancelledAt: null });
  expect((await remove(seller, id, "isOver=true")).status).toBe(200);
  expect(await stored(id)).toBeUndefined();
});

it("keeps a limited number of canceled ones for calendars", async () => {
  const seller = await createSeller();
  const [openHouse] = recordsOf((await add(seller)).body);
  await database().execute(sql`
    insert into open_houses (listing_id, starts_at, ends_at, cancelled_at)
    select l.id, now() + interval '1 day', now() + interval '2 days', now() - n * interval '1 hour'
    from listings l join properties p on p.id = l.property_id,
      generate_series(1, ${MAX_CANCELED_OPEN_HOUSES}) n
    where p.user_id = ${seller.accountId}`);
  await remove(seller, openHouse?.id ?? "");
  const row = await stored(openHouse?.id ?? "");
  const cancelled = and(
    eq(openHouses.listingId, row?.listingId ?? ""),
    isNotNull(openHouses.cancelledAt),
  );
  expect(await database().$count(openHouses, cancelled)).toBe(MAX_CANCELED_OPEN_HOUSES);
});

it.each([
  ["day", "2020-01-01", "Must be in the future"],
  ["day", "soon", "Enter a date, like 05/31/2027"],
  ["from", "25:00", "Enter a time, like 13:00"],
  ["to", "13:00", "Must be after the start"],
  ["to", "12:00", "Must be after the start"],
  ["remarks", "x".repeat(501), "Must be at most 500 characters"],
  ["remarks", "No children.", expect.stringContaining("“No children”")],
])("refuses %s %j", async (field, value, message) => {
  const seller = await createSeller();
  const { status, body } = await add(seller, { [field]: value });
  expect([status, body]).toMatchObject([400, { fields: { [field]: message } }]);
  expect((await readListing(seller)).openHouses).toEqual([]);
});

it("allows twelve hours at most", async () => {
  const seller = await createSeller();
  const { status, body } = await add(seller, { from: "08:00", to: "20:01" });
  expect([status, body]).toMatchObject([
    400,
    { fields: { to: "Must be at most 12 hours after the start" } },
  ]);
  expect((await add(seller, { from: "08:00", to: "20:00" })).status).toBe(200);
});

it("handles daylight saving time changes", async () => {
  // Daylight saving time ends on the first Sunday of November and starts on the second of March.
  const back = new Date(Date.UTC(YEAR, 10, 1));
  back.setUTCDate(1 + ((7 - back.getUTCDay()) % 7));
  const forward = new Date(Date.UTC(YEAR, 2, 8));
  forward.setUTCDate(8 + ((7 - forward.getUTCDay()) % 7));
  const [backOn = "", forwardOn = ""] = [back, forward].map((date) =>
    date.toISOString().slice(0, 10),
  );
  const seller = await createSeller("New York");
  expect(
    recordsOf((await add(seller, { day: backOn, from: "01:30", to: "02:00" })).body),
  ).toMatchObject([{ startsAt: `${backOn}T05:30:00.000Z`, endsAt: `${backOn}T07:00:00.000Z` }]);
  const { status, body } = await add(seller, { day: forwardOn, from: "02:30", to: "04:00" });
  expect([status, body]).toMatchObject([
    400,
    { fields: { from: expect.stringContaining("skip this time") } },
  ]);
});

it("rejects overlapping open houses, even from requests at the same time", async () => {
  const seller = await createSeller();
  await add(seller);
  for (const [from, to] of [
    ["12:00", "13:01"],
    ["15:29", "16:00"],
    ["13:30", "14:00"],
    ["12:00", "16:00"],
  ]) {
    const { status, body } = await add(seller, { from, to });
    expect([status, body]).toMatchObject([409, { fields: { from: expect.any(String) } }]);
  }
  expect((await add(seller, { from: "12:00", to: "13:00" })).status).toBe(200);
  expect((await add(seller, { from: "15:30", to: "16:00" })).status).toBe(200);
  const answers = await Promise.all(
    [1, 2, 3].map(() => add(seller, { from: "18:00", to: "19:00" })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

it("requires the seller's consent to overlap a showing, and refuses blocked time", async () => {
  const seller = await createSeller();
  await add(seller, { from: "09:00", to: "10:00" });
  const [row] = await database()
    .select()
    .from(openHouses)
    .innerJoin(listings, eq(listings.id, openHouses.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(properties.userId, seller.accountId));
  const listingId = row?.listings.id ?? "";
  const at = (time: string) => instantOf(DAY, time, "America/Los_Angeles")!;
  const hold = (from: string, to: string, changes: Partial<typeof showings.$inferInsert> = {}) =>
    database()
      .insert(showings)
      .values({
        ...{ listingId, startsAt: at(from), endsAt: at(to), heldUntil: at(to), name: "Bo Li" },
        state: "confirmed",
        secretHash: crypto.randomUUID(),
        ...changes,
      });
  await hold("12:00", "13:00");
  await hold("14:00", "14:30");
  await hold("15:00", "15:30", { state: "blocked", name: "", secretHash: null });
  await hold("16:00", "17:00", { state: "declined" });
  await hold("16:00", "17:00", { state: "requested", answerBy: new Date(Date.now() - 1000) });
  const saysOf = async (answer: ReturnType<typeof add>) => {
    const { status, body } = await answer;
    return status === 409 ? (body as { fields: Record<string, string> }).fields.holdsBoth : status;
  };
  expect(await saysOf(add(seller))).toMatch(
    /^At that time, you have a showing with Bo Li: .+, 2:00 PM PT, until 2:30 PM, and 1 more\. /,
  );
  expect(await saysOf(add(seller, { from: "15:15", to: "16:00" }))).toMatch(
    /^At that time, you blocked off time: .+ Unblock that time first/,
  );
  // Declined and expired requests don't block the time, and neither do adjacent showings.
  const free = recordsOf((await add(seller, { from: "16:30", to: "17:30" })).body);
  const { id } = free.find(({ startsAt }) => startsAt === at("16:30").toISOString())!;
  expect(await saysOf(change(seller, id, { from: "14:15", to: "17:30" }))).toMatch(/Bo Li/);
  const both = { from: "14:15", to: "17:30", holdsBoth: true };
  expect(await saysOf(change(seller, id, both))).toBe(200);
  expect(await saysOf(change(seller, id, { ...both, holdsBoth: false, remarks: "Ring." }))).toBe(
    200,
  );
  expect(await saysOf(add(seller, { from: "13:00", to: "14:00", holdsBoth: "yes" }))).toBe(400);
  expect(await saysOf(add(seller, { from: "13:00", to: "14:00" }))).toBe(200);
});

it("allows fifty upcoming open houses at most", async () => {
  const seller = await createSeller();
  await add(seller);
  await database().execute(sql`
    insert into open_houses (listing_id, starts_at, ends_at)
    select l.id, now() + n * interval '1 day', now() + n * interval '1 day' + interval '1 hour'
    from listings l join properties p on p.id = l.property_id,
      generate_series(-9, ${MAX_OPEN_HOUSES - 2}) n
    where p.user_id = ${seller.accountId} and n <> 0`);
  expect((await readListing(seller)).openHouses).toHaveLength(MAX_OPEN_HOUSES - 1);
  const toCome = recordsOf((await add(seller, { from: "18:00", to: "19:00" })).body).filter(
    ({ isOver }) => !isOver,
  );
  expect(toCome).toHaveLength(MAX_OPEN_HOUSES);
  expect((await add(seller, { from: "20:00", to: "21:00" })).status).toBe(409);
});

it("requires a property, and belongs to the account", async () => {
  expect((await add(await createUser())).status).toBe(404);
  const seller = await createSeller();
  const stranger = await createSeller();
  const member = await createUser({ parent: seller });
  const [openHouse] = recordsOf((await add(member)).body);
  expect((await readListing(stranger)).openHouses).toEqual([]);
  expect((await remove(stranger, openHouse?.id ?? "")).status).toBe(404);
  expect((await change(stranger, openHouse?.id ?? "")).status).toBe(404);
  expect((await remove(seller, openHouse?.id ?? "")).status).toBe(200);
});
