import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { LIMITS } from "#tests/limits.ts";
import { test as base } from "./fixtures.ts";
import { type ProductWithStripe, startProductWithStripe } from "./stripe-product.ts";

export const STRIPE_JS = readFileSync(new URL("./fake-stripe-js.js", import.meta.url), "utf8");

/** Replaces Stripe in the browser: its script and the script's requests. */
async function standInForStripe(context: BrowserContext, stripeUrl: string) {
  await context.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: STRIPE_JS }),
  );
  await context.route("https://api.stripe.com/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = await fetch(stripeUrl + pathname, {
      method: "POST",
      body: route.request().postData(),
    });
    await route.fulfill({
      status: answer.status,
      contentType: "application/json",
      headers: { "access-control-allow-origin": "*" },
      body: await answer.text(),
    });
  });
}

/** A test with one product per worker that takes payments through Stripe. */
export const test = base.extend<object, { product: ProductWithStripe }>({
  product: [
    async ({}, use) => {
      const product = await startProductWithStripe();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: LIMITS.serverStart },
  ],
  baseURL: ({ product }, use) => use(product.url),
  page: async ({ page, context, product }, use) => {
    await standInForStripe(context, product.stripe.url);
    await use(page);
  },
});

export const stripeCard = (page: Page) => page.getByLabel("Stripe card number");
