import type { Page } from "@playwright/test";
import { PRERENDERED_SCREENS } from "#lib/routes.ts";
import { LATE_STYLES } from "#lib/styles-of-the-build.ts";
import { expect, test, works } from "./fixtures.ts";
import { ADDRESS, describeHome, signUp } from "./people.ts";

// A page carries those styles that its HTML can use; the others come later.

const LATE = `link[${LATE_STYLES}]`;

const SELLER_SCREENS = [
  "/dashboard",
  "/property-features",
  "/description",
  "/photography",
  "/plans",
];

const LOOKS = [
  { name: "on a desktop", use: { viewport: { width: 1280, height: 900 } } },
  {
    name: "on a phone in the dark",
    use: { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  },
] as const;

/** How every element and what stands before and after it looks, whether or not it is on screen. */
const looks = (page: Page, elements = "body *") =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) =>
        [
          ...[undefined, "::before", "::after"],
          ...(element.matches("input, textarea") ? ["::placeholder"] : []),
        ].map((part) => {
          const style = getComputedStyle(element, part);
          // Most elements have nothing before and after them.
          if (style.content === "none") return `<${element.localName}>${part}`;
          const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return [`<${element.localName}>${part ?? ""}`, ...values].join("; ");
        }),
      ),
    elements,
  );

async function applyAllStyles(page: Page): Promise<void> {
  const links = page.locator(LATE);
  await links.evaluateAll((all: HTMLLinkElement[]) => {
    for (const link of all) {
      link.media = "all";
      link.rel = "stylesheet";
    }
  });
  // Without scripts no event tells.
  const areThere = () =>
    links.evaluateAll((all: HTMLLinkElement[]) => all.every(({ sheet }) => sheet !== null));
  await expect.poll(areThere).toBe(true);
}

for (const { name, use } of LOOKS) {
  test.describe(name, () => {
    test.use({ ...use, javaScriptEnabled: false });

    async function looksAsWithAllStyles(page: Page, screen: string) {
      // What waits for scripts pulses, and would look otherwise a moment later.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(screen);
      await expect(page.locator(LATE)).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await looks(page);
      expect(before.length).toBeGreaterThan(100);
      await applyAllStyles(page);
      expect(await looks(page), screen).toEqual(before);
    }

    for (const screen of PRERENDERED_SCREENS) {
      test(`${screen} looks as it does with all styles`, ({ page }) =>
        looksAsWithAllStyles(page, screen));
    }

    test("a seller's screens look as they do with all styles", async ({ page }) => {
      await signUp(page);
      await page.request.post("/api/property", { data: ADDRESS });
      await describeHome(page);
      for (const screen of SELLER_SCREENS) await looksAsWithAllStyles(page, screen);
    });
  });
}

test("all styles apply once the page works", async ({ page }) => {
  for (const screen of PRERENDERED_SCREENS) {
    await page.goto(screen);
    await works(page);
    await expect(page.locator(LATE)).toHaveAttribute("media", "all");
  }
});

/** Waits for the product's own faces: how wide a text is depends on them. */
async function hasFaces(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-whole"));
  for (const family of ["inter", "fraunces"]) {
    await page.waitForFunction(
      (name) =>
        [...document.fonts].some((face) => face.family === name && face.status === "loaded"),
      family,
    );
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test("the product's own faces come once a screen is seen", async ({ page }) => {
  await page.goto("/login");
  await hasFaces(page);
});

test("what lies below a phone's first screenful is skipped until a screen is seen, and no longer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto("/get-ready/steps");
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-whole"));
  const [seen, before] = await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("article") })
    .last()
    .evaluate((card) => {
      const skipped = () => getComputedStyle(card).contentVisibility;
      const after = skipped();
      document.documentElement.removeAttribute("data-whole");
      return [after, skipped()];
    });
  expect(before).toBe("hidden");
  expect(seen).toBe("visible");
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole("article").last().locator("..")).toHaveCSS(
    "content-visibility",
    "visible",
  );
});

test.describe("at a path that is no screen", () => {
  test.use({ expectedErrors: [/404 \(Not Found\) \(.*\/nowhere\)/] });

  test("a seller's page, whose HTML the server can't make, looks like the others", async ({
    page,
  }) => {
    await signUp(page);
    const looksOfFrame = async (address: string) => {
      await page.goto(address, { waitUntil: "networkidle" });
      await hasFaces(page);
      return looks(page, "header:not(main *), header:not(main *) *");
    };
    const expected = await looksOfFrame("/settings");
    expect(expected.length).toBeGreaterThan(50);
    expect(await looksOfFrame("/nowhere")).toEqual(expected);
  });

  test("a visitor's page has its styles", async ({ page }) => {
    const looksOf = async (address: string) => {
      await page.goto(address, { waitUntil: "networkidle" });
      await page.waitForSelector("next-route-announcer", { state: "attached" });
      await hasFaces(page);
      return looks(page);
    };
    expect(await looksOf("/nowhere")).toEqual(await looksOf("/"));
  });
});
