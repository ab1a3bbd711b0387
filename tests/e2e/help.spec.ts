import { HELP_ARTICLES, helpPath } from "#lib/help/topics.ts";
import { formatMoney } from "#lib/format.ts";
import type { PlanView } from "#lib/schemas/billing.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./people.ts";

const PLAN_PRICES = "/help/plan-prices";

test.use({ expectedErrors: [/404 \(Not Found\) \(.*\/help\/nothing\)/] });

test("everyone can read the help, logged in or out", async ({ page, baseURL }) => {
  await signUp(page);
  const plans = (await (await page.request.get("/api/plans")).json()) as PlanView[];
  expect(plans.length).toBeGreaterThan(0);
  for (const isSignedIn of [true, false]) {
    if (!isSignedIn) await page.context().clearCookies();
    await page.goto("/help");
    await page.getByRole("searchbox", { name: "Search help" }).fill("correct a price");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Results" })).toBeVisible();
    await page.getByRole("link", { name: "How do I change my price or fix a typo?" }).click();
    await expect(page).toHaveURL("/help/change-price");
    await expect(page).toHaveTitle("How do I change my price or fix a typo? · Porchlight");
    await expect(page.locator("head link[rel=canonical]")).toHaveAttribute(
      "href",
      `${baseURL}/help/change-price`,
    );
    await page.getByRole("link", { name: "All help articles" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
    for (const path of ["/about", PLAN_PRICES]) {
      await page.goto(path);
      for (const { name, cost } of plans) {
        const plan = page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name }) });
        await expect(plan).toContainText(`${formatMoney(cost)} a month`);
      }
    }
    await page.goto("/help");
    const account = page.getByRole("navigation", { name: "Account" });
    await expect(account.getByRole("link")).toHaveText(
      isSignedIn ? ["Dashboard"] : ["Log in", "Create account"],
    );
    expect((await page.goto("/help/nothing"))?.status()).toBe(404);
  }
});

test("articles fit a phone and have no axe violations, also in dark mode", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of [PLAN_PRICES, "/help/lockbox-and-access", "/help?q=price", "/about"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findFaults(page), path).toEqual([]);
  }
});

test("login, the user menu and search lead to the help", async ({ page, request }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About Porchlight" })).toBeVisible();
  await signUp(page);
  await page.goto("/support");
  await page.getByRole("main").getByRole("link", { name: "Help" }).first().click();
  await expect(page).toHaveURL("/help");
  await page.goto("/settings");
  await page.getByRole("combobox", { name: "Search" }).fill("what does my plan cost");
  await page
    .getByRole("option", { name: "What does each plan cost, and what does it include?" })
    .click();
  await expect(page).toHaveURL(PLAN_PRICES);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/about", "/help", ...HELP_ARTICLES.map(helpPath)]) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
});
