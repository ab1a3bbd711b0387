import type { Browser, Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { press } from "./keyboard.ts";
import { ADDRESS, logIn, newEmail, PASSWORD, signUp } from "./people.ts";

const HINT = "Right-click to mark as not done";
const card = (page: Page, name: string) => page.getByRole("article", { name });
const done = (page: Page, name: string) => card(page, name).getByRole("button", { name: "Done!" });
const undo = (page: Page, name: string) =>
  card(page, name).getByRole("button", { name: "Mark as not done" });
const progress = (page: Page) => page.getByText(/^\d of 6 done/);

test("a step is completed and undone by mouse", async ({ page }) => {
  await signUp(page);
  await page.goto("/get-ready/steps");
  await expect(progress(page)).toHaveText("0 of 6 done");
  await expect(page.getByRole("article")).toHaveCount(6);

  await done(page, "Deep Clean").click();
  await expect(progress(page)).toHaveText("1 of 6 done");
  await expect(undo(page, "Deep Clean")).toBeEnabled();
  await page.reload();
  await expect(undo(page, "Deep Clean")).toBeVisible();

  await card(page, "Deep Clean").hover();
  await expect(page.getByRole("tooltip", { name: HINT })).toBeVisible();
  await card(page, "Deep Clean").getByRole("heading").click({ button: "right" });
  await expect(done(page, "Deep Clean")).toBeEnabled();
  await expect(progress(page)).toHaveText("0 of 6 done");
  await page.reload();
  await expect(progress(page)).toHaveText("0 of 6 done");
});

test("a step is completed and undone by keyboard, and the focus stays", async ({ page }) => {
  await signUp(page);
  await page.goto("/get-ready/steps");
  await press(page, done(page, "Repairs and Minor Updates"));
  await expect(undo(page, "Repairs and Minor Updates")).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(done(page, "Repairs and Minor Updates")).toBeFocused();
  await expect(progress(page)).toHaveText("0 of 6 done");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a step is completed and undone by touch", async ({ page }) => {
    await signUp(page);
    await page.goto("/get-ready/steps");
    await done(page, "Set the Stage").tap();
    await expect(progress(page)).toHaveText("1 of 6 done");
    await undo(page, "Set the Stage").tap();
    await expect(progress(page)).toHaveText("0 of 6 done");
    await expect(done(page, "Set the Stage")).toBeEnabled();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});

test.describe("when the server refuses", () => {
  test.use({ expectedErrors: [/steps\/completions/] });

  test("the step stays as it was, without a message", async ({ page }) => {
    await signUp(page);
    await page.goto("/get-ready/steps");
    const { promise: held, resolve: refuse } = Promise.withResolvers<void>();
    await page.route("**/api/steps/completions", async (route) => {
      if (route.request().method() !== "PATCH") return route.continue();
      await held;
      return route.fulfill({ status: 503, json: { error: "Not now." } });
    });
    await done(page, "Declutter").click();
    await expect(card(page, "Declutter").getByText("Updating...")).toBeVisible();
    await expect(progress(page)).toHaveText("1 of 6 done");
    await expect(done(page, "Deep Clean")).toBeDisabled();
    refuse();
    await expect(done(page, "Declutter")).toBeEnabled();
    await expect(progress(page)).toHaveText("0 of 6 done");
    await expect(page.getByText("Not now.")).toHaveCount(0);
  });
});

async function buyPlan(page: Page) {
  const opened = await page.request.post("/api/get-or-create-subscription", {
    data: { planId: 2 },
  });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  const paid = await page.request.post("/api/stripe/sandbox", {
    data: { clientSecret, cardNumber: "4242 4242 4242 4242" },
  });
  expect(paid.status()).toBe(200);
}

/** Adds a user to the account and opens the steps as that user, in another browser. */
async function openAsSubUser(browser: Browser, page: Page): Promise<Page> {
  const email = newEmail();
  const added = await page.request.post("/api/users", {
    data: {
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: "Second Pair of Hands",
    },
  });
  expect(added.status()).toBe(201);
  const context = await browser.newContext();
  const own = await context.newPage();
  await logIn(own, email);
  await own.goto("/get-ready/steps");
  return own;
}

test("two people on one account see the same steps", async ({ page, browser }) => {
  await signUp(page);
  await buyPlan(page);
  const first = await openAsSubUser(browser, page);
  const second = await openAsSubUser(browser, page);
  await done(first, "Depersonalize").click();
  await expect(undo(first, "Depersonalize")).toBeEnabled();

  // Each person's next action loads the others' changes.
  await done(second, "Boost Curb Appeal").click();
  await expect(undo(second, "Depersonalize")).toBeVisible();
  await expect(progress(second)).toHaveText("2 of 6 done");
  await first.reload();
  await expect(progress(first)).toHaveText("2 of 6 done");
  await page.goto("/get-ready/steps");
  await expect(progress(page)).toHaveText("2 of 6 done");
  await first.context().close();
  await second.context().close();
});

test("local help depends on the address", async ({ page }) => {
  await signUp(page);
  await page.goto("/get-ready/steps");
  await page.getByRole("link", { name: "See local contractors" }).click();
  await expect(page).toHaveURL("/get-ready/resources");
  await expect(page.getByText("Where is your home?")).toBeVisible();
  await expect(page.getByText(/^No contractors available at this time\./)).toHaveCount(3);

  const address = { ...ADDRESS, city: " MADISON", state: "wisconsin" };
  expect((await page.request.post("/api/property", { data: address })).status()).toBe(200);
  await page.reload();
  const cleaners = page.getByRole("region", { name: "CLEANING SERVICES" });
  await cleaners.getByText(/^Show \d+ business/).click();
  await expect(cleaners.getByRole("listitem").first()).toContainText("Demonstration");
  await expect(cleaners.getByRole("link").first()).toHaveAttribute("href", /^tel:\+1608555\d{4}$/);
  await expect(page.getByText(/^No contractors available/)).toHaveCount(0);

  const marketplace = page.getByRole("link", { name: /Taskrabbit/ });
  await page.context().route("https://www.taskrabbit.com/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: route.request().headers().referer ?? "none",
    }),
  );
  const opening = page.waitForEvent("popup");
  await marketplace.click();
  const popup = await opening;
  await expect(popup.locator("body")).toHaveText("none");
  expect(await popup.evaluate(() => [document.referrer, window.opener])).toEqual(["", null]);
});

test("the account's own contacts are saved, searched and restored", async ({ page }) => {
  await signUp(page);
  await page.goto("/get-ready/resources");
  await press(page, page.getByRole("button", { name: "Add contact" }));
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.type("Hollis Roofing");
  await page.getByLabel("Phone (optional)").fill("608 555 0142");
  // What is typed outlives the page.
  await page.reload();
  await expect(name).toHaveValue("Hollis Roofing");
  await press(page, page.getByRole("button", { name: "Add contact" }));
  const added = page.getByRole("heading", { name: "Hollis Roofing" });
  await expect(added).toBeVisible();
  expect(await findFaults(page, "main")).toEqual([]);

  await page.goto("/search?q=hollis");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Hollis Roofing/ })
    .click();
  await expect(page).toHaveURL("/get-ready/resources#contacts");
  const call = page.getByRole("link", { name: "Call Hollis Roofing: 608 555 0142" });
  await expect(call).toHaveAttribute("href", "tel:+16085550142");
  await press(page, page.getByRole("button", { name: "Delete Hollis Roofing" }));
  await expect(added).toBeHidden();
  await expect(page.getByRole("button", { name: "Add contact" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(added).toBeVisible();
  await page.reload();
  await expect(added).toBeVisible();
});
