import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test as sandbox } from "./fixtures.ts";
import { press } from "./keyboard.ts";
import { signUp } from "./people.ts";
import { stripeCard, test as stripe } from "./with-stripe.ts";

const CHARGE = "We charge $99 every month, in advance, until you cancel.";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Cancel your Basic plan?" });

async function buyBasic(page: Page) {
  await signUp(page);
  await page.goto("/plans");
  const basic = page.getByRole("article", { name: "Basic" });
  await expect(basic).toContainText(CHARGE);
  await press(page, basic.getByRole("button", { name: "Select Plan" }));
  await press(page, button(page, "Next"));
  await expect(page.getByText(CHARGE)).toBeVisible();
  await press(page, button(page, "Subscribe to Basic"));
  await expect(page.getByText("Basic Plan $99")).toBeVisible();
  await expect(page.getByText(CHARGE)).toBeVisible();
}

async function cancelAndResume(page: Page) {
  await press(page, button(page, "Cancel plan"));
  await expect(question(page)).toContainText("You won't be charged again.");
  await expect(question(page)).toContainText("Nothing you entered is deleted");
  expect(await findFaults(page, "[role=alertdialog]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(page.getByText(/^Renews on /)).toBeVisible();

  await press(page, button(page, "Cancel plan"));
  await press(page, question(page).getByRole("button", { name: "Cancel plan" }));
  await expect(page.getByText(/^Canceled\. Your plan works until /)).toBeVisible();
  await expect(button(page, "Resume plan")).toBeFocused();
  await page.reload();
  await expect(page.getByText("Basic Plan $99")).toBeVisible();
  await press(page, button(page, "Resume plan"));
  await expect(page.getByText(/^Renews on [A-Z][a-z]+ \d{1,2}, \d{4} for \$99/)).toBeVisible();
}

sandbox.describe("in the sandbox, on a phone", () => {
  sandbox.use({ viewport: { width: 390, height: 844 } });

  sandbox(
    "with the keyboard, the plan is canceled and resumed, the card changed, and a receipt downloaded",
    async ({ page }) => {
      await buyBasic(page);
      expect(await findFaults(page)).toEqual([]);
      await cancelAndResume(page);

      await expect(page.getByText("Visa ending in 4242")).toBeVisible();
      await page.getByRole("link", { name: "Change card" }).click();
      await expect(page).toHaveURL("/billing/card");
      await page.getByLabel("Card number").fill("5555 5555 5555 4444");
      expect(await findFaults(page)).toEqual([]);
      await press(page, button(page, "Save card"));
      await expect(page.getByText("Mastercard ending in 4444")).toBeVisible();

      const saved = page.waitForEvent("download");
      await press(page, button(page, /^Download receipt of .*, \$99\.00$/));
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^receipt-TEST-[\dA-F]{12}\.pdf$/);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
    },
  );
});

stripe.describe("with Stripe, on a desktop", () => {
  stripe.use({ viewport: { width: 1280, height: 900 } });
  stripe(
    "the plan is canceled and resumed, the card changed, and Stripe's invoice downloaded",
    async ({ page, product }) => {
      const { books } = product.stripe;
      await buyBasic(page);
      await cancelAndResume(page);
      const running = [...books.subscriptions.values()].at(-1);
      expect(running).toMatchObject({ status: "active", cancel_at_period_end: false });

      await expect(page.getByText("Visa ending in 4242")).toBeVisible();
      await page.getByRole("link", { name: "Change card" }).click();
      await stripeCard(page).fill("5555 5555 5555 4444");
      await press(page, button(page, "Save card"));
      await expect(page.getByText("Mastercard ending in 4444")).toBeVisible();
      expect([...books.paymentMethods.keys()].at(-1)).toBe(
        [...books.subscriptions.values()].at(-1)?.default_payment_method,
      );

      const asked = page.waitForRequest(/^https:\/\/pay\.stripe\.com\/invoice\/in_\d+\/pdf$/);
      await page.route("https://pay.stripe.com/**", (route) =>
        route.fulfill({
          contentType: "application/pdf",
          headers: { "content-disposition": 'attachment; filename="Invoice.pdf"' },
          body: "%PDF-1.4",
        }),
      );
      const saved = page.waitForEvent("download");
      await press(page, button(page, /^Download receipt of .*, \$99\.00$/));
      await asked;
      expect((await saved).suggestedFilename()).toBe("Invoice.pdf");
      await expect(page).toHaveURL("/billing");
    },
  );
});

stripe.describe("when Stripe's API fails", () => {
  stripe.use({ expectedErrors: [/502/] });
  stripe("canceling says so, and can be tried again", async ({ page, product }) => {
    await buyBasic(page);
    product.stripe.inject({ kind: "card", on: /^GET .*subscriptions/, times: 1 });
    await press(page, button(page, "Cancel plan"));
    await press(page, question(page).getByRole("button", { name: "Cancel plan" }));
    await expect(page.getByText("We couldn't cancel your plan").first()).toBeVisible();
    await expect(page.getByText(/^Renews on /)).toBeVisible();
    await press(page, button(page, "Cancel plan"));
    await press(page, question(page).getByRole("button", { name: "Cancel plan" }));
    await expect(page.getByText(/^Canceled\. Your plan works until /)).toBeVisible();
  });
});
