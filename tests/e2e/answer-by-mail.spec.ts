import type { Browser, Page } from "@playwright/test";
import { DEFAULT_SHOWING_SETTINGS } from "#lib/fields/showings.ts";
import { readMails } from "#tests/mail/mail-folder.ts";
import { findFaults } from "./accessibility.ts";
import { dataFolder } from "./data-folder.ts";
import { expect, test } from "./fixtures.ts";
import { publishHome } from "./public-home.ts";

// Forms sent sooner count as sent by a bot.
const OLDEST_OF_ROBOTS_MS = 3000;
const SETTINGS = {
  ...DEFAULT_SHOWING_SETTINGS,
  week: Array.from({ length: 7 }, () => [{ from: "10:00", to: "16:00" }]),
  ...{ isOpen: true, confirmsItself: false, hostId: null, instructions: "", videoLink: "" },
};
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Requests the first free time as a buyer. */
async function ask(buyer: Page, home: string, name: string): Promise<void> {
  await expect.poll(async () => (await buyer.goto(`${home}/visit`))?.status()).toBe(200);
  const asked = parseInt(await buyer.locator('input[name="token"]').inputValue(), 36);
  await buyer
    .getByRole("radio", { name: /\d (AM|PM)$/ })
    .first()
    .check();
  await buyer.getByLabel("Your name").fill(name);
  await buyer.getByLabel("Email").fill("bea@example.com");
  await buyer.getByLabel(/^The seller may reply/).check();
  await expect.poll(() => Date.now() - asked).toBeGreaterThan(OLDEST_OF_ROBOTS_MS);
  await buyer.getByRole("button", { name: "Request this time" }).click();
  await expect(buyer.getByRole("heading", { name: "Waiting for the seller" })).toBeVisible();
}

/** Waits for the seller's email about a buyer, and returns its links that answer. */
async function answerLinks(name: string): Promise<string[]> {
  const find = async () =>
    (await readMails(dataFolder(process.env.E2E_PORT ?? "3210"))).find(({ subject }) =>
      subject.startsWith(`${name} requested a showing`),
    );
  await expect.poll(async () => (await find()) !== undefined).toBe(true);
  return ((await find())?.links ?? []).filter((link) => link.includes("/showing-answers/"));
}

const openWithoutLogin = async (
  browser: Browser,
  link: string,
  viewport: (typeof SIZES)[number],
) => {
  const page = await (await browser.newContext({ viewport })).newPage();
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  expect(await findFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(viewport.width);
  return page;
};

for (const viewport of SIZES) {
  test(`a request is answered from its email, without logging in, at ${viewport.width} px`, async ({
    page,
    browser,
  }) => {
    const home = await publishHome(page);
    await page.request.put("/api/showings/settings", { data: SETTINGS });
    const buyer = await (await browser.newContext()).newPage();
    const first = `Bea Buyer ${viewport.width}-${process.pid}`;
    await ask(buyer, home, first);
    const [confirm = "", propose = ""] = await answerLinks(first);

    const proposing = await openWithoutLogin(browser, propose, viewport);
    await proposing
      .getByRole("radio", { name: /\d (AM|PM)$/ })
      .last()
      .check();
    await proposing.getByRole("button", { name: "Propose this time" }).click();
    await expect(proposing.getByText(`Time proposed. We let ${first} know.`)).toBeVisible();
    await buyer.reload();
    await buyer.getByRole("button", { name: "Confirm this time" }).click();
    await expect(buyer.getByRole("heading", { name: "Your showing is confirmed" })).toBeVisible();

    const late = await openWithoutLogin(browser, confirm, viewport);
    await expect(late.getByRole("heading", { name: "This showing is confirmed" })).toBeVisible();
    await expect(late.getByRole("button")).toHaveCount(0);

    const second = `Cal Caller ${viewport.width}-${process.pid}`;
    await ask(buyer, home, second);
    const [again = ""] = await answerLinks(second);
    const confirming = await openWithoutLogin(browser, again, viewport);
    await confirming.getByRole("button", { name: "Confirm showing" }).click();
    await expect(confirming.getByText(`Showing confirmed. We let ${second} know.`)).toBeVisible();
    expect(await findFaults(confirming)).toEqual([]);
    await buyer.reload();
    await expect(buyer.getByRole("heading", { name: "Your showing is confirmed" })).toBeVisible();
  });
}
