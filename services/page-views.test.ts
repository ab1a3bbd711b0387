import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { MAX_SITES } from "#db/queries/page-views.ts";
import {
  listings,
  photoOpenings,
  properties,
  pageViewDays,
  visitors,
  visitorSalts,
} from "#db/schema/index.ts";
import { startTrafficCounter } from "#tests/database-traffic.ts";
import { createUser } from "#tests/factories.ts";
import { LIMITS } from "#tests/limits.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { insertPhoto } from "#tests/listing/ready-home.ts";
import { waitsForLock } from "#tests/waits-for-lock.ts";
import type * as Module from "./page-views.ts";

const traffic = await startTrafficCounter(process.env.DATABASE_URL ?? "");
process.env.DATABASE_URL = traffic.url;
afterAll(() => traffic.stop());

const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";
// 12:30 AM in Seattle, and still the previous day in Honolulu.
const NOW = new Date("2026-11-22T08:30:00Z");

type Visits = typeof Module;

/** Loads the module as a newly started instance. */
async function startInstance(): Promise<Visits> {
  vi.stubGlobal("porchlightPageViews", undefined);
  vi.resetModules();
  return import("./page-views.ts");
}

let visits: Visits;
let home: TestHome;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  for (const table of [visitorSalts, visitors]) await database().delete(table);
  visits = await startInstance();
  home = await createHome();
  return () => vi.useRealTimers();
});

interface Sent {
  listingId?: string;
  timeZone?: string;
  method?: string;
  query?: string;
  address?: string;
  headers?: Record<string, string>;
}

function visitOf(sent: Sent = {}) {
  const { listingId = home.listingId, timeZone = "America/Los_Angeles" } = sent;
  const { method = "GET", query = "", address = "203.0.113.7", headers = {} } = sent;
  const request = new Request(`https://porchlight.example/homes/${home.slug}?${query}`, {
    method,
    headers: { host: "porchlight.example", "user-agent": CHROME, ...headers },
  });
  return { listingId, timeZone, request, address };
}

const note = (sent?: Sent) => visits.recordPageView(visitOf(sent));

const counted = ({ listingId } = home) =>
  database()
    .select({
      day: pageViewDays.day,
      source: pageViewDays.source,
      site: pageViewDays.site,
      views: pageViewDays.views,
      people: pageViewDays.people,
    })
    .from(pageViewDays)
    .where(eq(pageViewDays.listingId, listingId))
    .orderBy(pageViewDays.day, pageViewDays.source, pageViewDays.site);

const totals = async () => {
  const rows = await counted();
  const sum = (name: "views" | "people") => rows.reduce((total, row) => total + row[name], 0);
  return { views: sum("views"), people: sum("people") };
};

it("counts views, and people once a day by their first source", async () => {
  note();
  note({ headers: { referer: "https://www.google.com/" } });
  note({ headers: { "user-agent": IPHONE, referer: "https://www.facebook.com/" } });
  note({ address: "203.0.113.8", query: "from=qr" });
  await visits.flushPageViews();
  note();
  note({ headers: { referer: "https://www.google.com/" } });
  await visits.flushPageViews();
  const day = "2026-11-22";
  expect(await counted()).toEqual([
    { day, source: "direct", site: "", views: 3, people: 2 },
    { day, source: "search", site: "google.com", views: 2, people: 0 },
    { day, source: "social", site: "facebook.com", views: 1, people: 1 },
  ]);
});

it("counts by day in the home's time zone, and people again each day", async () => {
  note({ timeZone: "Pacific/Honolulu" });
  note({ timeZone: "America/New_York" });
  await visits.flushPageViews();
  vi.setSystemTime(NOW.getTime() + 24 * 3_600_000);
  note();
  await visits.flushPageViews();
  expect(await counted()).toMatchObject([
    { day: "2026-11-21", views: 1, people: 1 },
    { day: "2026-11-22", views: 1, people: 1 },
    { day: "2026-11-23", views: 1, people: 1 },
  ]);
});

it.each<[string, Sent]>([
  ["a bot", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
  ["a link preview", { headers: { "user-agent": "facebookexternalhit/1.1" } }],
  ["a command-line client", { headers: { "user-agent": "curl/8.14.1" } }],
  ["a client without a user agent", { headers: { "user-agent": "" } }],
  ["a HEAD request", { method: "HEAD" }],
  ["a prefetched page", { headers: { "sec-purpose": "prefetch;prerender" } }],
  ["a page prefetched by Firefox", { headers: { "x-moz": "prefetch" } }],
  ["a logged-in user", { headers: { cookie: "a=b; porchlight.session=x" } }],
  ["a logged-in user over HTTPS", { headers: { cookie: "__Host-porchlight.session=x" } }],
])("doesn't count %s", async (_, sent) => {
  expect(note(sent)).toBeNull();
  await visits.flushPageViews();
  expect(await counted()).toEqual([]);
});

it("writes two thousand views in one transaction", async () => {
  const { statements } = await traffic.during(async () => {
    const written = note({ address: "198.51.100.1" });
    for (let n = 1; n < 2_000; n++) {
      const referer = n % 2 ? `https://site${n % 90}.example/` : "";
      const headers = { referer };
      expect(note({ address: `198.51.${n >> 8}.${n & 255}`, headers })).toBeNull();
    }
    await written;
  });
  // One transaction: begin, salt, counts, commit.
  expect(statements).toBe(4);
  expect(await totals()).toEqual({ views: 2_000, people: 2_000 });
  expect(await counted()).toHaveLength(MAX_SITES + 2);
});

it("counts a limited number of sites separately per day, across instances", async () => {
  const others = await startInstance();
  const site = (n: number) => ({ headers: { referer: `https://site${n}.example/` } });
  for (let n = 0; n < MAX_SITES + 5; n++) {
    visits.recordPageView(visitOf(site(n)));
    others.recordPageView(visitOf(site(n + 5)));
  }
  await Promise.all([visits.flushPageViews(), others.flushPageViews()]);
  visits.recordPageView(visitOf(site(20)));
  await visits.flushPageViews();
  const rows = await counted();
  expect(rows.filter((row) => row.site !== "")).toHaveLength(MAX_SITES);
  expect((await totals()).views).toBe(2 * (MAX_SITES + 5) + 1);
  expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(["other"]));
});

it("counts a person once across instances", async () => {
  const others = await startInstance();
  for (const instance of [visits, others]) instance.recordPageView(visitOf());
  await Promise.all([visits.flushPageViews(), others.flushPageViews()]);
  expect(await totals()).toEqual({ views: 2, people: 1 });
  expect(await database().$count(visitorSalts)).toBe(1);
});

it("stores only a hash of a visitor, which depends on the day's salt", async () => {
  note();
  await visits.flushPageViews();
  const [first] = await database().select().from(visitors);
  expect(first?.hash).toMatch(/^[\w-]{43}$/);
  await database().delete(visitors);
  await database().delete(visitorSalts);
  note();
  await visits.flushPageViews();
  const [second] = await database().select().from(visitors);
  expect(second?.hash).not.toBe(first?.hash);
});

it("loses nothing stored when an instance restarts", async () => {
  note();
  await visits.flushPageViews();
  visits = await startInstance();
  note();
  await visits.flushPageViews();
  expect(await totals()).toEqual({ views: 2, people: 1 });
});

it("keeps views that it can't write, tries again, and logs it once", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await database().execute(sql`alter table page_view_days rename to away`);
  note();
  await visits.flushPageViews();
  note();
  await visits.flushPageViews();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("could not save page views"));
  await database().execute(sql`alter table away rename to page_view_days`);
  await visits.flushPageViews();
  expect(await totals()).toEqual({ views: 2, people: 1 });
});

it("queues page views that arrive while writing", async () => {
  const held: (Promise<void> | null)[] = [];
  const first = note();
  expect(first).not.toBeNull();
  expect(note()).toBeNull();
  await database().transaction(async (holder) => {
    await holder.execute(sql`lock table visitor_salts`);
    await vi.waitFor(async () => expect(await waitsForLock()).toBe(true), LIMITS.condition);
    const second = note();
    expect(second).not.toBeNull();
    held.push(second);
  });
  await Promise.all([first, ...held]);
  expect(await totals()).toEqual({ views: 3, people: 1 });
});

it("counts views of other listings if one was deleted meanwhile", async () => {
  const gone = await createHome();
  note({ listingId: gone.listingId });
  note();
  await database().delete(listings).where(eq(listings.id, gone.listingId));
  await visits.flushPageViews();
  expect(await totals()).toEqual({ views: 1, people: 1 });
});

it("waits for a listing that is being deleted, and counts views of others", async () => {
  const gone = await createHome();
  note({ listingId: gone.listingId });
  note();
  const written: Promise<void>[] = [];
  await database().transaction(async (tx) => {
    await tx.delete(listings).where(eq(listings.id, gone.listingId));
    written.push(visits.flushPageViews());
    await vi.waitFor(async () => expect(await waitsForLock()).toBe(true), LIMITS.condition);
  });
  await Promise.all(written);
  expect(await totals()).toEqual({ views: 1, people: 1 });
});

describe("photo openings", () => {
  const opened = async () =>
    (await database().select().from(photoOpenings)).map((row) => [row.photoId, row.opened]);

  it("are counted only for the home's own photos", async () => {
    const own = await insertPhoto(home.seller);
    const other = await insertPhoto(await createUser());
    visits.recordPhotoOpenings(visitOf({ method: "POST" }), [own, own, other]);
    visits.recordPhotoOpenings(visitOf({ method: "POST" }), [own, crypto.randomUUID()]);
    await visits.flushPageViews();
    visits.recordPhotoOpenings(visitOf({ method: "POST" }), [own]);
    await visits.flushPageViews();
    expect(await opened()).toEqual([[own, 3]]);
  });
});

it("deletes a home's counts with the home", async () => {
  note();
  visits.recordPhotoOpenings(visitOf(), [await insertPhoto(home.seller)]);
  await visits.flushPageViews();
  await database().delete(properties).where(eq(properties.id, home.propertyId));
  expect(await counted()).toEqual([]);
  expect(await database().$count(visitors)).toBe(0);
});
