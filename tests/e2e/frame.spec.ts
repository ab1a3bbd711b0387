import type { Page } from "@playwright/test";
import { expect, test, works } from "./fixtures.ts";
import { press } from "./keyboard.ts";
import { signUp } from "./people.ts";

const BUILT_SCRIPTS = "**/_next/static/chunks/**";

const userMenu = (page: Page) => page.getByRole("button", { name: /^User menu:/ });
const profile = (page: Page) => page.getByRole("menuitem", { name: "Profile" });

test("the user menu opens on the first press, and returns the focus", async ({ page }) => {
  await signUp(page);
  await page.goto("/settings");
  await userMenu(page).click();
  await expect(profile(page)).toBeVisible();
  await expect(page.locator("[aria-haspopup=menu]")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(profile(page)).toBeHidden();
  await expect(userMenu(page)).toBeFocused();

  await page.reload();
  await press(page, userMenu(page));
  await expect(profile(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Billing" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(userMenu(page)).toBeFocused();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

  test("a menu says that it couldn't be loaded, and opens on the next press", async ({ page }) => {
    await signUp(page);
    await page.goto("/settings");
    await works(page);
    await page.route(BUILT_SCRIPTS, (route) => route.abort());
    await userMenu(page).click();
    await expect(page.getByText("This didn't load")).toBeVisible();
    await expect(userMenu(page)).toHaveAttribute("aria-expanded", "false");
    await page.unroute(BUILT_SCRIPTS);
    await userMenu(page).click();
    await expect(profile(page)).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu opens on the first tap, leads to a screen, and closes", async ({ page }) => {
    await signUp(page);
    await page.goto("/settings");
    const open = page.getByRole("button", { name: "More", exact: true });
    await open.tap();
    const menu = page.getByRole("dialog", { name: "Porchlight" });
    await expect(menu).toBeFocused();
    await menu.getByRole("button", { name: "Close" }).tap();
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.tap();
    await menu.getByRole("link", { name: "Steps" }).tap();
    await expect(page).toHaveURL("/get-ready/steps");
    await expect(menu).toBeHidden();
  });

  test("the bottom bar leads to the main screens, and covers neither the focus nor the end of the page", async ({
    page,
  }) => {
    await signUp(page);
    await page.goto("/settings");
    const bar = page.getByRole("navigation", { name: "Quick navigation" });
    for (const name of ["Home", "Listing", "Messages", "Showings", "More"]) {
      const box = await bar.getByText(name, { exact: true }).locator("..").boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    const top = (await bar.boundingBox())?.y ?? 0;
    const fields = page.getByRole("main").getByRole("checkbox");
    for (const field of await fields.all()) {
      await field.focus();
      const box = await field.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
    const scrollToEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const main = await page.getByRole("main").boundingBox();
      return (main?.y ?? 0) + (main?.height ?? 0);
    };
    await expect.poll(scrollToEnd).toBeLessThanOrEqual(top);

    await bar.getByRole("link", { name: "Showings" }).tap();
    await expect(page).toHaveURL("/scheduling");
    await expect(bar.getByRole("link", { name: "Showings" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(bar).toBeHidden();
    await expect(page.getByRole("link", { name: "Documents", exact: true })).toBeVisible();
  });
});
