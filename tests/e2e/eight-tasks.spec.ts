import type { Browser, Page } from "@playwright/test";
import { OPEN_EVERY_DAY, requestFirstTime, sendAsBuyer } from "./buyer.ts";
import { expect, test } from "./fixtures.ts";
import { buyPlan } from "./people.ts";
import { publishHome } from "./public-home.ts";

/** Books a showing and asks a question as a buyer. */
async function visit(browser: Browser, home: string): Promise<void> {
  const buyer = await (await browser.newContext()).newPage();
  await requestFirstTime(buyer, home);
  await expect(buyer.getByRole("heading", { name: "Your showing is confirmed" })).toBeVisible();
  await buyer.goto(`${home}/ask`);
  await buyer.getByLabel("Your message").fill("Is the roof new?");
  await sendAsBuyer(buyer, "Send message");
  await expect(buyer.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await buyer.close();
}

const bar = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Quick navigation" }).getByText(name, { exact: true });
const menuLink = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("link", { name, exact: true });
const userItem = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const userMenu = (page: Page) => page.getByRole("banner").locator('[aria-haspopup="menu"]').last();

/** Each task of a newcomer: what to tap on a phone's dashboard, and what is then in view. */
const TASKS = [
  {
    task: "publish",
    taps: [(page: Page) => bar(page, "Listing")],
    goal: (page: Page) => page.getByRole("button", { name: "Withdraw listing" }),
  },
  {
    task: "change the price",
    taps: [(page: Page) => link(page, "Change asking price")],
    goal: (page: Page) => page.getByRole("form", { name: "Asking price" }),
  },
  {
    task: "answer a question",
    taps: [(page: Page) => bar(page, "Messages")],
    goal: (page: Page) =>
      page.getByRole("article", { name: "Message from Bea Buyer" }).getByRole("link"),
  },
  {
    task: "move a showing",
    taps: [
      (page: Page) => bar(page, "Showings"),
      (page: Page) => page.getByRole("radio", { name: "List" }),
    ],
    goal: (page: Page) => page.getByRole("button", { name: /^Propose another time/ }),
  },
  {
    task: "find what I will net",
    taps: [(page: Page) => link(page, "View net proceeds")],
    goal: (page: Page) =>
      page.getByRole("heading", { name: "Net proceeds", exact: true, level: 2 }),
  },
  {
    task: "give my spouse access",
    taps: [userMenu, (page: Page) => userItem(page, "Users")],
    goal: (page: Page) => page.getByRole("button", { name: "Add User" }),
  },
  {
    task: "download a flyer",
    taps: [(page: Page) => bar(page, "More"), (page: Page) => menuLink(page, "Templates")],
    goal: (page: Page) => page.getByRole("button", { name: "Download: One-page flyer" }),
  },
  {
    task: "cancel the plan",
    taps: [userMenu, (page: Page) => userItem(page, "Billing")],
    goal: (page: Page) => page.getByRole("button", { name: "Cancel plan" }),
  },
] as const;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("eight tasks are each found within two taps from the dashboard of a phone", async ({
  page,
  browser,
}) => {
  const home = await publishHome(page);
  await buyPlan(page, 3);
  await page.request.put("/api/showings/settings", { data: OPEN_EVERY_DAY });
  await visit(browser, home);
  for (const { task, taps, goal } of TASKS) {
    await test.step(task, async () => {
      expect(taps.length).toBeLessThanOrEqual(2);
      await page.goto("/dashboard");
      for (const tap of taps) await tap(page).tap();
      await expect(goal(page)).toBeVisible();
    });
  }
});
