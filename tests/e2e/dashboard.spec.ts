import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ADDRESS, describeHome, signUp } from "./people.ts";

const PHONE = { width: 390, height: 844 };

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const part = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });

async function open(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(heading(page, "Dashboard")).toBeVisible();
}

async function expectNoFault(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("there is always one next step with a link", async ({ page }) => {
    await signUp(page);
    await page.goto("/");
    await open(page);
    await expect(heading(page, "Add your address")).toBeVisible();
    await expectNoFault(page);
    await page.getByRole("link", { name: "Add your address" }).click();
    await expect(page).toHaveURL("/property-address");

    await page.request.post("/api/property", { data: ADDRESS });
    await describeHome(page);
    await page.goto("/dashboard");
    await expect(heading(page, "Finish your description")).toBeVisible();
    await expect(part(page, "Property").getByRole("progressbar")).toHaveAttribute(
      "aria-valuetext",
      "3 of 4",
    );

    const { description } = (await (
      await page.request.post("/api/properties/features/rewrite", {
        data: { currentDescription: "" },
      })
    ).json()) as { description: string };
    await page.request.post("/api/properties/description/accept", { data: { description } });
    await page.request.put("/api/asking-price", { data: { price: "349,900" } });
    await page.goto("/dashboard");
    await expect(heading(page, "Declutter")).toBeVisible();
    await expect(part(page, "Price")).toContainText("Asking price $349,900");
    await heading(page, "Price history").scrollIntoViewIfNeeded();
    await page.getByText("Show as a table").click();
    await expect(
      page.getByRole("table", { name: "Prices and estimates" }).getByRole("cell", {
        name: "$349,900",
      }),
    ).toBeVisible();
    await expectNoFault(page);
  });
});
