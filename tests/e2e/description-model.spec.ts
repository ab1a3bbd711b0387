import { LIMITS } from "#tests/limits.ts";
import { says } from "#tests/openai/answers.ts";
import { expect, test as base } from "./fixtures.ts";
import { type ProductWithModel, startProductWithModel } from "./openai-product.ts";
import {
  button,
  textOf,
  openDescription,
  storedText,
  expectNoFault,
} from "./description-screen.ts";

const test = base.extend<object, { product: ProductWithModel }>({
  product: [
    async ({}, use) => {
      const product = await startProductWithModel();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: LIMITS.serverStart },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

// All tests share one model, so they run in order in one worker.
test.describe.configure({ mode: "default" });
test.beforeEach(({ product }) => product.openai.answerWith());

const HALF = "Set in Madison, Wisconsin, this single-family home offers three bedrooms. ";

test("a stream broken off half-way falls back, with the seller's text intact", async ({
  page,
  product,
}) => {
  await openDescription(page);
  await textOf(page).fill("Our own words.");
  const rest = Promise.withResolvers<void>();
  product.openai.answerWith(says([HALF, "There", rest.promise], { ending: "cut" }));
  await button(page, "Rewrite").click();
  await expect(textOf(page)).toHaveValue(HALF.trim());
  await expect(button(page, "Rewriting...")).toBeDisabled();
  await expectNoFault(page);

  rest.resolve();
  await expect(page.getByText(/built-in writer wrote this description/)).toBeVisible();
  const builtIn = await textOf(page).inputValue();
  expect(builtIn).toContain("Madison");
  expect(builtIn).not.toContain(HALF);
  await button(page, "Versions").click();
  const versions = page.getByRole("dialog", { name: "Versions" }).getByRole("listitem");
  await expect(versions.first()).toContainText("Rewritten, warm, standard length");
  await expect(versions.nth(1)).toContainText("Our own words.");
  await page.keyboard.press("Escape");
  await button(page, "Undo").click();
  await expect(textOf(page)).toHaveValue("Our own words.");
  await expect.poll(() => storedText(page)).toBe("Our own words.");
});

test("Stop gives the seller's text back, accepted as it was, and nothing else is kept", async ({
  page,
  product,
}) => {
  const first = await openDescription(page);
  await button(page, "Accept Description").click();
  await expect(page.getByText("Congratulations! You're done.")).toBeVisible();
  const rest = Promise.withResolvers<void>();
  product.openai.answerWith(says([HALF, "There", rest.promise]));
  await button(page, "Rewrite").click();
  await expect(textOf(page)).toHaveValue(HALF.trim());
  await button(page, "Stop").click();
  await expect(page.getByText("Congratulations! You're done.")).toBeVisible();
  await expect(button(page, "Rewrite")).toBeFocused();
  expect(await product.openai.requests.at(-1)?.ended).toBe("left");
  rest.resolve();
  await page.reload();
  await expect(page.getByText("Congratulations! You're done.")).toBeVisible();
  expect(await storedText(page)).toBe(first);
});

test.describe("in colors of the system's own", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("what is written has no other text behind it", async ({ page, product }) => {
    const first = await openDescription(page);
    const rest = Promise.withResolvers<void>();
    product.openai.answerWith(says([HALF, "There", rest.promise]));
    await button(page, "Rewrite").dblclick();
    await expect(textOf(page)).toHaveValue(HALF.trim());
    const behind = page.getByText(first.slice(0, 40)).and(page.locator("span"));
    await expect(behind).toHaveCSS("color", "rgba(0, 0, 0, 0)");
    await button(page, "Stop").click();
    await expect(textOf(page)).toHaveValue(first);
    rest.resolve();
  });
});

test("a whole text comes in sentence by sentence", async ({ page, product }) => {
  await openDescription(page);
  const rest = Promise.withResolvers<void>();
  product.openai.answerWith(
    says([
      `${HALF}It has two full baths and one half bath. A visit`,
      rest.promise,
      " tells the rest.",
    ]),
  );
  await button(page, "Rewrite").click();
  await expect(textOf(page)).toHaveValue(/three bedrooms\. It has two full baths/);
  rest.resolve();
  await expect(textOf(page)).toHaveValue(/A visit tells the rest\.$/);
  await expect(button(page, "Rewrite")).toBeEnabled();
  await expect(page.getByText(/built-in writer/)).toBeHidden();
});
