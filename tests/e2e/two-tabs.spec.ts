import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test, works } from "./fixtures.ts";
import { ADDRESS, describeHome, signUp } from "./people.ts";

test.use({ expectedErrors: [/status of 409/] });

async function sell(page: Page): Promise<void> {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page);
}

const PHONE = { width: 390, height: 844 };

const openPriceRange = (page: Page) =>
  page.getByText("Closing date, taxes, insurance and price range").click();

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("two windows on the basics don't revert each other", async ({ page, context }) => {
    await sell(page);
    const other = await context.newPage();
    await page.goto("/property-basics");
    await other.goto("/property-basics");
    await other.getByLabel("Bedrooms").fill("5");
    await other.getByLabel("HOA Fees (per month)").fill("75");
    await other.getByRole("button", { name: "Save and continue" }).click();
    await expect(other).toHaveURL("/property-features");

    const dialog = page.getByRole("alertdialog", { name: "Changed while you were editing" });
    await page.getByLabel("Bedrooms").fill("4");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect(dialog).toContainText("This was changed in another window on");
    await expect(dialog.getByRole("listitem").first()).toHaveText(
      /Bedrooms.*Their version.*5.*Yours.*4/,
    );
    await expect(dialog).toContainText(/HOA Fees \(per month\): 75 \(was \d+\)/);
    expect(await findFaults(page, "[role=alertdialog]")).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);

    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Bedrooms")).toHaveValue("4");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect(page).toHaveURL("/property-features");
    const saved = await (await page.request.get("/api/properties/latest")).json();
    expect(saved.propertyBasics).toMatchObject({ bedrooms: 4, hoaFees: 75 });
  });

  test("features keep an edited description, and notice another window", async ({
    page,
    context,
  }) => {
    await sell(page);
    const text = "Our own words about this home.";
    await page.request.post("/api/properties/description/accept", {
      data: { description: text },
    });
    const other = await context.newPage();
    await page.goto("/property-features");
    await other.goto("/property-features");
    const question = other.getByRole("alertdialog", { name: "Keep your description?" });
    await other.getByRole("button", { name: "Roof" }).click();
    await other.getByRole("checkbox", { name: "Metal" }).check();
    await other.getByRole("button", { name: "Save", exact: true }).click();
    expect(await findFaults(other, "[role=alertdialog]")).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(other.getByRole("checkbox", { name: "Metal" })).toBeChecked();
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await question.getByRole("button", { name: "Keep my text" }).click();
    await expect(other).toHaveURL("/description");
    await expect(other.getByText(text).first()).toBeVisible();
    await expect(other.getByText("Congratulations! You're done.")).toBeVisible();

    await page.getByRole("button", { name: "Cooling" }).click();
    await page.getByRole("checkbox", { name: "Solar" }).check();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Keep my text" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Changed while you were editing" });
    await expect(dialog).toContainText("Also changed. Both choices keep this:");
    await expect(dialog).toContainText(/Roof: Metal/);
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect(page).toHaveURL("/description");
    const saved = await (await page.request.get("/api/properties/latest")).json();
    expect(saved).toMatchObject({
      generatedDescription: text,
      descriptionAccepted: true,
      propertySpecifics: { roof: ["Metal"], cooling: expect.arrayContaining(["Solar"]) },
    });
  });

  test("net proceeds and an offer show what another window saved", async ({ page, context }) => {
    await sell(page);
    const other = await context.newPage();
    const dialog = page.getByRole("alertdialog", { name: "Changed while you were editing" });
    await page.goto("/pricing/proceeds");
    await other.goto("/pricing/proceeds");
    for (const window of [page, other]) await openPriceRange(window);
    await other.getByLabel("Low price").fill("300,000");
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await expect(other.getByText("Your numbers were saved.")).toBeVisible();
    await page.getByLabel("Low price").fill("310,000");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toContainText(/Low price.*300000.*310,000/);
    await dialog.getByRole("button", { name: "Use their version" }).click();
    await expect(page.getByLabel("Low price")).toHaveValue("300000");
    await page.getByLabel("High price").fill("330,000");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Your numbers were saved.")).toBeVisible();

    const offer = { price: 350_000, financing: "cash", contingencies: [], note: "" };
    await page.request.post("/api/offers", { data: offer });
    await page.goto("/pricing/offers");
    await other.goto("/pricing/offers");
    for (const window of [page, other]) {
      await works(window);
      await window.getByRole("button", { name: "Edit Offer 1" }).click();
    }
    const form = other.getByRole("form", { name: "Offer" });
    await form.getByLabel("Price").fill("355,000");
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(other.getByRole("heading", { name: "Edit offer" })).toBeHidden();
    await page.getByLabel("Note (optional)").fill("They like the garden.");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog).toContainText(/Note.*Empty.*They like the garden\./);
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("They like the garden.").first()).toBeVisible();
    const { offers } = await (await page.request.get("/api/offers")).json();
    expect(offers).toMatchObject([{ price: 355_000, note: "They like the garden." }]);
  });
});
