import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { ADDRESS, buyPlan, signUp } from "./people.ts";

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test.use({ viewport: { width: 390, height: 844 } });

test("a token is created, used by a program, and revoked", async ({
  page,
  playwright,
  baseURL,
}) => {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await page.goto("/settings");
  await page.getByRole("link", { name: "Go to API and webhooks" }).click();
  await expect(page.getByText("The API and webhooks come with the Premium plan.")).toBeVisible();

  await buyPlan(page, 3);
  await page.reload();
  await page.getByLabel("Token name").fill("A spreadsheet");
  await page.getByRole("button", { name: "Create token" }).click();
  const made = page.getByRole("region", { name: "Your new token" });
  await expect(made).toBeFocused();
  const secret = (await made.getByText(/^plt_/).textContent()) ?? "";
  expect(await findFaults(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  const read = await program.get("/api/property");
  expect([read.status(), (await read.json()).city]).toEqual([200, ADDRESS.city]);
  expect(read.headers()["ratelimit-policy"]).toBe('"token";q=60;w=60');
  expect((await program.post("/api/property", { data: ADDRESS })).status()).toBe(403);
  expect((await program.get("/api/tokens")).status()).toBe(403);

  await page.reload();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByText(/last used/)).toBeVisible();
  await page.getByRole("button", { name: "Revoke A spreadsheet" }).click();
  await page.getByRole("button", { name: "Revoke token" }).click();
  await expect(page.getByText("You don't have any tokens.")).toBeVisible();
  expect((await program.get("/api/property")).status()).toBe(401);
  await program.dispose();
});

test("a webhook is created, tested, inspected and removed", async ({ page }) => {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await buyPlan(page, 3);
  await page.goto("/settings/api");
  // Webhooks can't be sent to a loopback address.
  const address = "https://127.0.0.1:9/home";
  await page.getByRole("heading", { name: "Webhooks", exact: true }).scrollIntoViewIfNeeded();
  await page.getByLabel("Endpoint URL").fill(address);
  await page.getByRole("button", { name: "Create webhook" }).click();
  const made = page.getByRole("region", { name: "Your new webhook's secret" });
  await expect(made.getByText(/^whsec_/)).toBeVisible();
  await made.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: `Log for ${address}` }).click();
  await expect(page.getByText("No deliveries yet.")).toBeVisible();
  await page.getByRole("button", { name: "Send test event" }).click();
  const told = page.getByRole("list", { name: "Deliveries" });
  await expect(told).toContainText("This address isn't on the public internet.");
  await expect(told).toContainText("Failed");
  expect(await findFaults(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await page.getByRole("button", { name: `Remove ${address}` }).click();
  await page.getByRole("button", { name: "Remove webhook" }).click();
  await expect(page.getByText("You don't have any webhooks.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the API reference can be searched and read", async ({ page }) => {
    await signUp(page);
    await page.goto("/settings/api/reference");
    await page.getByLabel("Find a call").fill("open house notes");
    await page.getByRole("button", { name: "Find calls" }).click();
    const call = "PUT /api/listing/open-houses/{openHouseId}/notes";
    await page.getByRole("link", { name: call }).click();
    await expect(page.getByRole("heading", { name: call })).toBeInViewport();
    await expect(page.getByRole("region", { name: `Example: ${call}` })).toContainText("curl");
    expect(await isTooWide(page)).toBe(false);
  });
});
