import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { saveSales } from "#db/queries/sales.ts";
import { accountEvents, listingChanges, listings, pageViewDays, sales } from "#db/schema/index.ts";
import { dayOf, isoOf } from "#lib/days.ts";
import type { DashboardView } from "#lib/schemas/dashboard.ts";
import { priceCheckup } from "#lib/schemas/price-checkup.ts";
import { streetKey } from "#lib/us/street-key.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import * as dashboardRoute from "#app/api/dashboard/route.ts";
import * as readRoute from "#app/api/notifications/read/route.ts";
import { addWeeklyCheckups } from "#services/weekly-checkups.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createHome, setStatus, type TestHome } from "#tests/listing/public-home.ts";
import { IMPORTED_SALE } from "#tests/valuation/imported-sale.ts";
import * as route from "./route.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ZONE = "America/Los_Angeles";
const TODAY = dayOf(dayIn(ZONE, new Date()));
const dayAgo = (days: number) => isoOf(TODAY - days);
/** About noon where the home is. */
const noon = (days: number) => new Date(`${dayAgo(days)}T20:00:00Z`);

const read = async (as: TestUser) =>
  priceCheckup.parse((await call(route, "GET", { as })).body).listed;

/** A home of zip code 98103, active for some days. */
async function createListed(days: number): Promise<TestHome> {
  const home = await createHome({ publishedAt: noon(days) });
  const { listingId } = home;
  await database()
    .update(listingChanges)
    .set({ at: noon(days) })
    .where(eq(listingChanges.listingId, listingId));
  await database()
    .insert(pageViewDays)
    .values([
      { listingId, day: dayAgo(2), views: 5, people: 3, source: "direct" },
      { listingId, day: dayAgo(9), views: 8, people: 3, source: "direct" },
    ]);
  return home;
}

it("describes an active listing, and nothing for any other", async () => {
  const home = await createListed(20);
  const others = await createHome();
  expect(await read(home.seller)).toEqual({
    since: dayAgo(20),
    days: 20,
    week: { days: 7, views: 5, inquiries: 0, showings: 0 },
    weekBefore: { days: 7, views: 8, inquiries: 0, showings: 0 },
    followers: 0,
    notificationId: null,
    pace: null,
  });
  expect(await read(others.seller)).toMatchObject({ days: 0, week: null, weekBefore: null });
  for (const status of ["draft", "coming_soon", "pending", "sold", "withdrawn"] as const) {
    await setStatus(home, status);
    expect(await read(home.seller)).toBeNull();
  }
  expect(await read(await createUser())).toBeNull();
});

it("says how homes of the zip code sold that were listed as long", async () => {
  const { seller } = await createListed(31);
  const listed = Array.from({ length: 65 }, (_, index) => ({
    ...IMPORTED_SALE,
    ...{ sourceId: `pace-${index}`, zipCode: index < 60 ? "98103" : "98104" },
    ...{ soldOn: dayAgo(10 + index), daysOnMarket: index + 1 },
  }));
  await saveSales(listed.slice(1));
  await saveSales([{ ...IMPORTED_SALE, sourceId: "old", zipCode: "98103", soldOn: "2020-01-01" }]);
  expect((await read(seller))?.pace).toMatchObject({
    ...{
      area: { kind: "zip", zipCode: "98103" },
      until: "contract",
      day: 31,
      salesCount: 59,
      longerCount: 30,
    },
    ...{ soldFrom: dayAgo(69), soldTo: dayAgo(11), moreDays: 15 },
    isDemo: false,
  });
  await database().update(sales).set({ isDemo: true }).where(eq(sales.sourceId, "pace-30"));
  expect((await read(seller))?.pace).toMatchObject({ isDemo: true });
});

it("uses sales within two miles, or else in the city, where the zip code has too few", async () => {
  const { seller } = await createListed(20);
  const sold = (count: number, from: number, changes: object) =>
    saveSales(
      Array.from({ length: count }, (_, index) => ({
        ...IMPORTED_SALE,
        ...{ sourceId: `wide-${from + index}`, zipCode: null, state: "WA", city: null },
        ...{ soldOn: dayAgo(5 + index), daysOnMarket: 25, ...changes },
      })),
    );
  await database().delete(sales);
  await sold(29, 0, { city: "SEATTLE" });
  // Another city of the state, another city of that name, and one nearby without days.
  await sold(1, 29, { city: "Bellevue" });
  await sold(1, 30, { city: "Seattle", state: "OR" });
  await sold(1, 31, { city: "Seattle", daysOnMarket: null });
  expect((await read(seller))?.pace).toBeNull();
  await sold(1, 32, { city: "Seattle", zipCode: "98103" });
  expect((await read(seller))?.pace).toMatchObject({
    area: { kind: "city", city: "Seattle" },
    ...{ salesCount: 30, longerCount: 30, moreDays: 5 },
  });

  // The home's coordinates are those of the nearest house on its street. A mile is 1/69 of a degree.
  const place = { latitude: 47.66, longitude: -122.34 };
  const street = {
    houseNumber: "410",
    street: "Alder Street",
    streetKey: streetKey("Alder Street"),
  };
  await sold(1, 40, { ...street, ...place, city: "Seattle", soldOn: dayAgo(900) });
  await sold(29, 41, { ...place, latitude: 47.66 + 1.9 / 69 });
  // Within the square around the circle.
  await sold(1, 70, { latitude: 47.66 + 1.9 / 69, longitude: -122.34 + 1.9 / 69 / 0.67 });
  expect((await read(seller))?.pace).toMatchObject({ area: { kind: "city" } });
  await sold(1, 71, { ...place, longitude: -122.34 - 1.9 / 69 / 0.68 });
  expect((await read(seller))?.pace).toMatchObject({
    area: { kind: "distance", miles: 2 },
    salesCount: 30,
  });
});

const checkupsOf = ({ seller }: TestHome) =>
  database().$count(
    accountEvents,
    and(eq(accountEvents.accountId, seller.accountId), eq(accountEvents.kind, "price_checkup")),
  );

async function todayOf(as: TestUser): Promise<string[]> {
  const { today } = (await call(dashboardRoute, "GET", { as })).body as DashboardView;
  return (today ?? []).map(({ title }) => title);
}

it("comes once a week after 8:00 AM, and is in Today until it's read", async () => {
  const home = await createListed(7);
  const isNew = await createListed(6);
  const down = await createListed(30);
  await database()
    .update(listings)
    .set({ takenDownAt: new Date(), takenDownReason: "It shows another home." })
    .where(eq(listings.id, down.listingId));
  await addWeeklyCheckups(new Date(`${dayAgo(0)}T14:00:00Z`));
  expect(await checkupsOf(home)).toBe(0);
  await addWeeklyCheckups(noon(0));
  await addWeeklyCheckups(noon(0));
  expect(await Promise.all([home, isNew, down].map(checkupsOf))).toEqual([1, 0, 0]);
  expect(await todayOf(home.seller)).toContain("Read your price check-up");

  const notificationId = (await read(home.seller))?.notificationId ?? 0;
  const other = await call(readRoute, "POST", { as: isNew.seller, body: { notificationId } });
  expect(other.status).toBe(404);
  await call(readRoute, "POST", { as: home.seller, body: { notificationId } });
  expect(await todayOf(home.seller)).not.toContain("Read your price check-up");
  expect(await read(home.seller)).toMatchObject({ notificationId: null });

  await database()
    .update(accountEvents)
    .set({ at: new Date(noon(0).getTime() - 7 * DAY_MS) })
    .where(eq(accountEvents.accountId, home.seller.accountId));
  await addWeeklyCheckups(noon(0));
  expect(await checkupsOf(home)).toBe(2);
});
