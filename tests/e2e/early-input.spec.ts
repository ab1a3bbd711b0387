import type { Page } from "@playwright/test";
import sharp from "sharp";
import { takePhoto } from "#tests/photos/pictures.ts";
import { expect, test, works } from "./fixtures.ts";
import { ADDRESS, BASICS, describeHome, newEmail, PASSWORD, signUp } from "./people.ts";

/** Holds back scripts, as a slow connection does. Returns a function that releases them. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page with its HTML and styles but without scripts. */
async function openWithoutScripts(page: Page, path: string) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return release;
}

function recordCalls(page: Page) {
  const calls: { call: string; body: unknown }[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET") return;
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    calls.push({ call, body: request.postDataJSON() as unknown });
  });
  return calls;
}

/** Returns the largest difference between two images of one size, from 0 to 255. */
async function compare(one: Buffer, other: Buffer): Promise<number> {
  const pixels = await Promise.all([one, other].map((each) => sharp(each).raw().toBuffer()));
  const [first, second] = pixels as [Buffer, Buffer];
  return first.reduce((most, value, at) => Math.max(most, Math.abs(value - second[at]!)), 0);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("typing and clicking before the page is ready signs up and logs in once", async ({ page }) => {
  const calls = recordCalls(page);
  const email = newEmail();
  let release = await openWithoutScripts(page, "/create-account");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(PASSWORD);
  await field(page, "Re-enter Password").fill(PASSWORD);
  await button(page, "Submit").click();
  await button(page, "Submit").click();
  await field(page, "Email").press("Enter");
  await expect(button(page, "Submit")).toHaveAttribute("data-pressed");
  expect(calls).toEqual([]);
  release();
  await expect(page.getByText("Account created successfully!")).toBeVisible();
  expect(calls).toEqual([
    { call: "POST /api/users", body: { email, password: PASSWORD, confirmPassword: PASSWORD } },
  ]);
  await expect(page).toHaveURL("/");

  release = await openWithoutScripts(page, "/login");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(PASSWORD);
  await button(page, "Log In").click();
  expect(page.url()).not.toContain("?");
  release();
  await expect(page.getByText("Login successful! Welcome back to the product.")).toBeVisible();
  expect(calls.slice(1)).toEqual([
    { call: "POST /api/login", body: { email, password: PASSWORD } },
  ]);
});

test("Google login works before the page is ready", async ({ page }) => {
  await openWithoutScripts(page, "/login");
  await button(page, "Sign in with Google").click();
  await expect(page.getByLabel("Account", { exact: true })).toBeVisible();
});

test("a home can be described before the pages of the steps are ready", async ({ page }) => {
  await signUp(page);
  const calls = recordCalls(page);
  let release = await openWithoutScripts(page, "/property-address");
  await page.getByText("Condominium", { exact: true }).click();
  await field(page, "Address Line 1").fill(ADDRESS.addressLine1);
  await field(page, "City").fill(ADDRESS.city);
  await field(page, "State").fill(ADDRESS.state);
  await field(page, "Zip Code").fill(ADDRESS.zipCode);
  await button(page, "Save and continue").click();
  release();
  await expect(page).toHaveURL("/property-basics");
  expect(calls.splice(0)).toEqual([
    {
      call: "POST /api/property",
      body: { addressLine2: "", ...ADDRESS, propertyType: "condominium", revision: 0 },
    },
  ]);

  release = await openWithoutScripts(page, "/property-basics");
  for (const [label, value] of Object.entries(BASICS)) await field(page, label).fill(value);
  await button(page, "Save and continue").click();
  release();
  await expect(page).toHaveURL("/property-features");
  expect(calls.splice(0).map(({ call }) => call)).toEqual(["POST /api/property/basics"]);
});

test("settings and profile are saved as entered before the page was ready", async ({ page }) => {
  await signUp(page);
  await page.request.post("/api/settings", {
    data: {
      marketingEmails: true,
      activityAlerts: true,
      featureUpdates: false,
      monthlyNewsletter: false,
      textMessageAlerts: false,
    },
  });
  const calls = recordCalls(page);
  let release = await openWithoutScripts(page, "/settings");
  await page.getByLabel("Receive occasional marketing emails").uncheck();
  await page.getByLabel("Send feature updates").check();
  await button(page, "Save").click();
  release();
  await expect(page.getByText("Your settings have been saved successfully.")).toBeVisible();
  expect(calls.splice(0)).toEqual([
    {
      call: "POST /api/settings",
      body: {
        marketingEmails: false,
        activityAlerts: true,
        featureUpdates: true,
        monthlyNewsletter: false,
        ...{ textMessageAlerts: false, seenTextConsent: false },
      },
    },
  ]);

  release = await openWithoutScripts(page, "/profile");
  await field(page, "Name").fill("Ann Lee");
  await field(page, "City").fill("Madison");
  await page.getByLabel("This is the same address that I'm selling.").check();
  release();
  await expect(page.getByRole("link", { name: "Profile" })).toBeVisible();
  await works(page);
  await page.reload();
  await expect(page.getByText("Your unsaved changes are still here.")).toBeVisible();
  await expect(field(page, "Name")).toHaveValue("Ann Lee");
  await expect(page.getByLabel("This is the same address that I'm selling.")).toBeChecked();
  expect(calls).toEqual([]);
});

test("the description keeps the text and style entered before the page was ready", async ({
  page,
}) => {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page);
  const calls = recordCalls(page);
  const release = await openWithoutScripts(page, "/description");
  const area = page.getByRole("textbox", { name: "Description" });
  await area.press("ControlOrMeta+End");
  await area.pressSequentially(" A lamp stands on the porch.");
  const typed = await area.inputValue();
  await page.getByRole("radio", { name: "Warm" }).check();
  release();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(area).toHaveValue(typed);
  await expect(page.getByRole("radio", { name: "Warm" })).toBeChecked();
  expect(calls.map(({ call }) => call)).toEqual(["POST /api/properties/description"]);
  await area.pressSequentially(" It is lit.");
  await expect(area).toHaveValue(`${typed} It is lit.`);
});

test("photos chosen before the page is ready are added", async ({ page }) => {
  await signUp(page);
  const release = await openWithoutScripts(page, "/photography");
  const buffer = await takePhoto(800, 600);
  const file = { name: "front.jpg", mimeType: "image/jpeg", buffer };
  await field(page, "Choose photos").setInputFiles(file);
  release();
  await expect(page.getByRole("button", { name: /^Photo 1 of 1: / })).toBeVisible();
});

test("screens look the same before and after they are ready", async ({ page }) => {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page);
  for (const path of ["/property-address", "/property-features", "/settings", "/users"]) {
    const release = await openWithoutScripts(page, path);
    await page.evaluate(() => document.fonts.ready);
    const before = await page.screenshot({ animations: "disabled" });
    release();
    await works(page);
    const after = await page.screenshot({ animations: "disabled" });
    // Chromium may redraw a rounded corner a step or two lighter or darker.
    expect(await compare(before, after), path).toBeLessThanOrEqual(4);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form says that it needs scripts, sends nothing and keeps the entries", async ({
    page,
  }) => {
    const calls = recordCalls(page);
    await page.goto("/login");
    await expect(page.locator("noscript p")).toHaveText(/^Porchlight needs JavaScript\./);
    await expect(page.locator("noscript p")).toBeVisible();
    await field(page, "Email").fill("ann@example.com");
    await field(page, "Password").fill(PASSWORD);
    await button(page, "Log In").click();
    await field(page, "Email").press("Enter");
    await expect(page).toHaveURL("/login");
    await expect(field(page, "Password")).toHaveValue(PASSWORD);
    expect(calls).toEqual([]);
  });
});

test.describe("when scripts don't load", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the page says so, sends nothing and keeps the entries", async ({ page }) => {
    const calls = recordCalls(page);
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.goto("/login", { waitUntil: "commit" });
    await expect(page.getByText("This page didn't finish loading.")).toBeVisible();
    await field(page, "Email").fill("ann@example.com");
    await field(page, "Password").fill(PASSWORD);
    await button(page, "Log In").click();
    await expect(page).toHaveURL("/login");
    await expect(field(page, "Password")).toHaveValue(PASSWORD);
    expect(calls).toEqual([]);
  });
});
