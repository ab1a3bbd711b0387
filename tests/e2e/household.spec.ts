import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { publishHome } from "./public-home.ts";

// The server rejects a past date.
test.use({ expectedErrors: [/status of 400/] });

const checkAccess = async (page: Page, part: string) =>
  expect(await findFaults(page, part)).toEqual([]);

function dayIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return day.toISOString().slice(0, 10);
}

test("the inventory is filled in, shown to buyers and downloaded to sign", async ({
  page,
  browser,
  baseURL,
}) => {
  const home = await publishHome(page);
  await page.goto("/documents/what-stays");
  const part = page.locator("#inventory");
  await part.scrollIntoViewIfNeeded();
  await part.getByRole("button", { name: "Add your first item" }).click();
  const form = part.getByRole("form");
  await form.getByLabel("Item name").fill("Porch swing");
  await form.getByRole("radio", { name: "For sale" }).check();
  await form.getByLabel(/^Price/).fill("150");
  await form.getByRole("button", { name: "Add item" }).click();
  await form.getByLabel("Item name").fill("Grandmother's clock");
  await form.getByRole("radio", { name: "Excluded" }).check();
  await form.getByRole("button", { name: "Add item" }).click();
  await form.getByRole("button", { name: "Cancel" }).click();
  await part.getByLabel("Show included and for-sale items on my listing").check();
  await expect(part.getByText("All changes saved")).toBeVisible();
  await checkAccess(page, "#inventory");

  const download = page.waitForEvent("download");
  await part.getByRole("button", { name: /PDF to sign/ }).click();
  const pdf = await readFile(await (await download).path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");

  const buyer = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const listing = await buyer.newPage();
  await listing.goto(home);
  await listing.getByText("Included and for sale").click();
  await expect(listing.getByText("Porch swing")).toBeVisible();
  await expect(listing.getByText("$150", { exact: false }).first()).toBeVisible();
  await expect(listing.getByText("Grandmother's clock")).toHaveCount(0);
  await buyer.close();
});

test.describe("a page that is left right away", () => {
  // The page saves while the next page does, and the later save conflicts.
  test.use({ expectedErrors: [/409 \(Conflict\)/] });

  test("saves the inventory, without a conflict warning", async ({ page }) => {
    await publishHome(page);
    await page.goto("/documents/what-stays");
    const part = page.locator("#inventory");
    for (const name of ["Porch swing", "Shelf", "Stove"]) {
      await part.getByRole("button", { name: /^Add (your first item|to Kitchen)$/ }).click();
      const form = part.getByRole("form");
      await form.getByLabel("Room").selectOption({ label: "Kitchen" });
      await form.getByLabel("Item name").fill(name);
      await form.getByRole("button", { name: "Add item" }).click();
      await page.reload();
      await expect(part.getByText(name).first()).toBeVisible();
      await expect(part.getByText("All changes saved")).toBeVisible();
      await expect(part.getByRole("alert")).toHaveCount(0);
    }
  });
});

test("a scheduled price survives a reload, is paused, resumed, and undone", async ({ page }) => {
  await publishHome(page, 3);
  // As emails sent before the tabs link to it.
  await page.goto("/online-listing#automation");
  await expect(page).toHaveURL("/online-listing/automation#automation");
  const part = page.locator("#automation");
  await part.scrollIntoViewIfNeeded();
  const form = part.getByRole("form", { name: "Schedule a price change" });
  const price = part.getByRole("region", { name: "Schedule a price change" });
  await price.getByText("Set up").click();
  await form.getByLabel("New asking price").fill("339,900");
  await form.getByLabel("Day").fill(dayIn(-2));
  await form.getByLabel("Time").fill("09:00");
  await form.getByRole("button", { name: "Schedule price change" }).click();
  await expect(form.getByLabel("Day")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("New asking price")).toHaveValue("339,900");
  await form.getByLabel("Day").fill(dayIn(7));
  await form.getByRole("button", { name: "Schedule price change" }).click();
  await expect(part.getByText(/Your asking price will change to \$339,900 on /)).toBeVisible();
  await checkAccess(page, "#automation");

  await page.reload();
  await part.scrollIntoViewIfNeeded();
  await part.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(part.getByRole("button", { name: "Pause all" })).toBeHidden();
  await page.goto("/dashboard");
  await page.getByText("Show progress").click();
  await expect(page.getByText("1 paused", { exact: true })).toBeVisible();
  await page.goto("/online-listing/automation");
  await part.scrollIntoViewIfNeeded();
  await part.getByRole("button", { name: "Resume", exact: true }).click();
  await expect(part.getByRole("button", { name: "Pause all" })).toBeVisible();
  await part.getByRole("button", { name: "Cancel schedule", exact: true }).click();
  await expect(price.getByText("Set up")).toBeVisible();
});
