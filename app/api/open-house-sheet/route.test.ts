import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as notes from "#app/api/listing/open-houses/[openHouseId]/notes/route.ts";
import * as one from "#app/api/listing/open-houses/[openHouseId]/route.ts";
import * as sheetLink from "#app/api/listing/open-houses/[openHouseId]/sheet/route.ts";
import * as qrCode from "#app/api/listing/open-houses/[openHouseId]/sheet/qr-code.svg/route.ts";
import * as visitor from "#app/api/listing/open-houses/[openHouseId]/visitors/[visitorId]/route.ts";
import * as table from "#app/api/listing/open-houses/[openHouseId]/visitors.csv/route.ts";
import * as visitors from "#app/api/listing/open-houses/[openHouseId]/visitors/route.ts";
import { database } from "#db/client.ts";
import { openHouseLinks, openHouseVisitors } from "#db/schema/index.ts";
import { MAX_VISITORS } from "#lib/fields/open-houses.ts";
import {
  openHouseRecordsView,
  openHouseVisitorsView,
  sheetView,
} from "#lib/schemas/open-houses.ts";
import { BOUNDS } from "#services/limits.ts";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import {
  createOpenHouse,
  entryOf,
  makeSheet,
  type TestOpenHouse,
} from "#tests/listing/open-house.ts";
import * as route from "./route.ts";

const send = (secret: string, entry: object | null = null, headers = {}) =>
  call(route, "POST", { body: { secret, entry }, headers });
const params = ({ openHouseId }: TestOpenHouse) => ({ openHouseId });
const came = async (openHouse: TestOpenHouse) => {
  const { body } = await call(visitors, "GET", { as: openHouse.seller, params: params(openHouse) });
  return openHouseVisitorsView.parse(body).visitors;
};

it("saves each entry once, even when it's sent several times at the same time", async () => {
  const openHouse = await createOpenHouse();
  const secret = await makeSheet(openHouse);
  const bo = entryOf({
    ...{ name: " Bo ", email: "Bo@Example.com", hasAgent: true, agentName: "=Kim", mayWrite: true },
    signedAt: new Date(Date.now() - 60_000).toISOString(),
  });
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(secret, bo)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(sheetView.parse(answers[0]?.body)).toMatchObject({
    state: "open",
    home: "412 Alder Street",
  });
  await send(secret, entryOf({ name: "Ada" }));
  expect(await came(openHouse)).toMatchObject([
    { name: "Bo", email: "bo@example.com", agentName: "=Kim", mayWrite: true, writtenAt: null },
    { name: "Ada", email: null, mayWrite: false },
  ]);
  const { body, headers } = await call(table, "GET", {
    as: openHouse.seller,
    params: params(openHouse),
  });
  expect(headers.get("content-disposition")).toContain("attachment");
  expect(body).toMatch(/^Signed in,Name,.*\r\n.*,Bo,bo@example\.com,,'=Kim,Yes,\r\n/s);
});

it.each([
  [{ name: "  " }, "entry.name"],
  [{ name: "x".repeat(101) }, "entry.name"],
  [{ email: "nobody" }, "entry.email"],
  [{ mayWrite: true }, "entry.email"],
  [{ phone: "1".repeat(41) }, "entry.phone"],
  [{ hasAgent: "yes" }, "entry.hasAgent"],
  [{ signedAt: "now" }, "entry.signedAt"],
  [{ id: "1" }, "entry.id"],
])("refuses %j", async (changes, field) => {
  const openHouse = await createOpenHouse();
  const { status, body } = await send(await makeSheet(openHouse), entryOf(changes));
  expect([status, body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  expect(await came(openHouse)).toEqual([]);
});

it("returns the same 404 for an unknown, renewed, canceled, or expired link", async () => {
  const unknown = await send("a".repeat(43));
  const renewed = await createOpenHouse();
  const first = await makeSheet(renewed);
  // Another member who saw no sheet doesn't end the one on the tablet.
  expect(await makeSheet(renewed)).toBe(first);
  const second = await makeSheet(renewed, "replaces=true");
  expect(second).not.toBe(first);
  expect((await send(second)).status).toBe(200);
  const cancelled = await createOpenHouse(1, 2);
  const ofCancelled = await makeSheet(cancelled);
  await call(one, "DELETE", { as: cancelled.seller, params: params(cancelled) });
  const over = await createOpenHouse();
  const ofOver = await makeSheet(over);
  await database().execute(`update open_houses set starts_at = now() - interval '9 days',
    ends_at = now() - interval '8 days' where id = '${over.openHouseId}'`);
  for (const secret of [first, ofCancelled, ofOver]) {
    const { status, body } = await send(secret, entryOf());
    expect([status, body]).toEqual([404, unknown.body]);
  }
});

it("accepts earlier entries after the seller ends it, but none signed later", async () => {
  const openHouse = await createOpenHouse(-3, 1);
  const secret = await makeSheet(openHouse);
  const before = entryOf({ signedAt: new Date(Date.now() - 3_600_000).toISOString() });
  await call(sheetLink, "DELETE", { as: openHouse.seller, params: params(openHouse) });
  await database()
    .update(openHouseLinks)
    .set({ endedAt: new Date(Date.now() - 1_800_000) });
  expect((await send(secret)).body).toMatchObject({ state: "ended" });
  expect((await send(secret, entryOf())).status).toBe(409);
  expect((await send(secret, before)).status).toBe(200);
  expect(await came(openHouse)).toMatchObject([{ name: "Bo Buyer", signedAt: before.signedAt }]);
});

it("is early before the open house, and stays open for hours after it", async () => {
  expect((await send(await makeSheet(await createOpenHouse(3, 5)))).body).toMatchObject({
    state: "early",
  });
  expect((await send(await makeSheet(await createOpenHouse(-5, -3)))).body).toMatchObject({
    state: "open",
  });
  const over = await createOpenHouse(-7, -5);
  const { status } = await call(sheetLink, "POST", { as: over.seller, params: params(over) });
  expect(status).toBe(409);
});

it("limits names, and an address that tries links", async () => {
  const openHouse = await createOpenHouse();
  const secret = await makeSheet(openHouse);
  await database()
    .insert(openHouseVisitors)
    .values(
      Array.from({ length: MAX_VISITORS }, () => {
        const { id: entryId, signedAt: _, ...entry } = entryOf();
        return { ...entry, entryId, openHouseId: openHouse.openHouseId, signedAt: new Date() };
      }),
    );
  expect((await send(secret, entryOf())).status).toBe(409);
  const headers = { "x-forwarded-for": "192.0.2.77" };
  for (let n = 0; n < BOUNDS.sheetByAddress.limit; n++) await send("b".repeat(43), null, headers);
  expect((await send("b".repeat(43), null, headers)).status).toBe(429);
});

it("lets only its own account view or change it", async () => {
  const openHouse = await createOpenHouse();
  const { seller } = openHouse;
  await send(await makeSheet(openHouse), entryOf());
  const [bo] = await came(openHouse);
  const stranger = await createUser();
  const at = params(openHouse);
  const ofBo = { ...at, visitorId: bo?.id ?? "" };
  const body = { peopleCame: "12", notes: " Many asked about the roof. " };
  const calls = [
    () => call(visitors, "GET", { as: stranger, params: at }),
    () => call(table, "GET", { as: stranger, params: at }),
    () => call(qrCode, "GET", { as: stranger, params: at }),
    () => call(sheetLink, "POST", { as: stranger, params: at }),
    () => call(sheetLink, "DELETE", { as: stranger, params: at }),
    () => call(visitor, "DELETE", { as: stranger, params: ofBo }),
    () => call(notes, "PUT", { as: stranger, params: at, body }),
  ];
  for (const refused of calls) expect((await refused()).status).toBe(404);
  const cancelled = await call(one, "DELETE", { as: seller, params: at });
  expect([cancelled.status, cancelled.body]).toMatchObject([
    409,
    { error: expect.stringContaining("signed in") },
  ]);
  expect((await call(qrCode, "GET", { as: seller, params: at })).body).toContain("<svg");
  const saved = openHouseRecordsView.parse(
    (await call(notes, "PUT", { as: seller, params: at, body })).body,
  );
  expect(saved.openHouses).toMatchObject([
    { visitors: 1, peopleCame: 12, notes: "Many asked about the roof.", revision: 1 },
  ]);
  const left = await call(visitor, "DELETE", { as: seller, params: ofBo });
  expect(left.body).toEqual({ visitors: [] });
  expect(await database().$count(openHouseVisitors, eq(openHouseVisitors.id, bo?.id ?? ""))).toBe(
    0,
  );
});
