import { expect, test } from "./fixtures.ts";
import { findFaults } from "./accessibility.ts";
import { press, tabTo } from "./keyboard.ts";
import { publishHome } from "./public-home.ts";

const PHONE = { width: 390, height: 844 };

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("a likely typo in the price is questioned, and buyers don't see it once corrected", async ({
    page,
  }) => {
    const path = await publishHome(page);
    await page.goto("/pricing");
    const price = page.getByRole("textbox", { name: "Asking price" });
    const setPrice = page.getByRole("button", { name: "Set price" });
    const question = page.getByRole("alertdialog", { name: "Check the price" });
    const history = page.getByRole("listitem");

    await tabTo(page, price);
    await price.fill("34,990");
    await page.keyboard.press("Enter");
    await expect(question).toContainText(
      "You're changing the price from $349,900 to $34,990. That's 90% lower",
    );
    expect(await findFaults(page, "[role=alertdialog]")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(price).toBeFocused();
    await expect(price).toHaveValue("34,990");

    await page.keyboard.press("Enter");
    await press(page, question.getByRole("button", { name: "Set price" }));
    await expect(page.getByText("Your asking price was saved.")).toBeVisible();
    await tabTo(page, price);
    await price.fill("349,900");
    await press(page, setPrice);
    await press(page, question.getByRole("button", { name: "Set price" }));
    await expect(page.getByText("Your asking price was saved.")).toBeVisible();

    await page.getByText("Price history", { exact: true }).click();
    await expect(history.filter({ hasText: "$34,990" })).toContainText(
      "Changed back within 24 hours. Buyers don't see it.",
    );
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByText("$349,900").first()).toBeVisible();
    await expect(page.getByText("$34,990")).toHaveCount(0);
    await expect(page.getByText(/^Price (lowered|raised)/)).toHaveCount(0);
  });

  test("a price is hidden from buyers and shown again, with the keyboard", async ({ page }) => {
    const path = await publishHome(page);
    await page.request.put("/api/asking-price", { data: { price: "359,900" } });
    const buyers = () => page.context().request.get(path);
    expect(await (await buyers()).text()).toContain("Price raised by $10,000");

    await page.goto("/pricing");
    await press(page, page.locator("summary", { hasText: "Price history" }));
    await press(page, page.getByRole("button", { name: "Hide from buyers" }));
    const show = page.getByRole("button", { name: "Show to buyers" });
    await expect(show).toBeFocused();
    await expect(page.getByText("You hid this price.")).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    await expect
      .poll(async () => (await buyers()).text())
      .not.toMatch(/Price raised|Asking price history/);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Hide from buyers" })).toBeFocused();
    await expect.poll(async () => (await buyers()).text()).toContain("Price raised by $10,000");
  });
});
