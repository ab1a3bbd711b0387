import type { Browser, Page } from "@playwright/test";
import { readMails } from "#tests/mail/mail-folder.ts";
import { findFaults } from "./accessibility.ts";
import { OPEN_EVERY_DAY, requestFirstTime, timesOf } from "./buyer.ts";
import { dataFolder } from "./data-folder.ts";
import { expect, test } from "./fixtures.ts";
import { publishHome } from "./public-home.ts";

const SETTINGS = { ...OPEN_EVERY_DAY, confirmsItself: false };
const PHONE = { width: 390, height: 844 };

async function ask(buyer: Page, home: string, name: string): Promise<void> {
  await requestFirstTime(buyer, home, { name });
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

const openWithoutLogin = async (browser: Browser, link: string) => {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  expect(await findFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  return page;
};

test("a seller answers a request from its email on a phone, without logging in", async ({
  page,
  browser,
}) => {
  const home = await publishHome(page);
  await page.request.put("/api/showings/settings", { data: SETTINGS });
  const buyer = await (await browser.newContext()).newPage();
  const first = `Bea Buyer ${process.pid}`;
  await ask(buyer, home, first);
  const [confirm = "", propose = ""] = await answerLinks(first);

  const proposing = await openWithoutLogin(browser, propose);
  await timesOf(proposing).last().check();
  await proposing.getByRole("button", { name: "Propose this time" }).click();
  await expect(proposing.getByText(`Time proposed. We let ${first} know.`)).toBeVisible();
  await buyer.reload();
  await buyer.getByRole("button", { name: "Confirm this time" }).click();
  await expect(buyer.getByRole("heading", { name: "Your showing is confirmed" })).toBeVisible();

  const late = await openWithoutLogin(browser, confirm);
  await expect(late.getByRole("heading", { name: "This showing is confirmed" })).toBeVisible();
  await expect(late.getByRole("button")).toHaveCount(0);

  const second = `Cal Caller ${process.pid}`;
  await ask(buyer, home, second);
  const [again = ""] = await answerLinks(second);
  const confirming = await openWithoutLogin(browser, again);
  await confirming.getByRole("button", { name: "Confirm showing" }).click();
  await expect(confirming.getByText(`Showing confirmed. We let ${second} know.`)).toBeVisible();
  expect(await findFaults(confirming)).toEqual([]);
  await buyer.reload();
  await expect(buyer.getByRole("heading", { name: "Your showing is confirmed" })).toBeVisible();
});
