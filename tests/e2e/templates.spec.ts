import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test, works } from "./fixtures.ts";
import { publishHome } from "./public-home.ts";

const checkAccess = async (page: Page) => expect(await findFaults(page)).toEqual([]);

test("a flyer's headline is changed, a claim in it fixed, and the flyer downloaded", async ({
  page,
}) => {
  await publishHome(page);
  await page.goto("/templates");
  await works(page);
  await checkAccess(page);
  await page.getByRole("button", { name: "Preview and edit: One-page flyer" }).click();
  const headline = page.getByLabel("Headline", { exact: true });
  await headline.fill("Three bedrooms and a pool");
  await expect(page.getByText("“pool”").first()).toBeVisible();
  await expect(headline).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(/^You can't use this template yet\. Change “pool”/)).toBeVisible();
  await checkAccess(page);

  await headline.fill("Three bedrooms and a deck 🏡");
  await expect(
    page.getByText("These characters can't be printed and will be left out: 🏡"),
  ).toBeVisible();
  const picture = page.getByRole("img", { name: "One-page flyer, page 1" });
  await expect(picture).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download: One-page flyer" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("porchlight-flyer.pdf");
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  await page.reload();
  await expect(headline).toHaveValue("Three bedrooms and a deck 🏡");
  await page.goBack();
  await expect(page).toHaveURL("/templates");
  await expect(page.getByRole("button", { name: /^Preview and edit: / }).first()).toBeVisible();
});
