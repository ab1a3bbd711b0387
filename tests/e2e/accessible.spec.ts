import type { Page } from "@playwright/test";
import { LEGAL_SCREENS, SIGNED_IN_SCREENS, SIGNED_OUT_SCREENS } from "#lib/routes.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test, works } from "./fixtures.ts";
import { ADDRESS, buyPlan, describeHome, signUp } from "./people.ts";

const SELLERS_SCREENS = ["/no-such-screen", ...SIGNED_IN_SCREENS];

/** For a new seller, these look as with a home, or ask for the address as `/pricing` does. */
const SAME_FOR_NEW_SELLERS: readonly string[] = [
  ...["/no-such-screen", "/profile", "/get-ready/steps", "/documents/files", "/notifications"],
  ...["/settings", "/settings/api", "/settings/api/reference", "/security", "/search"],
  ...["/pricing/comps", "/pricing/offers", "/online-listing/messages", "/online-listing/traffic"],
  ...["/online-listing/automation", "/scheduling/availability", "/scheduling/open-houses"],
  "/scheduling/sync",
];

const DESKTOP = { viewport: { width: 1280, height: 900 }, colorScheme: "light" } as const;
const DARK_PHONE = { viewport: { width: 390, height: 844 }, colorScheme: "dark" } as const;
const BOTH = [DESKTOP, DARK_PHONE];
/** In pixels, of a first view on a phone: three screens. */
const MAX_LENGTH = 2500;
/** Texts that are read or searched from top to bottom. */
const LONG_TEXTS: readonly string[] = [...LEGAL_SCREENS, "/help", "/settings/api/reference"];

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/404 \(Not Found\) \(.*\/no-such-screen\)/],
});

async function findAllViolations(
  page: Page,
  paths: readonly string[],
  looks: readonly (typeof DESKTOP | typeof DARK_PHONE)[],
) {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await works(page);
    for (const { viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      // A frame is a page to check separately.
      expect(await page.locator("iframe:not([src='/api/listing/preview'])").count()).toBe(0);
      const faults = await findFaults(page);
      const [width = 0, length = 0] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      if (width > viewport.width) faults.push("wider than the screen");
      if (viewport === DARK_PHONE.viewport && length > MAX_LENGTH && !LONG_TEXTS.includes(path)) {
        faults.push(`${length} px long`);
      }
      found.push(...faults.map((fault) => `${path} at ${viewport.width} px: ${fault}`));
    }
  }
  return found;
}

test("screens for visitors fit and have no axe violations", async ({ page }) => {
  expect(await findAllViolations(page, SIGNED_OUT_SCREENS, BOTH)).toEqual([]);
});

test("screens for a new seller fit and have no axe violations", async ({ page }) => {
  await signUp(page);
  const screens = SELLERS_SCREENS.filter((path) => !SAME_FOR_NEW_SELLERS.includes(path));
  expect(await findAllViolations(page, screens, [DARK_PHONE])).toEqual([]);
});

test("screens for a seller with a home and a plan fit and have no axe violations", async ({
  page,
}) => {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page);
  await buyPlan(page);
  expect(await findAllViolations(page, SELLERS_SCREENS, BOTH)).toEqual([]);
});
