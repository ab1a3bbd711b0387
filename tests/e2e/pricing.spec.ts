import type { Locator, Page } from "@playwright/test";
import { BASICS } from "#tests/property.ts";
import { expect, test, works } from "./fixtures.ts";
import { press, tabTo, typeInto } from "./keyboard.ts";
import { choose, menuOf } from "./sale-menu.ts";
import { ADDRESS, signUp } from "./people.ts";

async function sell(page: Page, address: Partial<typeof ADDRESS> = {}): Promise<void> {
  await signUp(page);
  await move(page, address);
  const saved = await page.request.post("/api/property/basics", { data: BASICS });
  expect(saved.status()).toBe(200);
}

async function move(page: Page, address: Partial<typeof ADDRESS>): Promise<void> {
  const saved = await page.request.post("/api/property", { data: { ...ADDRESS, ...address } });
  expect(saved.status()).toBe(200);
}

const estimateOn = (page: Page) => page.locator("dt:text-is('Current Estimated Value') + dd");

async function readEstimate(page: Page): Promise<number> {
  await expect(estimateOn(page)).toHaveText(/^\$[\d,]+$/);
  return Number((await estimateOn(page).innerText()).replace(/[$,]/g, ""));
}

const openMethod = (page: Page) => page.getByText("How we got this", { exact: true }).click();

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

const sales = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });
const excluded = (row: Locator) => row.getByText("Excluded", { exact: true });

/** Returns the row with the most weight now, by its address, because rows move. */
async function heaviest(page: Page): Promise<Locator> {
  // Phones lay it out after the first paint.
  await works(page);
  const label = (await menuOf(sales(page).first()).getAttribute("aria-label")) ?? "";
  return page.getByRole("row", { name: label.replace("Actions for ", "") });
}

test("excluding a sale changes the estimate and survives a reload, until it's included again", async ({
  page,
}) => {
  await sell(page);
  await page.goto("/pricing/comps");
  const before = await readEstimate(page);
  const sale = await heaviest(page);

  await choose(sale, "Exclude");
  await expect(excluded(sale)).toBeVisible();
  await expect(menuOf(sale)).toBeFocused();
  await expect(estimateOn(page)).not.toHaveText(dollars(before));
  const after = await readEstimate(page);
  const way = after > before ? "up" : "down";
  const moved = `The estimate is now ${dollars(after)}, ${way} ${dollars(Math.abs(after - before))}.`;
  await expect(page.getByText(moved).first()).toBeVisible();
  const truth = `1 sale excluded. With all sales, the estimate would be ${dollars(before)}.`;
  await expect(page.getByText(truth)).toBeVisible();

  await page.reload();
  await expect(estimateOn(page)).toHaveText(dollars(after));
  await expect(page.getByText(truth)).toBeVisible();
  await expect(sales(page).last()).toContainText("Excluded");

  await choose(sale, "Include");
  await expect(excluded(sale)).toBeHidden();
  await expect(menuOf(sale)).toBeFocused();
  await expect(estimateOn(page)).toHaveText(dollars(before));
  await page.reload();
  await expect(estimateOn(page)).toHaveText(dollars(before));
  await expect(page.getByText("Excluded", { exact: true })).toHaveCount(0);
});

test("a sale excluded in one tab is excluded in the other", async ({ page, context }) => {
  await sell(page);
  await page.goto("/pricing/comps");
  const other = await context.newPage();
  await other.goto("/pricing/comps");
  await choose(sales(page).nth(0), "Exclude");
  await expect(excluded(sales(page).nth(0))).toBeVisible();
  await choose(sales(other).nth(1), "Exclude");
  await expect(other.getByText(/^2 sales excluded\./)).toBeVisible();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(other.getByText(/^1 sale excluded\./)).toBeVisible();
  await expect(menuOf(sales(other).nth(1))).toBeFocused();
});

test("a larger living area raises the estimate, and is shown in The Basics", async ({ page }) => {
  await sell(page);
  await page.request.post("/api/properties/features", { data: { flooring: ["Hardwood"] } });
  await page.goto("/pricing");
  const before = await readEstimate(page);

  await openMethod(page);
  await page.getByRole("button", { name: "Edit details" }).click();
  const area = page.getByLabel("Finished Square Footage");
  await expect(area).toBeFocused();
  await area.fill("lots");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Must be a number")).toBeVisible();
  await area.fill("2,250");
  await page.getByRole("button", { name: "Save", exact: true }).click();

  await expect(page.getByText(/^The estimate changed from/)).toBeVisible();
  const after = await readEstimate(page);
  expect(after).toBeGreaterThan(before * 1.05);
  await expect(
    page.getByText(
      `The estimate changed from ${dollars(before)} to ${dollars(after)}, up ${dollars(after - before)}.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Review your description" })).toBeVisible();

  await page.getByRole("link", { name: "The Basics", exact: true }).click();
  await expect(page.getByLabel("Finished Square Footage")).toHaveValue("2250");
  await expect(page.getByLabel("Bedrooms")).toHaveValue(String(BASICS.bedrooms));

  await page.getByRole("link", { name: "Pricing" }).click();
  await openMethod(page);
  await page.getByRole("button", { name: "Edit details" }).click();
  await area.fill("1200");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^The estimate changed from .* down /)).toBeVisible();
  expect(await readEstimate(page)).toBeLessThan(before);
});

test("each step of the search for sales says what it's based on", async ({ page }) => {
  await sell(page);
  const where = page.locator("dt:text-is('Where') + dd");
  const steps = [
    [{}, "Your street first (Juniper St), then the rest of the area", /starting with Juniper St/],
    [{ addressLine1: "12 Elsewhere Rd" }, "Your zip code, 53704", /in zip code 53704\. This is/],
    [
      { addressLine1: "1300 Larkspur Ln", zipCode: "53711" },
      "The nearest homes in zip code 53711",
      /in zip code 53711, nearest first/,
    ],
    [
      { addressLine1: "1300 Marigold Ter", zipCode: "53713" },
      "Your city, Madison, WI",
      /in Madison, WI, because the zip code has too few/,
    ],
    [
      { city: "Milwaukee", zipCode: "53202" },
      "Your state, WI",
      /in WI, because the zip code and city have too few/,
    ],
  ] as const;
  for (const [address, place, summary] of steps) {
    await test.step(place, async () => {
      await move(page, address);
      await page.goto("/pricing");
      await openMethod(page);
      await expect(where).toHaveText(place);
      const basis = page.getByText(summary);
      await expect(basis).toBeVisible();
      await expect(basis).toHaveText(/^Based on \d+ demonstration sales .* not an appraisal\.$/);
      const count = /\d+/.exec(await basis.innerText())?.[0] ?? "";
      await expect(page.locator("dt:text-is('Sales compared') + dd")).toHaveText(count);
      await expect(
        page.getByText(
          /^Half of past estimates in (?:zip code \d{5}|the “.+” market) were within \d/,
        ),
      ).toBeVisible();
    });
  }
  await test.step("another state", async () => {
    await move(page, { city: "Bangor", state: "ME", zipCode: "04401" });
    await page.goto("/pricing");
    await expect(page.getByText("No pricing data available.")).toBeVisible();
    await expect(page.getByText("There are no sales to compare with yet.")).toBeVisible();
  });
});

test("a sale is excluded and included, and a fact corrected, by keyboard alone", async ({
  page,
}) => {
  await sell(page);
  await page.goto("/pricing/comps");
  const before = await readEstimate(page);
  const sale = await heaviest(page);
  const item = (name: string) => page.getByRole("menuitem", { name });
  await press(page, menuOf(sale));
  await expect(item("Show adjustments")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item("Exclude")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menuOf(sale)).toBeFocused();
  await expect(estimateOn(page)).not.toHaveText(dollars(before));
  await page.keyboard.press("Space");
  await expect(item("Show adjustments")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item("Include")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menuOf(sale)).toBeFocused();
  await expect(estimateOn(page)).toHaveText(dollars(before));

  await page.goto("/pricing");
  await press(page, page.locator("summary", { hasText: "How we got this" }));
  const correct = page.getByRole("button", { name: "Edit details" });
  await press(page, correct);
  await typeInto(page, "Bedrooms", "4");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^The estimate (changed|is still)/)).toBeVisible();
  await expect(correct).toBeFocused();
  await press(page, correct);
  await expect(page.getByLabel("Bedrooms")).toHaveValue("4");
  await tabTo(page, page.getByRole("button", { name: "Cancel" }));
  await page.keyboard.press("Enter");
  await expect(correct).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("nothing is wider than the screen, with a sale excluded and the facts open", async ({
    page,
  }) => {
    await sell(page);
    await page.goto("/pricing/comps");
    const sale = await heaviest(page);
    await choose(sale, "Show adjustments");
    await expect(page.getByText("Adjusted to your home").filter({ visible: true })).toHaveCount(1);
    await choose(sale, "Exclude");
    await expect(excluded(sale)).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);

    await page.goto("/pricing");
    await openMethod(page);
    await page.getByRole("button", { name: "Edit details" }).click();
    await page.getByLabel("Year Built").fill("1200");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(/^Must be 0, or a year/)).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(320);
  });
});
