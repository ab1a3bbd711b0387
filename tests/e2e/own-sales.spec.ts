import type { Page } from "@playwright/test";
import { BASICS } from "#tests/property.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { press, typeInto } from "./keyboard.ts";
import { signUp } from "./people.ts";
import { choose, menuOf } from "./sale-menu.ts";

const HOME = {
  propertyType: "single_family",
  addressLine1: "1 Far Rd",
  city: "Bangor",
  state: "ME",
  zipCode: "04401",
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const iso = (date: Date) => date.toISOString().slice(0, 10);
const american = (date: Date) => iso(date).replace(/^(\d+)-(\d+)-(\d+)$/, "$2/$3/$1");

// Like a county's web page: with a title, an ad, a gift and an invalid date.
const PASTED = [
  "Property sales near Bangor",
  "Address\tSold\tPrice\tSq Ft\tBeds\tBaths\tYear Built\tAgent",
  `12 Elm St\t${american(daysAgo(40))}\t$352,000\t1,900\t3\t2.5\t1965\tPat`,
  `14 Elm St\t${iso(daysAgo(60))}\t$338,500\t1,780\t3\t2\t1958\tPat`,
  "Sponsored: find an agent today\t\t\t\t\t\t\t",
  `16 Elm St\t${american(daysAgo(90))}\t$10\t1,800\t3\t2\t1960\tPat`,
  `18 Elm St\tpending\t$361,000\t1,950\t4\t2.5\t1970\tPat`,
  `20 Elm St\t${american(daysAgo(120))}\t$361,000\t1,950\t4\t2.5\t1970\tPat`,
].join("\n");

async function sell(page: Page): Promise<void> {
  await signUp(page);
  await page.request.post("/api/property", { data: HOME });
  await page.request.post("/api/property/basics", { data: BASICS });
  await page.goto("/pricing/comps");
}

const estimateOn = (page: Page) => page.locator("dt:text-is('Estimate from these sales') + dd");
const row = (page: Page, address: string) => page.getByRole("row", { name: address });

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

  test("pasted sales make an estimate, without unreadable rows", async ({ page }) => {
    await sell(page);
    await page.goto("/pricing");
    await expect(page.getByText("No pricing data available.")).toBeVisible();
    await page.getByRole("link", { name: "Add comps" }).click();

    await page.getByRole("button", { name: "Paste sales" }).click();
    await page.getByRole("textbox", { name: "Sales" }).fill(PASTED);
    await page.getByRole("button", { name: "Review sales" }).click();
    await expect(page.getByText("3 sales found.")).toBeFocused();
    await expect(page.getByText("Sold (sale date)")).toBeVisible();
    await expect(page.getByText("Not used: Agent.")).toBeVisible();
    await page.getByText("3 rows skipped").click();
    for (const reason of [
      "Row 5: No price found.",
      "Row 6: The price can't be used: Must be at least 1,000.",
      "Row 7: The sale date is not a date: pending",
    ]) {
      await expect(page.getByText(reason)).toBeVisible();
    }
    expect(await findFaults(page)).toEqual([]);
    const stored = await page.request.get("/api/property/own-sales");
    expect((await stored.json()).sales).toEqual([]);

    await page.getByRole("button", { name: "Add 3 sales" }).click();
    await expect(estimateOn(page)).toHaveText(/^\$[\d,]+$/);
    await expect(page.getByText("3 sales added.").first()).toBeVisible();
    expect(await isTooWide(page)).toBe(false);
    expect(await findFaults(page)).toEqual([]);

    const before = await estimateOn(page).innerText();
    await page.reload();
    await expect(estimateOn(page)).toHaveText(before);
    await choose(row(page, "12 Elm St"), "Show adjustments");
    await expect(page.getByText("Adjusted to your home").first()).toBeVisible();
  });

  test("a sale is excluded, included again, edited and deleted", async ({ page }) => {
    await sell(page);
    await page.request.post("/api/property/own-sales", {
      data: {
        sales: [340_000, 350_000, 360_000, 700_000].map((price, index) => ({
          address: `${2 * index + 2} Elm St`,
          soldOn: iso(daysAgo(50 + index)),
          price,
          livingArea: 1800,
        })),
      },
    });
    await page.reload();
    const before = await estimateOn(page).innerText();
    const dear = row(page, "8 Elm St");
    await choose(dear, "Exclude");
    await expect(dear).toContainText("Excluded");
    await expect(menuOf(dear)).toBeFocused();
    await expect(estimateOn(page)).not.toHaveText(before);
    await choose(dear, "Include");
    await expect(estimateOn(page)).toHaveText(before);

    await choose(dear, "Edit");
    const dialog = page.getByRole("dialog", { name: "Edit sale" });
    await dialog.getByLabel("Price").fill("355,000");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dear).toContainText("$355,000");
    await expect(menuOf(dear)).toBeFocused();

    await choose(dear, "Exclude");
    await expect(dear).toContainText("Excluded");
    await expect(menuOf(dear)).toBeFocused();
    await choose(dear, "Delete");
    const toast = page.getByRole("listitem").filter({ hasText: "8 Elm St was deleted" });
    // The pointer keeps the toast open, which otherwise closes after five seconds.
    await toast.hover();
    await expect(row(page, "8 Elm St")).toHaveCount(0);
    await toast.getByRole("button", { name: "Undo" }).click();
    await expect(dear).toContainText("$355,000");
    await expect(dear).toContainText("Excluded");
  });
});

test("the last sale's price is adjusted to today, as the weaker estimate", async ({ page }) => {
  await sell(page);
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Add last sale" }).click();
  const dialog = page.getByRole("dialog", { name: "Your home's last sale" });
  await dialog.getByLabel("Sale date").fill("2012-06-15");
  await dialog.getByLabel("Price").fill("210,000");
  await dialog.getByRole("button", { name: "Save" }).click();
  const carried = page.locator("dt:text-is('Adjusted to today') + dd");
  await expect(carried).toHaveText(/^\$[\d,]+$/);
  await expect(page.getByText(/through Q\d \d{4}/)).toBeVisible();
  const value = await carried.innerText();
  await page.reload();
  await expect(carried).toHaveText(value);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Delete last sale" }).click();
  await expect(page.getByRole("button", { name: "Add last sale" })).toBeFocused();
  await expect(page.getByText("No pricing data available.")).toBeVisible();
});

test("sales are entered by keyboard alone", async ({ page }) => {
  await sell(page);
  for (const [index, price] of ["340,000", "350000", "360,000"].entries()) {
    await press(page, page.getByRole("button", { name: "Add a sale" }));
    const dialog = page.getByRole("dialog", { name: "Add a sale" });
    await typeInto(page, "Address", `${index + 1} Elm St`);
    await dialog.getByLabel("Sale date").fill(iso(daysAgo(30 + index)));
    await typeInto(page, "Price", price);
    await typeInto(page, "Living area", "1,800");
    await page.keyboard.press("Enter");
    await expect(row(page, `${index + 1} Elm St`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Add a sale" })).toBeFocused();
  }
  await expect(estimateOn(page)).toHaveText(/^\$[\d,]+$/);

  await press(page, page.getByRole("button", { name: "Add a sale" }));
  await page.getByRole("button", { name: "Add sale", exact: true }).click();
  await expect(page.getByText("Enter the sale date")).toBeVisible();
  await expect(page.getByText("Enter the sale price")).toBeVisible();
});
