import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ADDRESS, describeHome, signUp } from "./people.ts";
import { publishHome } from "./public-home.ts";

const PHONE = { width: 390, height: 844 };
const LIST = "Contradictions in your listing";

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("contradictions of the inventory are listed until one side is corrected", async ({
    page,
  }) => {
    await publishHome(page);
    await page.request.post("/api/properties/features", {
      data: { appliances: ["Refrigerator"], outdoorFeatures: ["Deck", "Hot tub/spa"] },
    });
    await page.request.post("/api/properties/description/accept", {
      data: { description: "A home in Madison with a hot tub on the deck." },
    });
    const begun = await page.request.post("/api/inventory/beginning", { data: { version: 0 } });
    expect(begun.status()).toBe(200);

    await page.goto("/online-listing");
    const pairs = page.getByRole("list", { name: LIST }).getByRole("listitem");
    await expect(pairs).toHaveCount(3);
    await expect(pairs.filter({ hasText: "Excluded: Refrigerator" })).toHaveCount(1);
    const inText = pairs.filter({ hasText: "A home in Madison with a hot tub on the deck." });
    await expect(inText).toContainText("Excluded: Hot tub or spa");
    expect(await findFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);

    await inText.getByRole("link", { name: "Description" }).click();
    await expect(page).toHaveURL(/\/description$/);
    await page.goBack();
    await inText.getByRole("link", { name: "Inventory" }).click();
    await expect(page).toHaveURL(/\/documents\/what-stays$/);

    await page.request.post("/api/properties/description/accept", {
      data: { description: "A home in Madison with a deck." },
    });
    await page.goto("/online-listing");
    await expect(pairs).toHaveCount(2);
  });

  test("contradictions in a home that isn't public are listed, too", async ({ page }) => {
    await signUp(page);
    await page.request.post("/api/property", { data: ADDRESS });
    await describeHome(page, { parking: { types: ["None"], totalSpaces: 2 } });
    await page.goto("/online-listing");
    await expect(page.getByRole("list", { name: LIST })).toContainText("Parking: None");
  });
});
