import type { Page } from "@playwright/test";
import { BASICS } from "#tests/property.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ADDRESS, signUp } from "./people.ts";
import { choose } from "./sale-menu.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save and continue" }).click();

async function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

async function readConfidence(page: Page): Promise<number> {
  const shown = page.locator("dt:text-is('Confidence Score') + dd");
  await expect(shown).toHaveText(/^\d+ of 100/);
  return Number.parseInt(await shown.innerText(), 10);
}

const PHONE = { width: 390, height: 844 };

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("an odd state and zip code are questioned, and saved as typed", async ({ page }) => {
    await signUp(page);
    await page.goto("/property-address");
    await page.getByLabel("Address Line 1").fill("12 Elm St");
    await page.getByLabel("City").fill("Asheville");
    await page.getByLabel("State").fill("ZZ");
    await page.getByLabel("Zip Code").fill("ABCDE");
    await expect(page.getByText(/We don’t know the state “ZZ”/)).toBeVisible();
    await expect(page.getByText(/“ABCDE” doesn’t look like a zip code/)).toBeVisible();

    await page.getByLabel("State").fill("NC");
    await page.getByLabel("Zip Code").fill("90210");
    await expect(page.getByText(/Zip code 90210 is in California/)).toBeVisible();
    expect(await isTooWide(page)).toBe(false);
    expect(await findFaults(page)).toEqual([]);
    await save(page);
    await expect(page).toHaveURL("/property-basics");
    const stored = await (await page.request.get("/api/property")).json();
    expect(stored).toMatchObject({ state: "NC", zipCode: "90210" });
  });

  test("sizes and dollars are understood with their units, and a tenfold size is questioned", async ({
    page,
  }) => {
    await signUp(page);
    await page.request.post("/api/property", { data: ADDRESS });
    await page.request.post("/api/property/basics", { data: BASICS });
    await page.goto("/property-basics");
    await page.getByLabel("Finished Square Footage").fill("18,500 sq ft");
    await expect(
      page.getByText(/^Is 18,500 sq ft right\? Most homes in the demonstration sales in 53704/),
    ).toBeVisible();
    expect(await isTooWide(page)).toBe(false);
    expect(await findFaults(page)).toEqual([]);

    await page.getByLabel("Finished Square Footage").fill("1,850 sq ft");
    await expect(page.getByText(/Most homes/)).toHaveCount(0);
    await page.getByLabel("Lot Size (square feet)").fill("0.35 acres");
    await page.getByLabel("HOA Fees (per month)").fill("$45");
    await expect(page.getByText("0.35 acres is 15,246 sq ft.")).toBeVisible();
    await save(page);
    await expect(page).toHaveURL("/property-features");
    const { propertyBasics } = await (await page.request.get("/api/properties/latest")).json();
    expect(propertyBasics).toMatchObject({
      finishedSquareFootage: 1850,
      lotSize: 15_246,
      hoaFees: 45,
    });
  });

  test("land needs only its lot and fees", async ({ page }) => {
    await signUp(page);
    await page.request.post("/api/property", {
      data: { ...ADDRESS, propertyType: "land_lot" },
    });
    await page.goto("/property-basics");
    await expect(page.getByText("We filled in 0 for what land doesn’t have.")).toBeVisible();
    await expect(page.getByLabel("Bedrooms")).toHaveValue("0");
    await page.getByLabel("Lot Size (square feet)").fill("2 acres");
    await page.getByLabel("HOA Fees (per month)").fill("0");
    await save(page);
    await expect(page).toHaveURL("/property-features");
  });

  test("excluding the lowest sale never raises confidence", async ({ page }) => {
    await signUp(page);
    await page.request.post("/api/property", { data: ADDRESS });
    await page.request.post("/api/property/basics", { data: BASICS });
    const { comparables } = await (await page.request.get("/api/valuation")).json();
    const [lowest] = [...comparables].sort((a, b) => a.adjustedPrice - b.adjustedPrice);
    await page.goto("/pricing/comps");
    await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
    const before = await readConfidence(page);
    const sale = page.getByRole("row", { name: lowest.address });
    await choose(sale, "Exclude");
    await expect(sale).toContainText("Excluded");
    await expect(page.getByText(/^The estimate is now/).first()).toBeVisible();
    expect(await readConfidence(page)).toBeLessThanOrEqual(before);
    await expect(
      page.getByText("Excluding sales never raises confidence or narrows the range."),
    ).toBeVisible();
  });
});
