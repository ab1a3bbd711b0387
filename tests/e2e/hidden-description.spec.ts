import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { publishHome } from "./public-home.ts";

const PHONE = { width: 390, height: 844 };
const HIDDEN = "Buyers can't see your description: “three bedrooms” doesn't match your details.";

const question = (page: Page) =>
  page.getByRole("alertdialog", { name: "Correct your description too?" });
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: HIDDEN });

async function changeBedrooms(page: Page): Promise<void> {
  await page.goto("/property-basics");
  await page.getByLabel("Bedrooms").fill("4");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(question(page)).toContainText(
    "Your listing says “three bedrooms”. You're changing it to 4.",
  );
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("a changed fact is corrected in the live text with one click", async ({ page }) => {
    const path = await publishHome(page);
    const buyers = async () => (await page.request.get(path)).text();
    await changeBedrooms(page);
    expect(await findFaults(page, "[role=alertdialog]")).toEqual([]);
    await expectFits(page);

    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    await expect(page.getByLabel("Bedrooms")).toHaveValue("4");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await question(page).getByRole("button", { name: "Correct and save" }).click();
    await expect(page.getByText("Property basics saved successfully")).toBeVisible();

    await expect.poll(buyers).toContain("A home in Madison with four bedrooms and a deck.");
    expect(await buyers()).toContain("About this home");
    await page.goto("/online-listing");
    await expect(page.getByText("Active", { exact: true }).first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test("a hidden text is announced on every screen until it's corrected", async ({ page }) => {
    const path = await publishHome(page);
    const buyers = async () => (await page.request.get(path)).text();
    await changeBedrooms(page);
    await question(page).getByRole("button", { name: "Save anyway" }).click();
    await expect(page.getByText("Property basics saved successfully")).toBeVisible();
    await expect.poll(buyers).not.toContain("About this home");

    await page.goto("/dashboard");
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText(/· Active, description hidden$/)).toBeVisible();
    await expectFits(page);
    await page.goto("/notifications");
    await expect(
      page.getByText(
        "Buyers can't see your description because of “three bedrooms”. Review it to show it again.",
      ),
    ).toBeVisible();
    await page.goto("/listing-preview");
    await expect(notice(page)).toBeVisible();
    await page.goto("/online-listing");
    await expect(page.getByText("Active, description hidden")).toBeVisible();
    await expect(page.getByText("The description is hidden from buyers.")).toBeVisible();
    expect(await findFaults(page)).toEqual([]);

    await notice(page).getByRole("link", { name: "Review description" }).click();
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole("button", { name: "Review description" }).click();
    await page
      .getByRole("textbox", { name: "Description" })
      .fill("A home in Madison with four bedrooms and a deck.");
    await page.getByRole("button", { name: "Accept Description" }).click();
    await expect(page.getByText("Your description has been accepted.")).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(buyers).toContain("About this home");
    await page.goto("/dashboard");
    await expect(page.getByText(/· Active$/)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});
