import type { Browser, Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { sendAsBuyer, timesOf } from "./buyer.ts";
import { expect, test } from "./fixtures.ts";
import { letShowingPass } from "./later.ts";
import { publishHome } from "./public-home.ts";

const SMALL = { width: 390, height: 844 };
const LARGE = { width: 1280, height: 800 };
let serial = 0;

async function expectNoFault(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  await expectToFit(page);
}

async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

const buyerOf = async (browser: Browser, viewport: typeof SMALL, scripts = true) =>
  (await browser.newContext({ viewport, javaScriptEnabled: scripts })).newPage();

async function openShowings(page: Page): Promise<void> {
  await page.goto("/scheduling");
  await page.getByRole("link", { name: "Set your availability" }).click();
  const form = page.getByRole("form", { name: "Availability" });
  await form.getByLabel(/^Let buyers choose a time/).check();
  await form.getByRole("button", { name: "Both" }).click();
  await form.getByLabel(/^How to get in/).fill("The key is with the neighbor at 1416.");
  await form.getByRole("button", { name: "Save availability" }).click();
  await expect(form.getByText("Your availability is saved.")).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("link", { name: "Calendar", exact: true }).click();
}

/**
 * Requests the first free time.
 * @param look called on each page on the way; axe needs scripts
 * @returns the buyer's name
 */
async function ask(buyer: Page, home: string, look = expectNoFault): Promise<string> {
  const name = `Bea Buyer ${process.pid}-${++serial}`;
  await expect
    .poll(async () => {
      await buyer.goto(home);
      return buyer.getByRole("link", { name: "Choose a showing time" }).count();
    })
    .toBe(1);
  await buyer.getByRole("link", { name: "Choose a showing time" }).click();
  await timesOf(buyer).first().waitFor();
  await look(buyer);
  await timesOf(buyer).first().check();
  await sendAsBuyer(buyer, "Request this time", { name });
  await expect(buyer.getByRole("heading", { name: "Waiting for the seller" })).toBeVisible();
  await look(buyer);
  return name;
}

test.describe("the seller on a desktop, the buyer on a phone", () => {
  test.use({ viewport: LARGE });

  test("a showing is requested, confirmed, moved, canceled, requested again, with notifications", async ({
    page,
    browser,
  }) => {
    const home = await publishHome(page);
    await openShowings(page);
    const buyer = await buyerOf(browser, SMALL);
    const name = await ask(buyer, home);

    await page.reload();
    await page
      .getByRole("button", { name: `Confirm: showing with ${name}` })
      .first()
      .click();
    await expect(page.getByText("Showing confirmed", { exact: true })).toBeVisible();
    await expect(page.getByText("1 request to answer")).toBeHidden();
    await expectNoFault(page);
    await buyer.reload();
    await expect(buyer.getByRole("heading", { name: "Your showing is confirmed" })).toBeVisible();
    await expect(buyer.getByText("The key is with")).toHaveCount(0);

    await page.getByRole("radio", { name: "List" }).check();
    await page.getByRole("button", { name: `Propose another time: showing with ${name}` }).click();
    const dialog = page.getByRole("dialog", { name: "Propose another time" });
    const choices = (name: string) => dialog.getByRole("radiogroup", { name }).getByRole("radio");
    await choices("New day").nth(1).check({ force: true });
    await choices("New time").first().check({ force: true });
    await dialog.getByLabel(/^Message to the buyer/).fill("We paint until noon.");
    await expectNoFault(page);
    await dialog.getByRole("button", { name: "Propose this time" }).click();
    await expect(dialog).toBeHidden();
    await buyer.reload();
    await expect(buyer.getByText("We paint until noon.")).toBeVisible();
    await buyer.getByRole("button", { name: "Confirm this time" }).click();
    await expect(buyer.getByText("You accepted this time.")).toBeVisible();

    await buyer.getByRole("link", { name: "Choose another time" }).click();
    await timesOf(buyer).last().check({ force: true });
    await buyer.getByRole("button", { name: "Reschedule showing" }).click();
    await expect(buyer.getByRole("heading", { name: "Waiting for the seller" })).toBeVisible();
    await buyer.locator("summary", { hasText: "Cancel showing" }).click();
    await buyer.getByLabel(/^Message to the seller/).fill("We have found a home.");
    await buyer.getByRole("button", { name: "Cancel showing" }).click();
    await expect(buyer.getByRole("heading", { name: "Your showing was canceled" })).toBeVisible();
    await page.reload();
    await page.getByRole("radio", { name: "List" }).check();
    await page.getByRole("radio", { name: "Canceled (1)" }).check();
    await expect(page.getByText("We have found a home.")).toBeVisible();

    await buyer.getByRole("link", { name: "Request another time" }).click();
    await timesOf(buyer).first().check();
    await buyer.getByRole("button", { name: "Request this time" }).click();
    await page.reload();
    await page
      .getByRole("button", { name: `Confirm: showing with ${name}` })
      .first()
      .click();
    await expect(page.getByText("Showing confirmed", { exact: true })).toBeVisible();
    await letShowingPass(name);
    await buyer.reload();
    await buyer.getByLabel("Very interested", { exact: true }).check();
    await buyer.getByLabel(/^Comments/).fill("The light in the kitchen!");
    await expectNoFault(buyer);
    await buyer.getByRole("button", { name: "Send feedback" }).click();
    await expect(
      buyer.getByText("Thanks for your feedback. The seller can read it now."),
    ).toBeVisible();
    await page.reload();
    await page.getByRole("radio", { name: "List" }).check();
    await page.getByRole("radio", { name: "Past (1)" }).check();
    await expect(page.getByText("The light in the kitchen!")).toBeVisible();
    await page.getByRole("radio", { name: "They came" }).check();
    await expect(page.getByText("Attendance saved", { exact: true })).toBeVisible();
    await expectNoFault(page);
  });
});

test("a buyer without scripts requests and cancels a showing", async ({ page, browser }) => {
  const home = await publishHome(page);
  await openShowings(page);
  const buyer = await buyerOf(browser, SMALL, false);
  await ask(buyer, home, expectToFit);
  await buyer.locator("summary", { hasText: "Cancel showing" }).click();
  await buyer.getByRole("button", { name: "Cancel showing" }).click();
  await expect(buyer.getByRole("heading", { name: "Your showing was canceled" })).toBeVisible();
});
