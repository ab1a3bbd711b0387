import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { press, tabTo, typeInto } from "./keyboard.ts";
import { signUp } from "./people.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const card = (page: Page, plan: string) => page.getByRole("article", { name: plan });

async function choose(page: Page, plan: string) {
  await card(page, plan).getByRole("button", { name: "Select Plan" }).click();
  await expect(card(page, plan).getByRole("button", { name: "Selected" })).toBeVisible();
  await button(page, "Next").click();
  await expect(page.getByRole("heading", { name: "Complete Your Subscription" })).toBeVisible();
}

test("buys a plan in the sandbox, by keyboard, with a card that is declined first", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/billing");
  await expect(page.getByText("No Active Plan")).toBeVisible();
  await press(page, page.getByRole("link", { name: "Select my plan!" }));

  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  await expect(card(page, "Starter")).toContainText("$49 one-time");
  await expect(card(page, "Basic")).toContainText("MOST POPULAR");
  await expect(card(page, "Premium").getByRole("listitem")).toHaveCount(7);
  await expect(button(page, "Next")).toBeDisabled();
  await press(page, card(page, "Basic").getByRole("button", { name: "Select Plan" }));
  await press(page, button(page, "Next"));

  await expect(page).toHaveURL("/checkout?planId=2");
  await expect(page.getByRole("heading", { name: "Complete Your Subscription" })).toBeVisible();
  await expect(page.getByText("$99 per month")).toBeVisible();
  await expect(page.getByText("Monthly subscription")).toBeVisible();
  await expect(page.getByText(/^Sandbox:/)).toBeVisible();
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");

  await typeInto(page, "Card number", "4000 0000 0000 0002");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Payment Failed").first()).toBeVisible();
  await expect(page.getByRole("alert").first()).toContainText("Nothing was charged");
  await expect(button(page, "Subscribe to Basic")).toBeEnabled();

  await typeInto(page, "Card number", "4242 4242 4242 4242");
  await press(page, button(page, "Subscribe to Basic"));
  await expect(page.getByText("Payment Successful").first()).toBeVisible();
  await expect(page).toHaveURL("/billing");
  await expect(page.getByText("Basic Plan $99")).toBeVisible();
  await expect(page.getByText(/^Expires: [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();

  await page.reload();
  await expect(page.getByText("Basic Plan $99")).toBeVisible();
  await page.goto("/users");
  await expect(button(page, "Add User")).toBeVisible();
});

test("changes to a more expensive plan, and pays the difference", async ({ page }) => {
  await signUp(page);
  await page.goto("/plans");
  await choose(page, "Starter");
  await button(page, "Subscribe to Starter").click();
  await page.getByRole("link", { name: "Upgrade my plan!" }).click();
  await expect(card(page, "Starter").getByRole("button")).toBeDisabled();
  await choose(page, "Premium");
  await expect(page.getByText("Covers the upgrade from your Starter plan until")).toBeVisible();
  await button(page, "Subscribe to Premium").click();
  await expect(page.getByText("Premium Plan $199")).toBeVisible();
});

test("selecting Subscribe twice makes one payment", async ({ page }) => {
  await signUp(page);
  await page.goto("/checkout?planId=1");
  let payments = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/stripe/sandbox")) payments += 1;
  });
  await button(page, "Subscribe to Starter").dblclick();
  await expect(page.getByText("Starter Plan $49")).toBeVisible();
  expect(payments).toBe(1);
});

test("a checkout without a plan leads to the plans", async ({ page }) => {
  await signUp(page);
  for (const query of ["", "?planId=", "?planId=0", "?planId=two", "?planId=99"]) {
    await page.goto(`/checkout${query}`);
    await expect(page).toHaveURL("/plans");
    await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  }
  await tabTo(page, page.getByRole("link", { name: "Back to billing" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/billing");
});

test.describe("with a plan that is already active", () => {
  test.use({ expectedErrors: [/409/] });
  test("the checkout says so, and returns to the plans", async ({ page }) => {
    await signUp(page);
    await page.goto("/checkout?planId=1");
    await button(page, "Subscribe to Starter").click();
    await expect(page.getByText("Starter Plan $49")).toBeVisible();
    await page.goto("/checkout?planId=1");
    await expect(page).toHaveURL("/plans");
    await expect(page.getByText("Your Starter plan is already active.").first()).toBeVisible();
  });
});
