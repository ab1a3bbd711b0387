import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test, works } from "./fixtures.ts";
import { ADDRESS, describeHome, signUp } from "./people.ts";

const PHONE = { width: 390, height: 844 };

const box = (page: Page) => page.getByRole("combobox", { name: "Search" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

async function sell(page: Page): Promise<void> {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page);
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("search works by keyboard and moves the focus to the field", async ({ page }) => {
    await sell(page);
    await page.goto("/profile");
    await works(page);
    await page.keyboard.press("/");
    await expect(box(page)).toBeFocused();
    await page.keyboard.type("year biult");
    const found = option(page, /^Year Built/);
    await expect(found).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    await page.keyboard.press("ArrowDown");
    await expect(found).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/property-basics#yearBuilt");
    await expect(page.getByLabel("Year Built")).toBeFocused();

    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(box(page)).toBeFocused();
    await page.keyboard.type("heating");
    await expect(option(page, /^Heating/).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
  });

  test("all results have an address", async ({ page }) => {
    await sell(page);
    await page.goto("/settings");
    await works(page);
    await page.keyboard.press("/");
    await page.keyboard.type("password");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=password");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /^Change password/ })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);

    await main.getByRole("searchbox", { name: "What are you looking for?" }).fill("heating");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=heating");
    await main.getByRole("link", { name: /^Heating(?! Fuel)/ }).click();
    await expect(page).toHaveURL("/property-features#heating");
    const section = page.getByRole("button", { name: "Heating", exact: true });
    await expect(section).toBeFocused();
    await expect(section).toHaveAttribute("aria-expanded", "true");

    await page.goBack();
    await expect(page).toHaveURL("/search?q=heating");
    await page.goBack();
    await expect(main.getByRole("link", { name: /^Change password/ })).toBeVisible();
  });
});

test("a result's address opens its part of the screen, and results work without scripts", async ({
  page,
  browser,
}) => {
  await sell(page);
  await page.goto("/property-features#cooling");
  await expect(page.getByRole("button", { name: "Cooling", exact: true })).toBeFocused();

  const state = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const plain = await context.newPage();
  await plain.goto("/settings");
  await box(plain).fill("2fa");
  await box(plain).press("Enter");
  await expect(plain).toHaveURL("/search?q=2fa");
  await expect(plain.getByRole("link", { name: /^Two-step verification/ })).toBeVisible();
  await context.close();
});

test("unusual queries are answered", async ({ page }) => {
  await signUp(page);
  for (const q of ["", "%00", "%", "%FF", "'%22;--", "x".repeat(2_000), "%F0%9F%8F%8A"]) {
    const answer = await page.request.get(`/search?q=${q === "%" ? "%25" : q}`);
    expect(answer.status(), q.slice(0, 20)).toBe(200);
  }
  await page.goto(`/search?q=${"x".repeat(500)}`);
  await expect(
    page.getByText("Your search was too long. We used the first 100 characters"),
  ).toBeVisible();
});
