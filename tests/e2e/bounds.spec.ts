import { expect, test } from "./fixtures.ts";
import { ADDRESS, describeHome, newEmail, PASSWORD, signUp } from "./people.ts";

test.use({ expectedErrors: [/status of 429/] });

test("too many failed logins are refused with a sentence, but not in the owner's own browser", async ({
  page,
  browser,
}) => {
  const email = await signUp(page, newEmail());
  await page.request.post("/api/logout");

  const stranger = await browser.newContext();
  const screen = await stranger.newPage();
  for (let n = 0; n < 10; n++) {
    const answer = await screen.request.post("/api/login", {
      data: { email, password: "Wrong0ne!" },
    });
    expect(answer.status()).toBe(401);
  }
  for (const [where, outcome] of [
    [screen, "Too many failed attempts. Please wait a few minutes and try again."],
    [page, "Login successful! Welcome back to the product."],
  ] as const) {
    await where.goto("/");
    await where.getByLabel("Email").fill(email);
    await where.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await where.getByRole("button", { name: "Log In" }).click();
    await expect(where.getByText(outcome).first()).toBeVisible();
    await expect(where.getByLabel("Email")).toHaveValue(email);
    await expect(where.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
  }
  await stranger.close();
});

test("too many rewrites are refused with a sentence, and the text stays", async ({ page }) => {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page);
  for (let n = 0; n < 29; n++) {
    const answer = await page.request.post("/api/properties/features/rewrite", {
      data: { currentDescription: "" },
    });
    expect(answer.status()).toBe(200);
  }
  await page.goto("/description");
  const text = page.getByLabel("Description", { exact: true });
  await text.fill("A home with three bedrooms, in our own words.");
  await page.getByRole("button", { name: "Rewrite", exact: true }).click();
  await expect(page.getByText("You've requested a lot of rewrites.")).toBeVisible();
  await expect(text).toHaveValue("A home with three bedrooms, in our own words.");
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue("A home with three bedrooms, in our own words.");
});
