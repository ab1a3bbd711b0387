import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { logIn, PASSWORD, signUp } from "./people.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

async function expectAccessible(page: Page) {
  expect(await findFaults(page)).toEqual([]);
}

/** An authenticator app. Each code is of a later time step than the previous one. */
function authenticator(key: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, "")) });
  let step = 0;
  return () => {
    step = Math.max(step + 1, Math.floor(Date.now() / 30_000));
    return totp.generate({ timestamp: step * 30_000 });
  };
}

async function turnOn(page: Page) {
  await page.goto("/security");
  await button(page, "Set up").click();
  await field(page, "Current password").fill(PASSWORD);
  await button(page, "Continue").click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const nextCode = authenticator((await page.locator("code").textContent()) ?? "");
  await field(page, "6-digit code").fill(nextCode());
  await button(page, "Turn on").click();
  await expect(heading(page, "Save your recovery codes")).toBeVisible();
  await expectAccessible(page);
  const recoveryCodes = await page.getByRole("dialog").getByRole("listitem").allTextContents();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download codes" }).click();
  expect((await download).suggestedFilename()).toBe("porchlight-recovery-codes.txt");
  await button(page, "I've saved my codes").click();
  await expect(page.getByText("You have 10 recovery codes left.")).toBeVisible();
  return { nextCode, recoveryCodes };
}

async function enterPassword(page: Page, email: string) {
  await page.goto("/");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(PASSWORD);
  await button(page, "Log In").click();
  await expect(heading(page, "Two-step verification")).toBeVisible();
}

test.describe("on a phone in dark mode", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    contextOptions: { reducedMotion: "reduce" },
    expectedErrors: [/40[01] \(/],
  });

  test("two-step verification is set up, and works by app and by recovery code", async ({
    page,
  }) => {
    const email = await signUp(page);
    const { nextCode, recoveryCodes } = await turnOn(page);
    const [recoveryCode = ""] = recoveryCodes;
    await page.request.post("/api/logout");

    await enterPassword(page, email);
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, "Two-step verification")).toBeVisible();
    await field(page, "6-digit code").fill("000000");
    await button(page, "Log In").click();
    await expect(page.getByText("That code isn't right.").first()).toBeVisible();
    await field(page, "6-digit code").fill(nextCode());
    await button(page, "Log In").click();
    await expect(heading(page, "Your Account")).toBeVisible();
    await page.request.post("/api/logout");

    await enterPassword(page, email);
    await button(page, "Use a recovery code instead").click();
    await expectAccessible(page);
    await field(page, "Recovery code").fill(recoveryCode);
    await button(page, "Log In").click();
    await expect(heading(page, "Your Account")).toBeVisible();
    await page.goto("/security");
    await expect(page.getByText("You have 9 recovery codes left.")).toBeVisible();
    await page.request.post("/api/logout");

    await enterPassword(page, email);
    await button(page, "Use a recovery code instead").click();
    await field(page, "Recovery code").fill(recoveryCode);
    await button(page, "Log In").click();
    await expect(page.getByText("That code isn't right.").first()).toBeVisible();
    await button(page, "Back to login").click();
    await expect(heading(page, "Log in to your account")).toBeVisible();
    await page.reload();
    await expect(heading(page, "Log in to your account")).toBeVisible();
  });

  test("a device that was logged out shows the login screen", async ({ page, browser }) => {
    const email = await signUp(page);
    const elsewhere = await browser.newContext({
      ...test.info().project.use,
      userAgent: "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/26.0 Safari/604.1",
    });
    const phone = await elsewhere.newPage();
    await logIn(phone, email);
    await phone.goto("/profile");
    await expect(heading(phone, "Your Account")).toBeVisible();

    await page.goto("/security");
    await expect(page.getByText("This device")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Log out Safari on iPhone").click();
    await expect(page.getByText("Safari on iPhone is logged out.").first()).toBeVisible();
    await expect(button(page, "Log out all other devices")).toBeHidden();
    await phone.goto("/profile");
    await expect(heading(phone, "Log in to your account")).toBeVisible();
    await elsewhere.close();
  });
});

test("two-step verification can be turned off", async ({ page }) => {
  const email = await signUp(page);
  const { recoveryCodes } = await turnOn(page);
  await button(page, "Turn off").click();
  await field(page, "Current password").fill(PASSWORD);
  await field(page, "Code").fill(recoveryCodes[0] ?? "");
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(button(page, "Set up")).toBeVisible();
  await page.request.post("/api/logout");
  await logIn(page, email);
  await page.goto("/profile");
  await expect(heading(page, "Your Account")).toBeVisible();
});
