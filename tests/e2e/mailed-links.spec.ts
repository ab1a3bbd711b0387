import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test, works } from "./fixtures.ts";
import { press, tabTo, typeInto } from "./keyboard.ts";
import { mailedLink, mailsTo } from "./mails.ts";
import { buyPlan, confirmEmail, logIn, newEmail, PASSWORD, signUp } from "./people.ts";

const NEW = "N3w-passw0rd";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

async function expectAccessible(page: Page) {
  expect(await findFaults(page)).toEqual([]);
}

async function setPassword(page: Page, label: string) {
  await typeInto(page, "Password", NEW);
  await typeInto(page, "Re-enter Password", NEW);
  await press(page, button(page, label));
}

test.describe("on a phone in dark mode", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    contextOptions: { reducedMotion: "reduce" },
    expectedErrors: [/40[149] \(/],
  });

  test("a forgotten password is reset by the emailed link, by keyboard alone", async ({ page }) => {
    const email = await signUp(page);
    const other = await page.context().browser()?.newContext();
    const elsewhere = await (other as NonNullable<typeof other>).newPage();
    await logIn(elsewhere, email);
    await page.context().clearCookies();

    await page.goto("/");
    await works(page);
    await press(page, link(page, "Forgot password?"));
    await expect(heading(page, "Forgot your password?")).toBeVisible();
    await works(page);
    await typeInto(page, "Email", email);
    await press(page, button(page, "Send link"));
    await expect(page.getByText("we sent it an email")).toBeVisible();
    await expectAccessible(page);

    await page.goto(await mailedLink(email, "/reset-password"));
    await works(page);
    await expectAccessible(page);
    await setPassword(page, "Set password");
    await expect(page.getByText("Your new password is set.")).toBeVisible();
    await expect(heading(page, "Log in to your account")).toBeVisible();
    expect((await elsewhere.request.get("/api/auth/user")).status()).toBe(401);
    await logIn(page, email, NEW);
    await other?.close();

    await page.goto(await mailedLink(email, "/reset-password"));
    await works(page);
    await setPassword(page, "Set password");
    await expect(page.getByText("This link no longer works.")).toBeVisible();
  });

  test("an invited person accepts the invitation and sets a password", async ({ page }) => {
    await confirmEmail(page, await signUp(page));
    await buyPlan(page);
    await page.goto("/users");
    await button(page, "Add User").click();
    const email = newEmail();
    await field(page, "Full Name").fill("Bo Lane");
    await field(page, "Email").fill(email);
    await field(page, "Password").fill(PASSWORD);
    await field(page, "Re-enter Password").fill(PASSWORD);
    await page.getByRole("dialog").getByRole("button", { name: "Add User" }).click();
    await expect(page.getByText("Invitation pending")).toBeVisible();
    await button(page, `Resend invitation to ${email}`).click();
    await expect(page.getByText("Invitation sent", { exact: true })).toBeVisible();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);

    const person = await page.context().browser()?.newContext();
    const theirs = await (person as NonNullable<typeof person>).newPage();
    await theirs.goto(await mailedLink(email, "/invitation"));
    await works(theirs);
    await expectAccessible(theirs);
    await setPassword(theirs, "Accept invitation");
    await expect(theirs.getByText("Welcome! You can now log in")).toBeVisible();
    await logIn(theirs, email, NEW);
    await person?.close();
    await page.reload();
    await expect(page.getByText("Bo Lane")).toBeVisible();
    await expect(page.getByText("Invitation pending")).toBeHidden();
  });

  test("an email address is confirmed, changed, and restored", async ({ page }) => {
    const email = await signUp(page);
    await page.goto("/");
    const notice = page.getByRole("region", { name: "Confirm your email address" });
    await expect(notice).toContainText(email);
    await expectAccessible(page);
    await page.goto(await mailedLink(email, "/verify-email"));
    await works(page);
    await expectAccessible(page);
    await press(page, button(page, "Confirm address"));
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
    await link(page, "Go to Porchlight").click();
    await expect(heading(page, "Your Account")).toBeVisible();
    await expect(notice).toBeHidden();

    const next = newEmail();
    await page.goto("/security");
    await button(page, "Change email").click();
    await field(page, "New email").fill(next);
    await field(page, "Current password").fill(PASSWORD);
    await expectAccessible(page);
    await button(page, "Send link").click();
    await expect(page.getByText(`To change it to ${next}, open the link`)).toBeVisible();
    await tabTo(page, button(page, "Change email"));
    await confirmEmail(page, next);
    await logIn(page, next);

    await page.goto(await mailedLink(email, "/restore-email"));
    await works(page);
    await expectAccessible(page);
    await press(page, button(page, "Restore address"));
    await expect(page.getByText(`Your account uses ${email} again.`)).toBeVisible();
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
    await page.goto(await mailedLink(email, "/reset-password"));
    await works(page);
    await setPassword(page, "Set password");
    await expect(page.getByText("Your new password is set.")).toBeVisible();
    await logIn(page, email, NEW);
  });
});
