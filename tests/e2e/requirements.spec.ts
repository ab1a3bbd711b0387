import type { Page } from "@playwright/test";
import { makePdf } from "#tests/pdf.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ADDRESS, describeHome, signUp } from "./people.ts";

const COUNT = /\d+ of \d+ requirements complete/;

async function countOn(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const shown = page.getByText(COUNT).first();
  await expect(shown).toBeVisible();
  return COUNT.exec(await shown.innerText())?.[0] ?? "";
}

const PHONE = { width: 390, height: 844 };

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("all screens count the same requirements, and the seller confirms the right to sell in their list", async ({
    page,
  }) => {
    await signUp(page);
    await page.request.post("/api/property", { data: ADDRESS });
    await describeHome(page);
    const before = await countOn(page, "/online-listing");
    expect(await countOn(page, "/listing-preview")).toBe(before);

    await page.goto("/online-listing");
    await page.getByRole("button", { name: "Confirm your right to sell" }).click();
    await expect(page.getByText(before)).toHaveCount(0);
    expect(await findFaults(page)).toEqual([]);
    const after = await countOn(page, "/online-listing");
    expect(Number.parseInt(after, 10)).toBe(Number.parseInt(before, 10) + 1);
    expect(await countOn(page, "/listing-preview")).toBe(after);
  });

  test("a deed added to its checklist item is no longer missing", async ({ page }) => {
    await signUp(page);
    await page.request.post("/api/property", { data: ADDRESS });
    await page.goto("/documents");
    await page.getByLabel("Add a document for: Deed", { exact: true }).setInputFiles({
      name: "Deed.pdf",
      mimeType: "application/pdf",
      buffer: makePdf("Warranty deed"),
    });
    await expect(page.getByText(/^1 of \d+ complete$/)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});
