import type { Page } from "@playwright/test";
import { BASICS } from "#tests/property.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test, works } from "./fixtures.ts";
import { press, tabTo } from "./keyboard.ts";
import { PLACED, signUp } from "./people.ts";
import { CREDIT, testWithMap } from "./with-map.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

async function openComps(page: Page, address = PLACED) {
  for (const [path, data] of [
    ["/api/property", address],
    ["/api/property/basics", BASICS],
  ] as const) {
    expect((await page.request.post(path, { data })).status()).toBe(200);
  }
  const origins = new Set<string>();
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http")) origins.add(origin);
  });
  await page.goto("/pricing/comps");
  await works(page);
  return origins;
}

const map = (page: Page) => page.getByRole("region", { name: "Map of comparable sales" });
const points = (page: Page) => map(page).getByRole("button", { name: /^\d+: / });
const numbers = (page: Page) => page.getByRole("button", { name: /^Highlight .+: \d+$/ });

/** Chooses a sale on the map and one in the table, with the keyboard. */
async function chooseSales(page: Page) {
  await expect(points(page)).toHaveCount(5);
  const first = points(page).first();
  await tabTo(page, first);
  await page.keyboard.press("Enter");
  await expect(numbers(page).first()).toHaveAttribute("aria-pressed", "true");
  await expect(map(page).getByRole("status")).toContainText(/^1\. .+: sold for \$[\d,]+ on /);
  await press(page, numbers(page).nth(1));
  await expect(first).toHaveAttribute("aria-pressed", "false");
  await expect(points(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(map(page).getByRole("status")).toContainText(/^2\. /);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("without a map, comps are plotted by distance, and nothing is requested elsewhere", async ({
      page,
      baseURL,
    }) => {
      await signUp(page);
      const origins = await openComps(page);
      await chooseSales(page);
      expect(await findFaults(page, "main")).toEqual([]);
      await expect(map(page).getByRole("img", { name: /^5 sales within .+ miles/ })).toBeVisible();
      await expect(map(page).locator("canvas")).toHaveCount(0);
      await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
      await expect(points(page).nth(5)).toBeVisible();
      expect([...origins]).toEqual([new URL(baseURL ?? "").origin]);
    });
  });
}

const MAPS = {
  style: { path: "/style.json", loads: ".pbf" },
  tiles: { path: "/{z}/{x}/{y}.png", loads: ".png" },
  file: { path: "/us.pmtiles", loads: ".pmtiles" },
};

/** Zooms in until points are out of the map's view, and goes through those that aren't. */
async function expectFocusToStay(page: Page): Promise<void> {
  const zoomIn = map(page).getByRole("button", { name: "Zoom in" });
  while ((await points(page).count()) === 5) await zoomIn.click();
  const scrolled = () =>
    page.evaluate(() => [
      scrollY,
      document.querySelector(".maplibregl-map")?.parentElement?.scrollTop,
    ]);
  await zoomIn.focus();
  const before = await scrolled();
  for (let left = await points(page).count(); left > 0; left--) await page.keyboard.press("Tab");
  expect(await scrolled()).toEqual(before);
}

for (const [kind, { path, loads }] of Object.entries(MAPS)) {
  testWithMap.describe(`with the operator's ${kind}`, () => {
    testWithMap.use({ path, expectedErrors: [/404 \(Not Found\) \(http:\/\/127\.0\.0\.1:/] });

    testWithMap(
      "comps are points on a map, or plotted by distance while it's missing",
      async ({ page, baseURL, tiles }) => {
        await signUp(page);
        tiles.isMissing = true;
        await openComps(page, { ...PLACED, addressLine1: "1 Unrecorded Way" });
        await expect(page.getByRole("table", { name: "Comparable sales" })).toBeVisible();
        await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
        await expect(map(page)).toHaveCount(0);
        await expect(numbers(page)).toHaveCount(0);

        await openComps(page);
        await expect(map(page).getByRole("img", { name: /^5 sales within / })).toBeVisible();
        await expect(map(page).locator("canvas")).toHaveCount(0);
        await chooseSales(page);

        tiles.isMissing = false;
        const origins = await openComps(page);
        await chooseSales(page);
        await expect(map(page).locator("canvas")).toBeVisible();
        await expect(map(page).getByText(CREDIT)).toBeAttached();
        await expect.poll(() => tiles.asked.some((asked) => asked.endsWith(loads))).toBe(true);

        const before = await points(page).first().boundingBox();
        await map(page).getByRole("button", { name: "Zoom out" }).click();
        await expect
          .poll(async () => JSON.stringify(await points(page).first().boundingBox()))
          .not.toBe(JSON.stringify(before));
        await expectFocusToStay(page);
        const expected = [new URL(baseURL ?? "").origin, tiles.url];
        expect([...origins].toSorted()).toEqual(expected.toSorted());
      },
    );
  });
}
