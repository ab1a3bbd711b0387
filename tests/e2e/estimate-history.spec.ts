import type { Page } from "@playwright/test";
import { BASICS } from "#tests/property.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ADDRESS, signUp } from "./people.ts";
import { choose } from "./sale-menu.ts";

async function sell(page: Page): Promise<void> {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await page.request.post("/api/property/basics", { data: BASICS });
  await page.goto("/pricing");
}

const recent = (page: Page) => page.getByRole("table", { name: "What changed the estimate" });
const line = (page: Page) => page.getByRole("img", { name: /^The estimate went from \$/ });

const PHONE = { width: 390, height: 844 };

test.describe("on a phone", () => {
  // Playwright can't mock responses that pass through a service worker.
  test.use({
    ...{ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } },
    serviceWorkers: "block",
  });

  test("estimates over time are drawn and listed with what changed them", async ({ page }) => {
    await sell(page);
    const heading = page.getByRole("heading", { name: "Estimate history" });
    await heading.click();
    await expect(line(page)).toBeVisible();
    await expect(recent(page).getByRole("row").nth(1)).toContainText("As shown");
    await expect(recent(page).getByRole("row").nth(2)).toContainText("Recalculated");
    await expect(recent(page)).toContainText(/Newly sold: .*, sold for \$/);
    await page.getByText(/^\d+ earlier estimates$/).click();
    await expect(page.getByRole("table", { name: "Earlier estimates" })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    expect(await findFaults(page)).toEqual([]);
  });

  test("both estimates are shown, and asking prices use the recorded sales", async ({ page }) => {
    await sell(page);
    const estimate = page.locator("dt:text-is('Current Estimated Value') + dd");
    const value = await estimate.innerText();
    const sales = [340_000, 350_000, 360_000].map((price, index) => ({
      address: `${index + 1} Elm St`,
      soldOn: new Date(Date.now() - 50 * 86_400_000).toISOString().slice(0, 10),
      price,
      livingArea: 1800,
      bathrooms: 2,
    }));
    await page.request.post("/api/property/own-sales", { data: { sales } });
    await page.goto("/pricing/comps");
    await expect(page.locator("dt:text-is('Estimate from these sales') + dd")).toHaveText(/^\$/);
    await expect(estimate).toHaveText(value);
    await expect(
      page.getByText("The estimate above uses fictional sales, so you can't compare it"),
    ).toBeVisible();
    // Treats the demo sales as real ones from here on.
    await page.route("**/api/valuation/left-out/*", async (route) => {
      const response = await route.fetch();
      const view = await response.json();
      const source = { ...view.source, isDemo: false };
      await route.fulfill({ response, json: { ...view, source } });
    });
    await choose(
      page.getByRole("table", { name: "Comparable sales" }).getByRole("row").nth(1),
      "Exclude",
    );
    await expect(
      page.getByText(
        /^The two estimates agree\. The estimate from recorded sales is \$[\d,]+ \(\$/,
      ),
    ).toBeVisible();
    await page.getByRole("link", { name: "Estimate and asking price" }).click();
    await page.getByRole("textbox", { name: "Asking price" }).fill("352,000");
    await page.getByRole("button", { name: "Set price" }).click();
    await page.getByText("How this price compares").click();
    await expect(page.getByText(/^Of \d+ comparable sales, adjusted to today/)).toBeVisible();
  });
});

test("without recorded sales, prices and the chart use the seller's own sales", async ({
  page,
}) => {
  await sell(page);
  const place = { addressLine1: "1 Far Rd", city: "Bangor", state: "ME", zipCode: "04401" };
  await page.request.post("/api/property", { data: { ...ADDRESS, ...place } });
  const sales = [340_000, 350_000, 360_000].map((price, index) => ({
    address: `${index + 1} Elm St`,
    soldOn: new Date(Date.now() - 50 * 86_400_000).toISOString().slice(0, 10),
    price,
    livingArea: 1800,
  }));
  await page.request.post("/api/property/own-sales", { data: { sales } });
  await page.reload();
  await page.getByRole("textbox", { name: "Asking price" }).fill("352,000");
  await page.getByRole("button", { name: "Set price" }).click();
  await page.getByText("How this price compares").click();
  await expect(page.getByText(/^Of 3 sales you added, adjusted/)).toBeVisible();
  await page.getByRole("heading", { name: "Estimate history" }).click();
  await expect(page.getByText(/^Today's estimate is your first/)).toBeVisible();
});
