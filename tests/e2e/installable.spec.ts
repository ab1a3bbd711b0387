import type { Page } from "@playwright/test";
import { expect, NO_CONNECTION, test } from "./fixtures.ts";
import { ADDRESS, signUp } from "./people.ts";

// One expression, because Playwright takes a list of two for a value with its options.
test.use({ expectedErrors: [new RegExp(`${NO_CONNECTION.source}|Failed to load resource`)] });

const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.scriptURL.endsWith("/worker.js");
  });

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test("the app is installable: the images and screens of its manifest exist", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");
  const link = page.locator("link[rel=manifest]");
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("manifest+json");
  const manifest = (await answer.json()) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
    shortcuts: { url: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const picture = Buffer.from(await (await page.request.get(src)).body());
    // A PNG's first chunk starts with its width and height.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/not found/i);
  }
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Tests run in private windows, which can't install apps.
  const errors = installabilityErrors.map(({ errorId }) => errorId);
  expect(errors.filter((error) => error !== "in-incognito")).toEqual([]);
});

test("the offline page says what is saved, and stores no personal data", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await page.goto("/property-address");
  expect(await workerIsReady(page)).toBe(true);
  await page.getByLabel("City").fill("Springfield");

  await context.setOffline(true);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/settings");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  expect(await keptAddresses(page)).toEqual(["/offline"]);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.goto("/property-address");
  await expect(page.getByLabel("City")).toHaveValue("Springfield");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Log in to your account" })).toBeVisible();
  await context.setOffline(true);
  await page.goto("/property-address");
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  await expect(page.getByText("Springfield")).toHaveCount(0);
  expect(await keptAddresses(page)).toEqual(["/offline"]);
});

test("calls bypass the service worker, so that a page can send while it closes", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/settings");
  expect(await workerIsReady(page)).toBe(true);
  await page.reload();
  const wayOfCall = await page.evaluate(async () => {
    const isControlled = navigator.serviceWorker.controller !== null;
    const answer = await fetch("/api/auth/user");
    await answer.text();
    const { workerFinalSourceType: answeredBy } = performance
      .getEntriesByName(answer.url)
      .at(-1) as PerformanceEntry & { workerFinalSourceType?: string };
    return { isControlled, answeredBy };
  });
  expect(wayOfCall).toEqual({ isControlled: true, answeredBy: "network" });
});
