import type { Page } from "@playwright/test";
import { LIMITS } from "#tests/limits.ts";
import { says } from "#tests/openai/answers.ts";
import { findFaults } from "./accessibility.ts";
import { expect, NO_CONNECTION, test, works } from "./fixtures.ts";
import { press, tabTo } from "./keyboard.ts";
import { type ProductWithModel, startProductWithModel } from "./openai-product.ts";
import { ADDRESS, describeHome, signUp } from "./people.ts";

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
const textOf = (page: Page) => page.getByLabel("Description", { exact: true });
const saved = (page: Page) => page.getByText("Saved", { exact: true }).first();

async function openDescription(page: Page, features?: Record<string, unknown>): Promise<string> {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page, features);
  await page.goto("/description");
  await works(page);
  await expect(textOf(page)).toHaveValue(/Madison/);
  return textOf(page).inputValue();
}

async function storedText(page: Page): Promise<string> {
  const answer = await page.request.get("/api/properties/latest");
  return (await answer.json()).generatedDescription;
}

async function expectNoFault(page: Page) {
  expect(await findFaults(page)).toEqual([]);
}

test("a fair housing finding is fixed with one click, and the fix undone with another", async ({
  page,
}) => {
  await openDescription(page);
  await textOf(page).fill("A home in Madison with a nursery upstairs.");
  await expect(page.getByText("Fair housing caution: familial status")).toBeVisible();
  await button(page, "Replace with “bonus room”").click();
  await expect(textOf(page)).toHaveValue("A home in Madison with a bonus room upstairs.");
  await expect(page.getByText("Fair housing caution: familial status")).toBeHidden();
  await expect(saved(page)).toBeVisible();
  expect(await storedText(page)).toBe("A home in Madison with a bonus room upstairs.");
  await button(page, "Undo").click();
  await expect(textOf(page)).toHaveValue("A home in Madison with a nursery upstairs.");
});

test("notes are found in a worker", async ({ page }) => {
  await openDescription(page);
  await textOf(page).fill("A home in Madison with a nursery upstairs.");
  await expect(page.getByText("Fair housing caution: familial status")).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await textOf(page).fill("A home in Madison. No children.");
  await expect(page.getByText("Fair housing violation: familial status")).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test("accepting a text with a violation asks for confirmation, by keyboard alone", async ({
  page,
}) => {
  await openDescription(page);
  await tabTo(page, textOf(page));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("No children. A home with three bedrooms.");
  await press(page, button(page, "“No children”"));
  await expect(textOf(page)).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe("No children");

  await press(page, button(page, "Accept Description"));
  const question = page.getByRole("alertdialog", { name: "Accept this description?" });
  await expect(question).toContainText("“No children”");
  await expect(button(page, "Go to note")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(button(page, "Accept Description")).toBeFocused();

  await page.reload();
  await press(page, button(page, "Remove sentence"));
  await expect(textOf(page)).toHaveValue("A home with three bedrooms.");
  await expect(page.getByRole("heading", { name: "Notes", exact: true })).toBeFocused();
  await tabTo(page, textOf(page));
  await page.keyboard.press("ControlOrMeta+z");
  await expect(textOf(page)).toHaveValue(/^No children\./);

  await press(page, button(page, "Accept Description"));
  await press(page, button(page, "Accept anyway"));
  await expect(page.getByText("Your description has been accepted.")).toBeVisible();
  expect(await storedText(page)).toMatch(/^No children\./);
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

  test("accepting a text lists its open notes first, by keyboard alone", async ({ page }) => {
    await openDescription(page);
    await textOf(page).fill("A home in Madison with a nursery, granite, and a pool.");
    await expect(page.getByRole("heading", { name: "3 notes" })).toBeVisible();
    await press(page, button(page, "Accept Description"));
    const question = page.getByRole("alertdialog", { name: "Accept this description?" });
    await expect(question.getByRole("listitem")).toContainText([
      "“nursery”",
      "“granite”",
      "“pool”",
    ]);
    await expectNoFault(page);
    await expect(button(page, "Go to first note")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(button(page, "“nursery”")).toBeFocused();
    await expect(button(page, "“nursery”")).toBeInViewport();

    await press(page, button(page, "Keep it"));
    await press(page, button(page, "Accept Description"));
    await expect(question.getByRole("listitem")).toContainText(["“granite”", "“pool”"]);
    await press(page, button(page, "Accept anyway"));
    await expect(page.getByText("Your description has been accepted.")).toBeVisible();
    await expect(page.getByText("Congratulations! You're done.")).toBeVisible();
  });

  test("own words that were left out are explained until they are dismissed", async ({ page }) => {
    await openDescription(page);
    const ownWords = ["No children please", "The roof was replaced in 2022."];
    await page.request.post("/api/properties/features", { data: { ownWords } });
    await page.reload();
    const heading = page.getByRole("heading", { name: "Left out of your description" });
    await expect(heading).toBeVisible();
    await expect(page.getByText("“No children please”")).toBeVisible();
    await expectNoFault(page);
    const isSaved = page.waitForResponse((answer) => answer.url().endsWith("/kept-notes"));
    await press(page, button(page, "Dismiss"));
    await expect(heading).toBeHidden();
    await expect(textOf(page)).toBeFocused();
    expect((await isSaved).status()).toBe(200);
    await page.reload();
    await works(page);
    await expect(textOf(page)).toHaveValue(/roof was replaced/);
    await expect(heading).toBeHidden();
  });
});

/** Enough to say for two lengths. */
const MANY_FEATURES = {
  appliances: ["Dishwasher", "Range/Oven", "Refrigerator", "Microwave"],
  flooring: ["Hardwood", "Tile"],
  outdoorFeatures: ["Deck", "Porch", "Garden", "Fenced yard"],
  exterior: ["Brick"],
  roof: ["Shingle"],
  cooling: ["Central air conditioning"],
  heating: ["Forced air"],
};

test("a rewrite in another tone and length can be undone and redone", async ({ page }) => {
  const first = await openDescription(page, MANY_FEATURES);
  await textOf(page).fill(`${first} Our own words.`);
  await tabTo(page, page.getByRole("radio", { name: "Warm" }));
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Plain" })).toBeChecked();
  await page.getByRole("radio", { name: "Short" }).click();
  await button(page, "Rewrite").click();
  await expect(textOf(page)).not.toHaveValue(/Our own words/);
  await expect(textOf(page)).not.toHaveAttribute("readonly");
  const rewritten = await textOf(page).inputValue();
  expect(rewritten.length).toBeLessThan(700);

  await textOf(page).press("ControlOrMeta+z");
  await expect(textOf(page)).toHaveValue(`${first} Our own words.`);
  await button(page, "Redo").click();
  await expect(textOf(page)).toHaveValue(rewritten);
  await button(page, "Undo").click();
  await expect.poll(() => storedText(page)).toBe(`${first} Our own words.`);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Plain" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Short" })).toBeChecked();
});

test("a restored version survives a reload", async ({ page }) => {
  const first = await openDescription(page);
  await textOf(page).fill("Our own words.");
  await button(page, "Versions").click();
  const versions = page.getByRole("dialog", { name: "Versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText("Edited");
  await expect(versions.first()).toContainText("Current version");
  await expectNoFault(page);
  await versions.last().getByRole("button", { name: "Show more" }).click();
  await expect(versions.last()).toContainText(first.slice(-40));
  await versions.last().getByRole("button", { name: "Restore this version" }).click();
  await expect(textOf(page)).toHaveValue(first);
  await expect(button(page, "Versions")).toBeFocused();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(textOf(page)).toHaveValue(first);
  expect(await storedText(page)).toBe(first);
});

test("typed text is saved even if the person leaves the page right away", async ({ page }) => {
  await openDescription(page);
  await textOf(page).fill("Typed in the last moment.");
  await page.goto("about:blank");
  await expect.poll(() => storedText(page)).toBe("Typed in the last moment.");
});

test("typed text is kept after the tab is closed right away", async ({ page, context }) => {
  await openDescription(page);
  await textOf(page).fill("Typed in the last moment.");
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await expect.poll(() => storedText(next)).toBe("Typed in the last moment.");
  await next.goto("/description");
  await expect(textOf(next)).toHaveValue("Typed in the last moment.");
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [NO_CONNECTION] });

  test("typed text survives closing the tab, and is saved when the seller returns", async ({
    page,
    context,
  }) => {
    await openDescription(page);
    await context.setOffline(true);
    await textOf(page).fill("Typed on a train.");
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto("/description");
    await expect(textOf(next)).toHaveValue("Typed on a train.");
    // Saved by this page, or by the closed page's last request.
    await expect.poll(() => storedText(next)).toBe("Typed on a train.");
  });
});

test.describe("two tabs", () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] });

  test("keep both texts, and the seller chooses", async ({ page, context }) => {
    await openDescription(page);
    const other = await context.newPage();
    await other.goto("/description");
    await textOf(other).fill("The other tab's text.");
    await expect(saved(other)).toBeVisible();

    await textOf(page).fill("This tab's text.");
    await expect(page.getByText(/changed somewhere else/)).toBeVisible();
    await expect(textOf(page)).toHaveValue("This tab's text.");
    await button(page, "Use their version").click();
    await expect(textOf(page)).toHaveValue("The other tab's text.");
    await expect(textOf(page)).toBeFocused();

    await textOf(other).fill("The other tab's text, again.");
    await expect.poll(() => storedText(page)).toBe("The other tab's text, again.");
    await button(page, "Undo").click();
    await expect(textOf(page)).toHaveValue("This tab's text.");
    await button(page, "Keep mine").click();
    await expect(saved(page)).toBeVisible();
    expect(await storedText(page)).toBe("This tab's text.");
    await button(page, "Versions").click();
    await expect(page.getByText("The other tab's text, again.")).toBeVisible();
  });
});

test("two tabs dismiss findings without undoing each other", async ({ page, context }) => {
  await openDescription(page);
  await textOf(page).fill("A home with granite and a pool.");
  await expect(saved(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/description");
  for (const [tab, phrase] of [
    [page, "granite"],
    [other, "pool"],
  ] as const) {
    const note = tab.getByRole("listitem").filter({ hasText: `“${phrase}”` });
    // Shown before it's saved.
    const isSaved = tab.waitForResponse((answer) => answer.url().endsWith("/kept-notes"));
    await note.getByRole("button", { name: "Confirm it's true" }).click();
    await expect(button(tab, "1 note dismissed")).toBeVisible();
    expect((await isSaved).status()).toBe(200);
  }
  await page.reload();
  await expect(button(page, "2 notes dismissed")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

  test("notes are below the text, and marks under their words", async ({ page }) => {
    await openDescription(page);
    const paragraph = "Adults only, in a house with granite, a pool and a nursery.\n\n";
    await textOf(page).fill(paragraph.repeat(20));
    await expect(page.getByRole("heading", { name: /^\d+ notes$/ })).toBeVisible();
    // The text and the layer with the marks have the same height, so that they scroll together.
    const heights = await textOf(page).evaluate((area) => [area.scrollHeight, area.clientHeight]);
    expect(heights[0]).toBe(heights[1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectNoFault(page);
    await textOf(page).fill("W".repeat(4999));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

const withModel = test.extend<object, { product: ProductWithModel }>({
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

withModel.describe("with a language model", () => {
  // All tests share one model, so they run in order in one worker.
  withModel.describe.configure({ mode: "default" });
  withModel.beforeEach(({ product }) => product.openai.answerWith());

  const HALF = "Set in Madison, Wisconsin, this single-family home offers three bedrooms. ";

  withModel(
    "a stream broken off half-way falls back, with the seller's text intact",
    async ({ page, product }) => {
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
    },
  );

  withModel(
    "Stop gives the seller's text back, accepted as it was, and nothing else is kept",
    async ({ page, product }) => {
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
    },
  );

  withModel.describe("in colors of the system's own", () => {
    withModel.use({ contextOptions: { forcedColors: "active" } });

    withModel("what is written has no other text behind it", async ({ page, product }) => {
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

  withModel("a whole text comes in sentence by sentence", async ({ page, product }) => {
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
});
