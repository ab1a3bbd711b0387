import type { Page } from "@playwright/test";
import { confirm, renew } from "#tests/stripe/happenings.ts";
import { sign } from "#tests/stripe/server.ts";
import { expect } from "./fixtures.ts";
import { signUp } from "./people.ts";
import { stripeCard, STRIPE_JS, test } from "./with-stripe.ts";

// All tests share one product with Stripe, so they run in order in one worker.
test.describe.configure({ mode: "default" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

function watchStripe(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("stripe.com")) urls.push(request.url());
  });
  return urls;
}

test.describe("with a card that is declined first", () => {
  test.use({ expectedErrors: [/402/] });
  test("buys a plan, which shows before any webhook arrives", async ({ page, product }) => {
    const { books } = product.stripe;
    const before = { charges: books.charges.size, subscriptions: books.subscriptions.size };
    const charges = () => books.charges.size - before.charges;
    const subscriptions = () => [...books.subscriptions.values()].slice(before.subscriptions);
    const toStripe = watchStripe(page);
    await signUp(page);
    await page.goto("/billing");
    await page.getByRole("link", { name: "Select my plan!" }).click();
    await page
      .getByRole("article", { name: "Basic" })
      .getByRole("button", { name: "Select Plan" })
      .click();
    expect(toStripe, "nothing of Stripe outside the checkout").toEqual([]);
    await button(page, "Next").click();

    await expect(page.getByRole("heading", { name: "Complete Your Subscription" })).toBeVisible();
    await expect(page.getByText(/^Sandbox:/)).toHaveCount(0);
    await stripeCard(page).fill("4000 0000 0000 0002");
    await button(page, "Subscribe to Basic").click();
    await expect(page.getByText("Payment Failed").first()).toBeVisible();
    await expect(
      page.getByText("Your card was declined. Nothing was charged.").first(),
    ).toBeVisible();

    await stripeCard(page).fill("4242 4242 4242 4242");
    await button(page, "Subscribe to Basic").click();
    await expect(page.getByText("Payment Successful").first()).toBeVisible();
    await expect(page).toHaveURL("/billing");
    await expect(page.getByText("Basic Plan $99")).toBeVisible();
    await expect(page.getByText(/^Expires: [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
    expect(subscriptions().map(({ status }) => status)).toEqual(["active"]);
    expect(charges()).toBe(1);

    await test.step("the webhooks that come afterwards change nothing", async () => {
      for (const event of books.events) {
        const { body, signature } = sign(event);
        const answer = await page.request.post("/api/stripe/webhook", {
          data: body,
          headers: { "stripe-signature": signature, "content-type": "application/json" },
        });
        expect(answer.status()).toBe(200);
      }
      await page.reload();
      await expect(page.getByText("Basic Plan $99")).toBeVisible();
    });

    await test.step("a dearer plan changes the subscription that runs", async () => {
      await page.goto("/checkout?planId=3");
      await expect(page.getByText("$100.00")).toBeVisible();
      await button(page, "Subscribe to Premium").click();
      await expect(page.getByText("Premium Plan $199")).toBeVisible();
      expect(subscriptions()).toHaveLength(1);
      expect(charges()).toBe(2);
    });

    await test.step("a cheaper one charges nothing", async () => {
      await page.goto("/checkout?planId=1");
      await expect(page.getByText("$0.00")).toBeVisible();
      await button(page, "Subscribe to Starter").click();
      await expect(page.getByText("Starter Plan $49")).toBeVisible();
      expect(charges()).toBe(2);
    });
  });
});

test("a payment shows after the browser was closed during it", async ({ page, product }) => {
  await signUp(page);
  const opened = await page.request.post("/api/get-or-create-subscription", {
    data: { planId: 2 },
  });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  confirm(product.stripe.books, clientSecret);
  await page.goto("/billing");
  await expect(page.getByText("Basic Plan $99")).toBeVisible();
});

test("a payment that is still being confirmed is announced, and shows once confirmed", async ({
  page,
  product,
}) => {
  await signUp(page);
  const opened = await page.request.post("/api/get-or-create-subscription", {
    data: { planId: 2 },
  });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  await page.goto(
    "/billing?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded",
  );
  await expect(page).toHaveURL("/billing?redirect_status=succeeded");
  await expect(page.getByText("We're confirming your payment.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("We're confirming your payment.")).toBeVisible();
  await expect(page.getByText("No Active Plan")).toBeVisible();
  confirm(product.stripe.books, clientSecret);
  await expect(page.getByText("Basic Plan $99")).toBeVisible();
  await expect(page.getByText("We're confirming your payment.")).toHaveCount(0);
});

test("a plan change paid after the renewal is refunded, with a notice", async ({
  page,
  product,
}) => {
  const { books } = product.stripe;
  const open = async (planId: number) => {
    const opened = await page.request.post("/api/get-or-create-subscription", { data: { planId } });
    return ((await opened.json()) as { clientSecret: string }).clientSecret;
  };
  await signUp(page);
  confirm(books, await open(1));
  await page.goto("/billing");
  await expect(page.getByText("Starter Plan $49")).toBeVisible();
  const change = await open(3);
  renew(books, [...books.subscriptions.keys()].at(-1) ?? "");
  confirm(books, change);
  await page.goto("/billing?payment_intent=pi_1&redirect_status=succeeded");
  await expect(page.getByText("We're refunding the $150.00 you paid")).toBeVisible();
  await expect(page.getByText("Starter Plan $49")).toBeVisible();
  expect([...books.charges.values()].at(-1)).toMatchObject({ amount: 15_000, refunded: true });
});

test.describe("when js.stripe.com can't be reached", () => {
  test.use({ expectedErrors: [/js\.stripe\.com|ERR_FAILED/] });
  test("says that nothing was charged, and allows another try", async ({ page, context }) => {
    await signUp(page);
    await context.route("https://js.stripe.com/**", (route) => route.abort());
    await page.goto("/checkout?planId=2");
    await expect(page.getByText("We couldn't load the payment form")).toBeVisible();
    await context.unroute("https://js.stripe.com/**");
    await context.route("https://js.stripe.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: STRIPE_JS }),
    );
    await button(page, "Try again").click();
    await expect(stripeCard(page)).toBeVisible();
    await button(page, "Subscribe to Basic").click();
    await expect(page.getByText("Basic Plan $99")).toBeVisible();
  });
});

test.describe("when Stripe's API fails", () => {
  test.use({ expectedErrors: [/502/] });
  test("the checkout says so, and returns to the plans", async ({ page, product }) => {
    await signUp(page);
    product.stripe.inject({ kind: "card", on: /prices/, times: 1 });
    const failed = page.waitForResponse((response) => response.status() === 502);
    await page.goto("/checkout?planId=2");
    await expect(page).toHaveURL("/plans");
    await expect(
      page.getByText(/didn't accept this request\. Nothing was charged/).first(),
    ).toBeVisible();
    // The request id, to find the error in the log.
    const id = (await (await failed).allHeaders())["x-request-id"] ?? "";
    await expect(page.getByText(`Reference: ${id.slice(0, 8)}`).first()).toBeVisible();
  });
});
