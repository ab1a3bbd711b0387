import { LEGAL_SCREENS } from "#lib/routes.ts";
import { FOOTER_LINKS, TITLES } from "#lib/screens.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./people.ts";

const WIDTHS = [390, 1280];

test("everyone can read the legal pages, logged in or out", async ({ page, baseURL }) => {
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await signUp(page);
    for (const path of LEGAL_SCREENS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: TITLES[path] })).toBeVisible();
      await expect(page).toHaveTitle(`${TITLES[path]} · Porchlight`);
      await expect(page.locator("head link[rel=canonical]")).toHaveAttribute(
        "href",
        `${baseURL}${path}`,
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const [scrollWidth, clientWidth] = await page.evaluate(() => {
          const { documentElement: root } = document;
          return [root.scrollWidth, root.clientWidth] as const;
        });
        expect(scrollWidth, `${path} at ${width} px`).toBeLessThanOrEqual(clientWidth);
        expect(await findFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  }
});

test("sign-up, login and settings lead to the legal pages, and search engines find them", async ({
  page,
  request,
}) => {
  await page.goto("/create-account");
  await page.getByText("By creating an account").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await signUp(page);
  await page.goto("/settings");
  const legal = page.getByRole("navigation", { name: "About and legal" });
  await expect(legal.getByRole("link")).toHaveText(FOOTER_LINKS.map(({ label }) => label));
  for (const path of ["/support", "/checkout?planId=2"]) {
    await page.goto(path);
    await expect(legal).toBeVisible();
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of LEGAL_SCREENS) expect(sitemap).toContain(`${path}</loc>`);
});
