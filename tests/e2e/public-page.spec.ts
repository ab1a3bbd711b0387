import type { Browser, Page } from "@playwright/test";
import { makePdf } from "#tests/pdf.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { press } from "./keyboard.ts";
import { publishHome } from "./public-home.ts";

const MAX_LAYOUT_SHIFT = 0.02;

/** Publishes a home with three photos. */
async function publishThree(page: Page): Promise<string> {
  const path = await publishHome(page);
  const files = await Promise.all(
    ["kitchen", "garden"].map(async (name, index) => ({
      name: `${name}.jpg`,
      mimeType: "image/jpeg",
      buffer: await takePhoto(1200 + index, 900),
    })),
  );
  await page.getByLabel("Choose photos").setInputFiles(files);
  await expect(page.getByRole("button", { name: /^Photo 3 of 3/ })).toBeVisible();
  return path;
}

const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

const PHONE = { width: 390, height: 844 };

async function turnPhotos(page: Page, browser: Browser, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path, { waitUntil: "commit" });
  const photo = (of: Page, n: number) => of.locator(".hero-row li").nth(n - 1);
  const carousel = page.getByRole("region", { name: "Photo carousel" });
  await press(page, carousel.getByRole("button", { name: "Next photo" }));
  await expect(photo(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(carousel.getByRole("status")).toHaveText("2 of 3");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(photo(page, 1)).toBeInViewport({ ratio: 0.9 });
  expect(await findFaults(page)).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const buyer = await context.newPage();
  await buyer.goto(path);
  await expect(buyer.getByRole("button", { name: "Next photo" })).toBeHidden();
  await press(buyer, photo(buyer, 2).getByRole("link"), "Tab");
  await expect(photo(buyer, 3)).toBeInViewport({ ratio: 0.9 });
  await context.close();
}

async function print(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  const closed = page.locator("details", { hasText: "Outdoor Details" }).getByText("Deck");
  await expect(closed).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(closed).toBeVisible();
  await expect(page.locator(".hero-row li").nth(2)).toBeVisible();
  await expect(page.getByRole("button", { name: "Send message" })).toBeHidden();
  const file = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(file.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
}

test("a listing page loads, turns its photos and prints", async ({ page, browser }) => {
  const path = await publishThree(page);
  for (const width of [390, 1280]) {
    await test.step(`nothing moves while the page loads at ${width} px`, async () => {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      const buyer = await context.newPage();
      await buyer.goto(path, { waitUntil: "networkidle" });
      expect(await layoutShift(buyer)).toBeLessThan(MAX_LAYOUT_SHIFT);
      await context.close();
    });
  }
  await test.step("a printed page has all features and the first photos, on two sheets", () =>
    print(page, path));
  await page.emulateMedia({ media: "screen" });
  await test.step("photos turn by keyboard, and without scripts by Tab", () =>
    turnPhotos(page, browser, path));
});

test("a document is offered on the page until it is removed, and the short link leads there", async ({
  page,
  browser,
}) => {
  const path = await publishHome(page);
  await page.goto("/documents/files");
  await page.getByLabel("Add documents", { exact: true }).setInputFiles({
    name: "Disclosure.pdf",
    mimeType: "application/pdf",
    buffer: makePdf("The roof is from 2019"),
  });
  await page.getByRole("button", { name: "Disclosure", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Disclosure" });
  await dialog.getByRole("button", { name: "Show on listing" }).click();
  const question = page.getByRole("alertdialog", { name: "Show “Disclosure” on your listing?" });
  expect(await findFaults(page, "[role=alertdialog]")).toEqual([]);
  await question.getByRole("button", { name: "Show on listing" }).click();
  await expect(dialog.getByText("On your listing")).toBeVisible();
  expect(await findFaults(page, "[role=dialog]")).toEqual([]);

  const listing = await (await page.request.get("/api/listing")).json();
  const { pathname } = new URL(listing.shortUrl);
  const context = await browser.newContext();
  const buyer = await context.newPage();
  const link = buyer.getByRole("link", { name: "Disclosure" });
  // The page is cached for a second.
  const html = async () => (await page.request.get(path)).text();
  await expect.poll(html).toContain("Disclosure");
  await buyer.goto(pathname);
  expect(new URL(buyer.url()).pathname).toBe(path);
  expect(await findFaults(buyer)).toEqual([]);
  const [download] = await Promise.all([buyer.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("Disclosure.pdf");
  const file = new URL((await link.getAttribute("href")) ?? "", buyer.url()).href;
  const { headers, status } = await statusOf(buyer, file);
  expect([status, headers["content-security-policy"], headers["x-content-type-options"]]).toEqual([
    200,
    expect.stringMatching(/^sandbox; default-src 'none'/),
    "nosniff",
  ]);

  await dialog.getByRole("button", { name: "Remove from listing" }).click();
  await expect(dialog.getByRole("button", { name: "Show on listing" })).toBeVisible();
  expect((await statusOf(buyer, file)).status).toBe(404);
  await page.request.put("/api/listing/status", { data: { status: "withdrawn" } });
  expect((await statusOf(buyer, new URL(pathname, buyer.url()).href)).status).toBe(410);
});

async function statusOf(page: Page, address: string) {
  const answer = await page.request.get(address);
  return { status: answer.status(), headers: answer.headers() };
}
