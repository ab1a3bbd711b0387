import { expect, test, works } from "./fixtures.ts";
import { press, tabTo } from "./keyboard.ts";
import {
  button,
  textOf,
  saved,
  openDescription,
  storedText,
  expectNoFault,
} from "./description-screen.ts";

test("a fair housing finding is fixed with one click, and the fix undone with another", async ({
  page,
}) => {
  await openDescription(page);
  await textOf(page).fill("A home in Madison with a nursery upstairs.");
  await expect(page.getByText("Fair housing caution: familial status")).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await button(page, "Replace with “bonus room”").click();
  await expect(textOf(page)).toHaveValue("A home in Madison with a bonus room upstairs.");
  await expect(page.getByText("Fair housing caution: familial status")).toBeHidden();
  await expect(saved(page)).toBeVisible();
  expect(await storedText(page)).toBe("A home in Madison with a bonus room upstairs.");
  await button(page, "Undo").click();
  await expect(textOf(page)).toHaveValue("A home in Madison with a nursery upstairs.");
  await expect(page.getByText("Fair housing caution: familial status")).toBeVisible();
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
