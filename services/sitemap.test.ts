import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HELP_ARTICLES, helpPath } from "#lib/help/topics.ts";
import { createHome, setStatus } from "#tests/listing/public-home.ts";
import { sitemap } from "./sitemap.ts";

const ORIGIN = "https://porchlight.example";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

it("lists homes for sale, and drops one a second after it was withdrawn", async () => {
  const [active, pending] = [await createHome(), await createHome({ status: "pending" })];
  const due = await createHome({ status: "coming_soon", activeOn: "2026-01-01" });
  await createHome({ status: "coming_soon", activeOn: "2199-01-01" });
  await createHome({ status: "sold" });
  await createHome({ status: "draft" });
  await createHome({ planDays: -15 });
  const address = ({ slug }: { slug: string }) => `${ORIGIN}/homes/${slug}`;
  const xml = await sitemap(ORIGIN, null);
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const help = HELP_ARTICLES.map(helpPath);
  const pages = ["/terms", "/privacy", "/fair-housing", "/about", "/help", ...help].map(
    (page) => ORIGIN + page,
  );
  expect(addressesIn(xml).toSorted()).toEqual(
    [...pages, ...[active, pending, due].map(address)].toSorted(),
  );
  await setStatus(active, "withdrawn");
  vi.advanceTimersByTime(1_000);
  expect(addressesIn(await sitemap(ORIGIN, null))).not.toContain(address(active));
});

it("returns a part for a number beyond the last", async () => {
  expect(await sitemap(ORIGIN, 99)).toContain("<urlset");
});
