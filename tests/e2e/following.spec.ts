import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { waitLikeAPerson } from "./buyer.ts";
import { expect, test } from "./fixtures.ts";
import { letHourPass } from "./later.ts";
import { mailsTo, mailTo } from "./mails.ts";
import { newEmail } from "./people.ts";
import { publishHome } from "./public-home.ts";

const pathIn = (links: readonly string[], part: string) => {
  const found = links.map((link) => new URL(link)).find(({ pathname }) => pathname.includes(part));
  return found?.pathname ?? "";
};

async function askToFollow(buyer: Page, path: string, email: string): Promise<void> {
  await buyer.goto(path);
  await buyer.getByRole("link", { name: "Follow this home" }).click();
  await buyer.getByLabel("Email").fill(email);
  await waitLikeAPerson(buyer);
  await buyer.getByRole("button", { name: "Follow this home" }).click();
  await expect(buyer.getByRole("heading", { name: "Check your email" })).toBeVisible();
}

test("a buyer without scripts follows a home on a phone, and stops with one click", async ({
  page,
  browser,
}) => {
  const path = await publishHome(page);
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const buyer = await context.newPage();
  const email = newEmail();
  await askToFollow(buyer, path, email);

  const asked = await mailTo(email, "Confirm that you want to follow 1418 Juniper St");
  const link = pathIn(asked.links, "/follow/");
  // Checked with scripts, which axe needs. Opening the link changes nothing.
  for (const open of [`${path}/follow`, link]) {
    await page.goto(open, { waitUntil: "commit" });
    expect(await findFaults(page)).toEqual([]);
  }
  await buyer.goto(link);
  await buyer.getByRole("button", { name: "Confirm my address" }).click();
  await expect(
    buyer.getByRole("heading", { name: "You're following 1418 Juniper St" }),
  ).toBeVisible();
  const scrolled = await buyer.evaluate(() => document.documentElement.scrollWidth);
  expect(scrolled).toBeLessThanOrEqual(viewport.width);
  await page.goto("/online-listing/traffic");
  await expect(page.getByText("1 person follows your home.")).toBeVisible();

  const setPrice = (price: string) => page.request.put("/api/asking-price", { data: { price } });
  await setPrice("34,990");
  await setPrice("349,900");
  await letHourPass(path.split("/").at(-1) ?? "");
  await setPrice("339,900");
  await letHourPass(path.split("/").at(-1) ?? "");
  const news = await mailTo(email, "Price lowered to $339,900: 1418 Juniper St");
  expect(news.text).toContain("The asking price went from $349,900 to $339,900.");
  expect(await mailsTo(email)).toHaveLength(2);

  await buyer.goto(pathIn(news.links, "/follow/"));
  await buyer.getByRole("button", { name: "Stop these emails" }).click();
  await expect(buyer.getByRole("button", { name: "Follow again" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^No one follows your home yet/)).toBeVisible();
});
