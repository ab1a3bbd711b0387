import type { Browser, Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ADDRESS, buyPlan, logIn, newEmail, PASSWORD, signUp } from "./people.ts";

const STREAM = "/api/notifications/stream";
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

async function expectNoFault(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
}

async function openPartner(seller: Page, browser: Browser): Promise<Page> {
  await signUp(seller);
  await buyPlan(seller);
  const email = newEmail();
  const added = await seller.request.post("/api/users", {
    data: { email, fullName: "Pat Partner", password: PASSWORD, confirmPassword: PASSWORD },
  });
  expect(added.status()).toBe(201);
  const partner = await (await browser.newContext()).newPage();
  await logIn(partner, email);
  return partner;
}

/** Opens a screen and waits until it receives notifications. */
async function goAndListen(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse((response) => response.url().endsWith(STREAM));
  await page.goto(address);
  expect((await listening).status()).toBe(200);
}

const complete = async (page: Page, stepId: string) => {
  const done = await page.request.patch("/api/steps/completions", {
    data: { stepId, completed: true },
  });
  expect(done.status()).toBe(200);
};

const PHONE = { width: 390, height: 844 };

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("a notification appears in a second browser, and links to its subject", async ({
    page: seller,
    browser,
  }) => {
    const partner = await openPartner(seller, browser);
    await partner.setViewportSize(PHONE);
    await goAndListen(partner, "/settings");
    await expect(bell(partner)).toHaveAccessibleName("Notifications");
    await complete(seller, "declutter");
    await expect(bell(partner)).toHaveAccessibleName("Notifications, 1 unread");
    await expect(partner.getByText("You have 1 unread notification.")).toBeAttached();

    await bell(partner).press("Enter");
    const step = panel(partner).getByRole("link", { name: /completed the step “Declutter”/ });
    await expect(step).toBeVisible();
    await expectNoFault(partner);
    await complete(seller, "repairs");
    await expect(panel(partner).getByText(/“Repairs and Minor Updates”/)).toBeVisible();
    const { x, width } = (await panel(partner).boundingBox())!;
    expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true]);
    await step.press("Enter");
    await expect(partner).toHaveURL("/get-ready/steps");
    await expect(bell(partner)).toHaveAccessibleName("Notifications, 1 unread");

    await bell(partner).click();
    await panel(partner).getByRole("link", { name: "See all notifications" }).click();
    await expect(partner).toHaveURL("/notifications");
    const today = partner.getByRole("list", { name: "Today" }).getByRole("link");
    await expect(today).toHaveText([/^Unread: .*Repairs/, /^(?!Unread).*Declutter/]);
    await partner.getByText("Unread", { exact: true }).click();
    await expect(today).toHaveCount(1);
    await partner.getByRole("button", { name: "Mark all as read" }).click();
    await expect(partner.getByText("You're all caught up.")).toBeVisible();
    await expect(bell(partner)).toHaveAccessibleName("Notifications");
    await partner.context().close();
  });
});

test("one tab of a browser has the stream, and updates the others", async ({
  page: seller,
  browser,
}) => {
  const first = await openPartner(seller, browser);
  const streams: string[] = [];
  first.context().on("request", (request) => {
    if (request.url().endsWith(STREAM)) streams.push(request.url());
  });
  await goAndListen(first, "/settings");
  const second = await first.context().newPage();
  await second.goto("/profile");
  await seller.request.post("/api/property", { data: ADDRESS });
  const price = await seller.request.put("/api/asking-price", { data: { price: 649_000 } });
  expect(price.status()).toBe(200);
  for (const tab of [first, second]) {
    await expect(bell(tab)).toHaveAccessibleName("Notifications, 1 unread");
  }
  expect(streams).toHaveLength(1);
  await first.close();
  await complete(seller, "declutter");
  await expect(bell(second)).toHaveAccessibleName("Notifications, 2 unread");
  expect(streams).toHaveLength(2);
  await second.context().close();
});
