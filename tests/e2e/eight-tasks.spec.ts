import type { Browser, Locator, Page } from "@playwright/test";
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

type Target = (page: Page) => Locator;

const bar = (name: string) => (page: Page) =>
  page.getByRole("navigation", { name: "Quick navigation" }).getByText(name, { exact: true });
const sidebar = (name: string) => (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
const menuLink = (name: string) => (page: Page) =>
  page.getByRole("dialog").getByRole("link", { name, exact: true });
const userItem = (name: string) => (page: Page) =>
  page.getByRole("menuitem", { name, exact: true });
const link = (name: string) => (page: Page) => page.getByRole("link", { name, exact: true });
const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name });
const userMenu = (page: Page) => page.getByRole("banner").locator('[aria-haspopup="menu"]').last();
const list = (page: Page) => page.getByRole("radio", { name: "List" });

/** What a newcomer taps on the dashboard of a phone and of a wide window, and what is then in view. */
const TASKS: readonly { task: string; phone: Target[]; wide: Target[]; goal: Target }[] = [
  {
    task: "publish",
    ...{ phone: [bar("Listing")], wide: [sidebar("Online Listing")] },
    goal: button("Withdraw listing"),
  },
  {
    task: "change the price",
    ...{ phone: [link("Change asking price")], wide: [link("Change asking price")] },
    goal: (page) => page.getByRole("form", { name: "Asking price" }),
  },
  {
    task: "answer a question",
    ...{ phone: [bar("Messages")], wide: [link("View messages")] },
    goal: (page) => page.getByRole("article", { name: "Message from Bea Buyer" }).getByRole("link"),
  },
  {
    task: "move a showing",
    ...{ phone: [bar("Showings"), list], wide: [link("View showings"), list] },
    goal: button(/^Propose another time/),
  },
  {
    task: "find what I will net",
    ...{ phone: [link("View net proceeds")], wide: [link("View net proceeds")] },
    goal: (page) => page.getByRole("heading", { name: "Net proceeds", exact: true, level: 2 }),
  },
  {
    task: "give my spouse access",
    ...{ phone: [userMenu, userItem("Users")], wide: [userMenu, userItem("Users")] },
    goal: button("Add User"),
  },
  {
    task: "download a flyer",
    ...{ phone: [bar("More"), menuLink("Templates")], wide: [sidebar("Templates")] },
    goal: button("Download: One-page flyer"),
  },
  {
    task: "cancel the plan",
    ...{ phone: [userMenu, userItem("Billing")], wide: [userMenu, userItem("Billing")] },
    goal: button("Cancel plan"),
  },
];

const WIDTHS = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 900 } } as const;

// docs/screens.md lists the same taps.
test("each of eight tasks is within two taps of the dashboard", async ({ page, browser }) => {
  const home = await publishHome(page);
  await buyPlan(page, 3);
  await page.request.put("/api/showings/settings", { data: OPEN_EVERY_DAY });
  await visit(browser, home);
  for (const [look, viewport] of Object.entries(WIDTHS)) {
    await page.setViewportSize(viewport);
    for (const { task, goal, ...taps } of TASKS) {
      await test.step(`${task}: ${look}`, async () => {
        const targets = taps[look as keyof typeof WIDTHS];
        expect(targets.length).toBeLessThanOrEqual(2);
        await page.goto("/dashboard");
        for (const target of targets) await target(page).click();
        await expect(goal(page)).toBeVisible();
      });
    }
  }
});
