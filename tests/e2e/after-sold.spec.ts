import type { Browser, Page } from "@playwright/test";
import { DEFAULT_SHOWING_SETTINGS } from "#lib/fields/showings.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { press } from "./keyboard.ts";
import { mailTo } from "./mails.ts";
import { newEmail } from "./people.ts";
import { publishHome } from "./public-home.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
// Forms sent sooner count as sent by a bot.
const OLDEST_OF_ROBOTS_MS = 3000;
const DAY_MS = 24 * 60 * 60 * 1000;

const SETTINGS = {
  ...DEFAULT_SHOWING_SETTINGS,
  week: Array.from({ length: 7 }, () => [{ from: "10:00", to: "16:00" }]),
  ...{ isOpen: true, confirmsItself: true, hostId: null, instructions: "", videoLink: "" },
};
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
  await expect
    .poll(async () => (await buyer.goto(`${home}/visit`))?.status(), { message: "showings open" })
    .toBe(200);
  await buyer
    .getByRole("radio", { name: /\d (AM|PM)$/ })
    .first()
    .check();
  const asked = parseInt(await buyer.locator('input[name="token"]').inputValue(), 36);
  await buyer.getByLabel("Your name").fill("Bea Buyer");
  await buyer.getByLabel("Email").fill(email);
  await buyer.getByLabel(/^The seller may reply/).check();
  await expect.poll(() => Date.now() - asked).toBeGreaterThan(OLDEST_OF_ROBOTS_MS);
  await buyer.getByRole("button", { name: "Request this time" }).click();
  await expect(buyer.getByRole("heading", { name: "Your showing is confirmed" })).toBeVisible();
  return buyer;
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("selling says what it cancels, tells the buyer, and leaves nothing to nag", async ({
      page,
      browser,
    }) => {
      const home = await publishHome(page);
      await page.request.put("/api/showings/settings", { data: SETTINGS });
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
}
