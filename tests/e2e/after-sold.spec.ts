import type { Browser, Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { OPEN_EVERY_DAY, requestFirstTime } from "./buyer.ts";
import { expect, test } from "./fixtures.ts";
import { press } from "./keyboard.ts";
import { mailTo } from "./mails.ts";
import { newEmail } from "./people.ts";
import { publishHome } from "./public-home.ts";

const PHONE = { width: 390, height: 844 };
const DAY_MS = 24 * 60 * 60 * 1000;

const OPEN_HOUSE = {
  day: new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10),
  ...{ from: "17:00", to: "18:00", remarks: "", isPublic: true, holdsBoth: true },
};

async function expectNoFault(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Books the first free time as a buyer. */
async function book(browser: Browser, home: string, email: string): Promise<Page> {
  const buyer = await (await browser.newContext()).newPage();
  await requestFirstTime(buyer, home, { email });
  await expect(buyer.getByRole("heading", { name: "Your showing is confirmed" })).toBeVisible();
  return buyer;
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("marking a home as sold lists what it cancels and emails the buyer, and can be undone", async ({
    page,
    browser,
  }) => {
    const home = await publishHome(page);
    await page.request.put("/api/showings/settings", { data: OPEN_EVERY_DAY });
    await page.request.post("/api/listing/open-houses", { data: OPEN_HOUSE });
    const email = newEmail();
    await page.goto("/online-listing");
    const buyer = await book(browser, home, email);

    // The showing was booked while the screen was open.
    await press(page, page.getByRole("button", { name: "Mark as sold" }));
    const dialog = page.getByRole("dialog", { name: "Mark as sold" });
    await expect(dialog).toContainText(
      "1 upcoming showing and 1 open house will be canceled. We'll email the buyer.",
    );
    await expectNoFault(page);
    await press(page, dialog.getByRole("button", { name: "Mark as sold" }));
    await expect(dialog).toBeHidden();
    for (const name of ["Publishing requirements", "Open houses"]) {
      await expect(page.getByRole("heading", { name })).toHaveCount(0);
    }
    await expectNoFault(page);

    const mail = await mailTo(email, /^Showing canceled: /);
    expect(mail.text).toContain("The home has been sold, so your showing was canceled.");
    expect(mail.text).toMatch(/Privacy <.*\/privacy> · Terms\s<.*\/terms>/);
    await buyer.reload();
    await expect(buyer.getByRole("heading", { name: "Your showing was canceled" })).toBeVisible();
    await expect
      .poll(async () => {
        await buyer.goto(home);
        return buyer.getByRole("heading", { name: "This home is sold" }).count();
      })
      .toBe(1);
    await expect(buyer.getByText("Open house", { exact: false })).toHaveCount(0);
    await expect(buyer.getByRole("link", { name: "Choose a showing time" })).toHaveCount(0);
    await expect(buyer.getByLabel("Your message")).toHaveCount(0);

    await page.getByRole("link", { name: "See what comes next" }).click();
    await expect(page.getByRole("heading", { name: "See your net proceeds" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "After the sale" })).toBeVisible();
    await expect(page.getByText(/next open house|visitors/)).toHaveCount(0);
    await expectNoFault(page);
    await page.getByRole("link", { name: "Go to the checklist" }).click();
    await expect(page).toHaveURL("/documents#checklist");

    await page.goto("/online-listing");
    await press(page, page.getByRole("button", { name: "Make active again" }));
    const undo = page.getByRole("dialog", { name: "Make active again" });
    await expect(undo).toContainText("Canceled showings and open houses stay canceled");
    await press(page, undo.getByRole("button", { name: "Make active again" }));
    await expect(page.getByRole("button", { name: "Mark as sold" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Open houses" })).toHaveCount(0);
    await buyer.context().close();
  });
});
