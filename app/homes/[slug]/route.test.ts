import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import * as queries from "#db/queries/public-listings.ts";
import { properties, users } from "#db/schema/index.ts";
import { LISTING_STATUSES, type ListingStatus } from "#lib/fields/listing.ts";
import { createUser, signIn } from "#tests/factories.ts";
import {
  addSlug,
  createHome,
  setPrice,
  setStatus,
  type TestHome,
  visit,
} from "#tests/listing/public-home.ts";
import * as photoFiles from "#services/photo-files.ts";
import { BASICS } from "#tests/property.ts";
import { drawPicture } from "#tests/photos/pictures.ts";
import { addPhoto } from "#tests/photos/uploads.ts";
import * as render from "../render.tsx";
import * as route from "./route.ts";

// How long an instance can rely on the last database answer.
const SECOND_MS = 1_000;

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

type Options = { method?: string; headers?: Record<string, string>; at?: string };

const open = (slug: string, { at = `/homes/${slug}`, ...options }: Options = {}, module = route) =>
  visit(module, at, { ...options, params: { slug } });

async function textOf(home: TestHome, module = route): Promise<string> {
  return (await open(home.slug, {}, module)).text();
}

const isPublic = (status: ListingStatus) => LISTING_STATUSES[status].isPublic;

describe("the page of a home", () => {
  it.each(Object.keys(LISTING_STATUSES).filter((one) => isPublic(one as ListingStatus)))(
    "is shown while the home is %s",
    async (status) => {
      const home = await createHome({ status: status as ListingStatus });
      const response = await open(home.slug);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe(
        "public, max-age=0, s-maxage=1, must-revalidate",
      );
      expect(response.headers.get("x-request-id")).toBeTruthy();
      const html = await response.text();
      expect(html).toContain("412 Alder Street");
      expect(html).not.toContain(home.seller.email);
    },
  );

  it("leaves out a lot size saved in acres instead of square feet", async () => {
    const home = await createHome();
    const saveLot = (lotSize: number) =>
      database()
        .update(properties)
        .set({ propertyBasics: { ...BASICS, lotSize } })
        .where(eq(properties.id, home.propertyId));
    await saveLot(7200);
    expect(await textOf(home)).toContain("7,200 sq ft");
    vi.advanceTimersByTime(SECOND_MS);
    await saveLot(0.25);
    expect(await textOf(home)).not.toMatch(/lot/i);
  });

  it("returns 410 for a withdrawn home, and 404 for one that was never public", async () => {
    for (const [status, answered] of [
      ["withdrawn", 410],
      ["draft", 404],
    ] as const) {
      const home = await createHome({ status });
      const response = await open(home.slug);
      expect(response.status).toBe(answered);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      const html = await response.text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain("Alder");
    }
  });

  it("stays for 14 days without a plan, then returns 410", async () => {
    expect((await open((await createHome({ planDays: -13 })).slug)).status).toBe(200);
    expect((await open((await createHome({ planDays: -15 })).slug)).status).toBe(410);
  });

  it("is gone when its account is deleted", async () => {
    const home = await createHome();
    expect((await open(home.slug)).status).toBe(200);
    await database().delete(users).where(eq(users.id, home.seller.id));
    vi.advanceTimersByTime(SECOND_MS);
    expect((await open(home.slug)).status).toBe(404);
  });

  it("redirects earlier addresses and other spellings to the current one", async () => {
    const home = await createHome();
    await addSlug(home.listingId, `corrected-${home.slug}`, 2);
    const now = `corrected-${home.slug}`;
    for (const [slug, at] of [
      [home.slug, `/homes/${home.slug}?utm_source=flyer`],
      [now.toUpperCase(), `/homes/${now.toUpperCase()}?utm_source=flyer`],
      [now, `/homes/${now}/?utm_source=flyer`],
    ] as const) {
      const response = await open(slug, { at });
      expect(response.status).toBe(308);
      expect(response.headers.get("location")).toBe(`/homes/${now}?utm_source=flyer`);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    expect((await open(now)).status).toBe(200);
    await setStatus(home, "withdrawn");
    vi.advanceTimersByTime(SECOND_MS);
    expect((await open(home.slug)).status).toBe(410);
  });

  it.each([
    ...["", "-", "a--b", "%", "..", "a/b", "a\u0000b", "é", "' or 1=1 --", "x".repeat(10_000)],
    ...["__proto__", "constructor"],
  ])("returns 404 at %j", async (slug) => {
    const response = await open(slug, { at: "/homes/anything" });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("We couldn&#x27;t find this listing");
  });

  it("returns 304 for a matching ETag until it changes", async () => {
    const home = await createHome();
    const etag = (await open(home.slug)).headers.get("etag") ?? "";
    const kept = await open(home.slug, { headers: { "if-none-match": etag } });
    expect([kept.status, await kept.text()]).toEqual([304, ""]);
    await setPrice(home, 1_234_000);
    vi.advanceTimersByTime(SECOND_MS);
    const changed = await open(home.slug, { headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain("$1,234,000");
  });

  it("returns no body for HEAD, and 405 for other methods", async () => {
    const home = await createHome();
    const head = await open(home.slug, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const refused = await open(home.slug, { method });
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });

  it("is the same for a person logged in to another account", async () => {
    const home = await createHome();
    const other = await createUser();
    const asVisitor = await textOf(home);
    const response = await open(home.slug, { headers: { cookie: await signIn(other) } });
    expect(await response.text()).toBe(asVisitor);
  });

  it("uses its own origin, never one from a request's Host", async () => {
    const home = await createHome();
    await open(home.slug, { headers: { host: "evil.example" } });
    const html = await textOf(home);
    expect(html).toContain(`http://localhost:3000/homes/${home.slug}`);
    expect(html).not.toContain("evil.example");
  });

  it("returns 503 while the database is down, and no cached page", async () => {
    const home = await createHome();
    expect((await open(home.slug)).status).toBe(200);
    vi.advanceTimersByTime(SECOND_MS);
    const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    vi.spyOn(queries, "findListingState").mockRejectedValue(away);
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const response = await open(home.slug);
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).toContain("We can&#x27;t show this page right now");
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toContain(response.headers.get("x-request-id"));
  });

  it("is rendered once for requests at the same time", async () => {
    const home = await createHome();
    const rendered = vi.spyOn(render, "renderPage");
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(home.slug)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

describe("the page's cover", () => {
  const BEFORE_ITS_FILE = /<img[^>]*background-image:url\(&quot;(data:[^&]+)&quot;\)/;
  const bytesBefore = (html: string) => BEFORE_ITS_FILE.exec(html)?.[1]?.length ?? 0;

  it("has a small placeholder in the page until its file loads", async () => {
    const home = await createHome();
    await addPhoto(home.seller, await drawPicture(1200, 900));
    vi.advanceTimersByTime(SECOND_MS);
    const shown = bytesBefore(await textOf(home));
    expect(shown).toBeGreaterThan(1_000);
    expect(shown).toBeLessThan(12_000);
  });

  it("falls back to a smaller placeholder when storage is down", async () => {
    const home = await createHome();
    await addPhoto(home.seller, await drawPicture(1200, 900));
    vi.advanceTimersByTime(SECOND_MS);
    vi.spyOn(photoFiles, "readWhole").mockRejectedValue(new Error("The store is away"));
    const log = vi.spyOn(console, "error").mockReturnValue();
    const shown = bytesBefore(await textOf(home));
    expect(shown).toBeGreaterThan(50);
    expect(shown).toBeLessThan(1_000);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

/** Loads the routes as another process that shares only the database. */
async function anotherInstance(): Promise<typeof route> {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, "porchlightHomes");
  return import("./route.ts");
}

describe("on every instance", () => {
  it("shows a change a second later, and removes a withdrawn home", async () => {
    const home = await createHome();
    const instances = [route, await anotherInstance()];
    for (const instance of instances) expect(await textOf(home, instance)).toContain("$649,000");
    await setPrice(home, 640_000);
    vi.advanceTimersByTime(SECOND_MS);
    for (const instance of instances) expect(await textOf(home, instance)).toContain("$640,000");
    await setStatus(home, "withdrawn");
    vi.advanceTimersByTime(SECOND_MS);
    for (const instance of instances) {
      expect((await open(home.slug, {}, instance)).status).toBe(410);
    }
  });
});
