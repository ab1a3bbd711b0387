import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { inquiries, photoOpenings, pageViewDays } from "#db/schema/index.ts";
import { dayOf, isoOf } from "#lib/days.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { trafficView } from "#lib/schemas/listing.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { createHome, setPrice, type TestHome } from "#tests/listing/public-home.ts";
import { insertPhoto } from "#tests/listing/ready-home.ts";
import * as table from "#app/api/listing/traffic.csv/route.ts";
import * as route from "./route.ts";

const dayAgo = (days: number) => isoOf(dayOf(dayIn("America/Los_Angeles", new Date())) - days);
// About noon in the home's time zone.
const ago = (days: number) => new Date(`${dayAgo(days)}T20:00:00Z`);

const read = async (as: TestUser) => trafficView.parse((await call(route, "GET", { as })).body);

async function createTraffic(): Promise<TestHome & { photoId: string }> {
  const home = await createHome({ publishedAt: ago(3) });
  const { listingId } = home;
  await setPrice(home, 640_000);
  const row = (day: number, views: number, people: number) => ({
    ...{ listingId, day: dayAgo(day), views, people },
  });
  await database()
    .insert(pageViewDays)
    .values([
      { ...row(2, 5, 3), source: "direct" },
      { ...row(2, 4, 4), source: "search", site: "google.com" },
      { ...row(1, 1, 1), source: "search", site: "google.com" },
      { ...row(1, 2, 2), source: "other", site: "b.example" },
    ]);
  const photoId = await insertPhoto(home.seller);
  await database()
    .insert(photoOpenings)
    .values({ listingId, day: dayAgo(1), photoId, opened: 6 });
  const asked = { listingId, name: "Bo", email: "bo@example.com", message: "When?" };
  await database()
    .insert(inquiries)
    .values([
      { ...asked, kind: "question", receivedAt: ago(1) },
      { ...asked, kind: "showing", receivedAt: ago(1) },
      { ...asked, kind: "showing", receivedAt: ago(1), state: "spam" },
    ]);
  return { ...home, photoId };
}

const TOTALS = { views: 12, people: 10, photosOpened: 6, inquiries: 2, showings: 1 };

it("returns traffic by day, source, site, and photo", async () => {
  const { seller, photoId } = await createTraffic();
  const { since, totals, details } = await read(seller);
  expect([since, totals]).toEqual([dayAgo(3), TOTALS]);
  const none = { views: 0, people: 0, photosOpened: 0, inquiries: 0, showings: 0 };
  expect(details?.days).toEqual([
    { day: dayAgo(3), ...none },
    { day: dayAgo(2), ...none, views: 9, people: 7 },
    { day: dayAgo(1), views: 3, people: 3, photosOpened: 6, inquiries: 2, showings: 1 },
    { day: dayAgo(0), ...none },
  ]);
  expect(details).toMatchObject({
    sources: [
      { source: "direct", views: 5, people: 3 },
      { source: "search", views: 5, people: 5 },
      { source: "other", views: 2, people: 2 },
    ],
    sites: [
      { site: "google.com", people: 5 },
      { site: "b.example", people: 2 },
    ],
    photos: [{ photoId, opened: 6 }],
    priceChanges: [
      { day: dayAgo(0), price: 640_000, before: 649_000, daysBefore: 3, daysAfter: 0 },
    ],
  });
});

it.each([
  ["Starter", { planId: 1 }, false],
  ["Basic", { planId: 2 }, true],
  ["Premium", { planId: 3 }, true],
  ["an expired plan", { planId: 3, days: -1 }, false],
])("returns daily details if the plan includes them: %s", async (_, plan, hasDetails) => {
  const { seller } = await createTraffic();
  await createSubscription(seller, plan);
  const { totals, details } = await read(seller);
  expect([totals, details !== null]).toEqual([TOTALS, hasDetails]);
});

it("lets everyone on the account read it, and no one else", async () => {
  const { seller } = await createTraffic();
  expect((await read(await createUser({ parent: seller }))).totals).toEqual(TOTALS);
  const other = await createHome();
  expect((await read(other.seller)).totals.views).toBe(0);
  expect((await call(route, "GET")).status).toBe(401);
});

it("is empty before the home is public", async () => {
  const nothing = { since: null, details: null, totals: { views: 0, inquiries: 0 } };
  expect(await read(await createUser())).toMatchObject(nothing);
  const draft = await createHome({ status: "draft", publishedAt: null });
  expect(await read(draft.seller)).toMatchObject(nothing);
});

it("exports a spreadsheet if the plan includes it, once the home was public", async () => {
  const { seller } = await createTraffic();
  const answer = await call(table, "GET", { as: seller });
  expect(answer.headers.get("Content-Disposition")).toContain("what-happens-on-the-page.csv");
  const [, ...lines] = String(answer.body).trim().split("\r\n");
  expect(lines).toEqual([
    `${dayAgo(3)},0,0,0,0,0,0,0,0,0,0,`,
    `${dayAgo(2)},9,7,0,0,0,3,4,0,0,0,`,
    `${dayAgo(1)},3,3,6,2,1,0,1,0,0,2,`,
    `${dayAgo(0)},0,0,0,0,0,0,0,0,0,0,640000`,
  ]);
  await createSubscription(seller, { planId: 1 });
  expect(await call(table, "GET", { as: seller })).toMatchObject({
    status: 403,
    body: { error: "The spreadsheet is included in Basic and Premium." },
  });
  const draft = await createHome({ status: "draft", publishedAt: null });
  expect((await call(table, "GET", { as: draft.seller })).status).toBe(404);
});
