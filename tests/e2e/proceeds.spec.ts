import type { Page } from "@playwright/test";
import { BASICS } from "#tests/property.ts";
import { findFaults } from "./accessibility.ts";
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

const PHONE = { width: 390, height: 844 };

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("an asking price is set, compared with the estimate, and listed with earlier ones", async ({
    page,
  }) => {
    await sell(page);
    await page.goto("/pricing");
    const price = page.getByRole("textbox", { name: "Asking price" });
    await price.fill("as much as I can");
    await page.getByRole("button", { name: "Set price" }).click();
    await expect(page.getByText("Must be a number")).toBeVisible();
    await price.fill("352,000");
    await page.getByRole("button", { name: "Set price" }).click();
    await page.getByText("How this price compares").click();
    await expect(
      page.getByText(/^Buyers who search up to \$375,000 will find your home\. Price it/),
    ).toBeVisible();
    await expect(page.getByText(/^Of \d+ comparable sales, adjusted/)).toBeVisible();
    await price.fill("349900");
    await page.getByRole("button", { name: "Set price" }).click();
    await expect(
      page.getByText(/^Buyers who search up to \$350,000 will find your home\./),
    ).toBeVisible();

    await page.reload();
    await expect(price).toHaveValue("349,900");
    await page.getByText("Price history").click();
    await expect(page.getByRole("listitem").filter({ hasText: "$352,000" })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });

  test("offers are compared by net proceeds and risk, changed and deleted", async ({ page }) => {
    await sell(page);
    await page.goto("/pricing/offers");
    const form = page.getByRole("form", { name: "Offer" });
    const note = form.getByRole("button", { name: "Add offer" });
    await note.click();
    await expect(form.getByText("Choose a financing type")).toBeVisible();
    await form.getByLabel("Price").fill("350,000");
    await form.getByText("FHA loan", { exact: true }).click();
    await form.getByLabel("Inspection").check();
    await note.click();
    await expect(page.getByRole("heading", { name: "Offer 1" })).toBeVisible();
    await expect(form).toBeHidden();
    await page.getByRole("button", { name: "Add an offer" }).click();
    await expect(form.getByLabel("Price")).toBeFocused();
    await form.getByLabel("Price").fill("345,000");
    await form.getByText("Cash", { exact: true }).click();
    await form.getByLabel("Closing date").fill("2026-01-15");
    await note.click();
    await expect(page.getByRole("heading", { name: "Offer 2" })).toBeVisible();

    const drawn = page.getByRole("img", {
      name: /^Offer 1: \$[\d,]+ estimated net proceeds, 4 risks\. Offer 2: /,
    });
    await expect(drawn).toBeVisible();
    await page.getByText("4 risks", { exact: true }).click();
    await expect(page.getByText("Inspection contingency.")).toBeVisible();
    await expect(page.getByText("No risks found in these terms.")).toBeVisible();

    await page.getByRole("button", { name: "Edit Offer 1" }).click();
    await form.getByLabel("Concessions").fill("20,000");
    await form.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("img", { name: /^Offer 2: .* Offer 1: / })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add an offer" })).toBeFocused();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(2500);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);

    await page.getByRole("button", { name: "Delete Offer 1" }).click();
    await expect(page.getByRole("heading", { name: "Offer 2" })).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    const restored = page.getByRole("table", { name: "Offer 2" });
    await expect(restored).toContainText("$350,000");
    await expect(restored).toContainText("$20,000");
    await expect(restored).toContainText("FHA loan");
    await page.getByRole("button", { name: "Delete Offer 2" }).click();
    await expect(page.getByRole("heading", { name: "Offer 2" })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("table", { name: "Offer 1" })).toContainText("$345,000");
  });

  test("the costs of Get Ready are deducted as repairs", async ({ page }) => {
    await sell(page);
    await page.goto("/get-ready/steps");
    await page.getByRole("button", { name: "Enter costs" }).click();
    const dialog = page.getByRole("dialog", { name: "Step costs" });
    await dialog.getByLabel("Repairs and Minor Updates").fill("a lot");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Must be a number")).toBeVisible();
    await dialog.getByLabel("Repairs and Minor Updates").fill("$1,200");
    await dialog.getByLabel("Deep Clean").fill("300");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Enter costs" })).toBeFocused();
    await expect(page.locator("dt:text-is('Total') + dd")).toHaveText("$1,500");
    await page.reload();
    await expect(page.locator("dt:text-is('Total') + dd")).toHaveText("$1,500");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);

    await page.goto("/pricing/proceeds");
    await expect(cell(page, "Repairs", 1)).toHaveText("\u2212$1,500");
    await page.getByRole("button", { name: "How we got this" }).click();
    await expect(page.getByText(/^From Get Ready: Deep Clean \$300, /)).toBeVisible();
  });

  test("net proceeds at three prices, with the seller's own figures, print alone", async ({
    page,
  }) => {
    await sell(page);
    await page.goto("/pricing");
    await page.getByRole("link", { name: "Net proceeds" }).click();
    await expect(page.getByRole("table", { name: "Net proceeds" })).toBeVisible();
    await expect(
      page
        .getByRole("form", { name: "Your numbers" })
        .getByText(/^Not included until the amount is known: .*Mortgage payoff\./),
    ).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(2500);
    const price = await amount(page, "Expected price", 1);
    const left = await amount(page, "Estimated net proceeds", 1);
    expect(await findFaults(page)).toEqual([]);

    await page.getByLabel("Your agent's commission").fill("some");
    await page.getByLabel("Mortgage payoff").fill("$150,000");
    // The amounts follow what is typed, before it's saved.
    await expect(cell(page, "Mortgage payoff", 1)).toHaveText("\u2212$150,000");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(/^Enter dollars or a percentage of the price/)).toBeVisible();
    await expect(page.getByText("Please fix the highlighted fields.")).toBeVisible();
    await page.getByLabel("Your agent's commission").fill("2%");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Your numbers were saved.")).toBeVisible();
    await expect(cell(page, "Mortgage payoff", 1)).toHaveText("\u2212$150,000");
    const commission = Math.round(price * 0.02);
    expect(await amount(page, "Estimated net proceeds", 1)).toBe(left - 150_000 - commission);

    await page.reload();
    await expect(cell(page, "Your agent's commission", 1)).toHaveText(/^\u2212\$/);
    await expect(page.getByLabel("Mortgage payoff")).toHaveValue("150000");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);

    await page.getByRole("button", { name: "7 more costs" }).click();
    await page.getByRole("button", { name: "How we got this" }).click();
    const byPrice = page.getByRole("table", { name: "Net proceeds by price" });
    const compared = byPrice.getByRole("row", { name: /^Price/ }).getByRole("cell");
    await expect(compared).toHaveText([/^\$/, `$${price.toLocaleString("en-US")}`, /^\$/]);
    expect(await findFaults(page)).toEqual([]);
    const opened = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(opened).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole("button", { name: "How we got this" }).click();

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Net proceeds", {
      useInnerText: true,
    });
    await expect(byPrice).toBeVisible();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByRole("form", { name: "Your numbers" })).toBeHidden();
    await expect(page.getByRole("banner").filter({ has: page.getByRole("button") })).toBeHidden();
  });
});
