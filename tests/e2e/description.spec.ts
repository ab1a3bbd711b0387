import { expect, NO_CONNECTION, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import {
  button,
  textOf,
  saved,
  openDescription,
  storedText,
  expectNoFault,
} from "./description-screen.ts";

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
