import type { Page } from "@playwright/test";
import { BASICS } from "#tests/property.ts";
import { expect, test } from "./fixtures.ts";
import { ADDRESS, signUp } from "./people.ts";

async function sell(page: Page): Promise<void> {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  const saved = await page.request.post("/api/property/basics", { data: BASICS });
  expect(saved.status()).toBe(200);
}

const row = (page: Page, name: string) => page.getByRole("row", { name });
const cell = (page: Page, name: string, column: number) =>
  row(page, name).getByRole("cell").nth(column);

async function amount(page: Page, name: string, column: number): Promise<number> {
  const text = await cell(page, name, column).innerText();
  return Number(text.replace("\u2212", "-").replace(/[$,+]/g, ""));
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("an asking price is set, remarked on and kept with those before it", async ({ page }) => {
      await sell(page);
      await page.goto("/pricing");
      const price = page.getByLabel("Asking price");
      await price.fill("as much as I can");
      await page.getByRole("button", { name: "Set price" }).click();
      await expect(page.getByText("Must be a number")).toBeVisible();
      await price.fill("352,000");
      await page.getByRole("button", { name: "Set price" }).click();
      await expect(
        page.getByText(/^A search up to \$375,000 finds your home; one up to/),
      ).toBeVisible();
      await expect(page.getByText(/^Of \d+ comparable sales, each adjusted/)).toBeVisible();
      await price.fill("349900");
      await page.getByRole("button", { name: "Set price" }).click();
      await expect(page.getByText(/^A search up to \$350,000 finds your home\./)).toBeVisible();

      await page.reload();
      await expect(price).toHaveValue("349,900");
      await page.getByText("Prices so far").click();
      await expect(page.getByRole("listitem").filter({ hasText: "$352,000" })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    });

    test("what is left of three prices, with one's own figures, prints alone", async ({ page }) => {
      await sell(page);
      await page.goto("/pricing");
      await page.getByRole("link", { name: "Net proceeds" }).click();
      await expect(page.getByRole("table", { name: "Net proceeds" })).toBeVisible();
      await expect(
        page.getByText(/^Not known yet, and not taken off: .*Mortgage payoff/),
      ).toBeVisible();
      const price = await amount(page, "Price", 1);
      expect(price).toBeGreaterThan(await amount(page, "Price", 0));
      const left = await amount(page, "Left in hand", 1);

      await page.getByLabel("Commission to your own agent").fill("some");
      await page.getByLabel("Mortgage payoff").fill("$150,000");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText(/^Must be dollars or a part of the price/)).toBeVisible();
      await page.getByLabel("Commission to your own agent").fill("0");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Your figures were saved.")).toBeVisible();
      await expect(cell(page, "Mortgage payoff", 1)).toHaveText("\u2212$150,000");
      const commission = Math.round(price * 0.0275);
      expect(await amount(page, "Left in hand", 1)).toBe(left - 150_000 + commission);

      await page.reload();
      await expect(cell(page, "Commission to your own agent", 0)).toHaveText("$0");
      await expect(page.getByLabel("Mortgage payoff")).toHaveValue("150000");
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);

      await page.emulateMedia({ media: "print" });
      await expect(row(page, "Left in hand")).toBeVisible();
      await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
      await expect(page.getByRole("form", { name: "Your Figures" })).toBeHidden();
      await expect(page.getByRole("banner").filter({ has: page.getByRole("button") })).toBeHidden();
    });
  });
}
