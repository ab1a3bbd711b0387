import type { Page } from "@playwright/test";
import { expect, NO_CONNECTION, test, works } from "./fixtures.ts";
import { ADDRESS, buyPlan, logIn, newEmail, PASSWORD, signUp } from "./people.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

const PROFILE = {
  Name: "Ann Lee",
  "Address Line 1": "1418 Juniper St",
  City: "Madison",
  State: "WI",
  "Zip Code": "53704",
  "Mobile number": "+1 608 555 0142",
  "Contact email": "ann.home@example.com",
};

test("a profile is filled in, corrected, and feeds the address screen", async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  await expect(heading(page, "Your Account")).toBeVisible();
  await button(page, "Save and continue").click();
  for (const message of [
    "Name is required",
    "Address Line 1 is required",
    "City is required",
    "State is required",
    "Zip Code must be at least 5 characters",
    "Mobile number must be at least 10 digits",
    "Invalid email address",
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await fill(page, PROFILE);
  await page.getByLabel("This is the same address that I'm selling.").check();
  await button(page, "Save and continue").click();
  await expect(page.getByText("Your profile has been saved successfully.")).toBeVisible();
  await expect(page.getByText("(608) 555-0142")).toBeVisible();

  await button(page, "Edit name").click();
  await field(page, "Name").fill("Ann Berg");
  await button(page, "Cancel").click();
  await expect(page.getByText("Ann Lee").first()).toBeVisible();

  await page.getByRole("link", { name: "Address", exact: true }).click();
  await expect(page.getByText("Ann!")).toBeVisible();
  await expect(field(page, "Address Line 1")).toHaveValue("1418 Juniper St");
  await expect(field(page, "Zip Code")).toHaveValue("53704");
});

test("saved settings are shown again", async ({ page }) => {
  await signUp(page);
  await page.goto("/settings");
  await page.getByLabel("Send feature updates").check();
  await button(page, "Save").click();
  await expect(page.getByText("Your settings have been saved successfully.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Send feature updates")).toBeChecked();
  await expect(page.getByLabel("Receive occasional marketing emails")).not.toBeChecked();
});

test.describe("refused by the server", () => {
  test.use({ expectedErrors: [/40[019] \(/] });

  test("a wrong current password shows on its field, then the password is changed", async ({
    page,
  }) => {
    const email = await signUp(page);
    await page.goto("/security");
    await fill(page, {
      "Old Password": "Wrong0ne!",
      "New Password": "N3w-passw0rd",
      "Re-enter New Password": "N3w-passw0rd",
    });
    await button(page, "Change Password").click();
    await expect(page.getByText("Error changing password", { exact: true })).toBeVisible();
    await expect(field(page, "New Password")).toHaveValue("N3w-passw0rd");
    await field(page, "Old Password").fill(PASSWORD);
    await button(page, "Change Password").click();
    await expect(page.getByText("Your password has been updated.")).toBeVisible();
    await expect(field(page, "Old Password")).toHaveValue("");
    await logIn(page, email, "N3w-passw0rd");
  });

  test("wrong logins and taken emails show in a toast, and entries stay", async ({ page }) => {
    const email = newEmail();
    await page.goto("/create-account");
    await fill(page, { Email: email, Password: PASSWORD, "Re-enter Password": PASSWORD });
    await page.request.post("/api/users", {
      data: { email, password: PASSWORD, confirmPassword: PASSWORD },
    });
    await button(page, "Submit").click();
    await expect(page.getByText("Error creating account", { exact: true })).toBeVisible();
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Password")).toHaveValue(PASSWORD);

    await page.goto("/");
    await fill(page, { Email: email, Password: "Wrong0ne!" });
    await button(page, "Log In").click();
    await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(page.getByText("Invalid email or password.").first()).toBeVisible();
    await expect(field(page, "Password")).toHaveValue("Wrong0ne!");
  });
});

test("two people use one account at the same time, until one is deleted", async ({
  page,
  browser,
}) => {
  await signUp(page);
  await page.goto("/users");
  await expect(button(page, "Add User")).toBeHidden();
  await buyPlan(page);
  await page.reload();

  const partner = newEmail();
  await button(page, "Add User").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add User" }).click();
  await expect(dialog.getByText("Full name is required")).toBeVisible();
  await fill(page, {
    "Full Name": "Pat Partner",
    Email: partner,
    Password: PASSWORD,
    "Re-enter Password": PASSWORD,
  });
  await dialog.getByRole("button", { name: "Add User" }).click();
  await expect(
    page.getByText("User added successfully. The new user has been created and can now log in."),
  ).toBeVisible();
  await expect(page.getByRole("row", { name: /Pat Partner/ })).toContainText(
    "User (Created by you)",
  );

  const other = await (await browser.newContext()).newPage();
  await logIn(other, partner);
  await other.goto("/users");
  await expect(other.getByRole("row", { name: /Pat Partner/ })).toContainText("User (Associated)");
  await other.request.post("/api/property", { data: ADDRESS });
  await page.getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByText("1418 Juniper St").first()).toBeVisible();
  await other.goto("/profile");
  await expect(field(other, "Name")).toHaveValue("Pat Partner");

  await page.goto("/users");
  await button(page, `Delete ${partner}`).click();
  await expect(
    page.getByText(
      `Are you sure you want to delete the user "${partner}"? This action cannot be undone.`,
    ),
  ).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(
    page.getByText("User deleted successfully. The user has been removed from your account."),
  ).toBeVisible();
  await other.goto("/property-address");
  await expect(heading(other, "Log in to your account")).toBeVisible();
  await other.context().close();
});

test.describe("Google", () => {
  async function answerProvider(page: Page, email: string, answer = "Continue") {
    await page.getByLabel("Account", { exact: true }).fill(email);
    await page.getByRole("button", { name: answer }).click();
  }

  test("signs a person up, and logs them in without a password the next time", async ({ page }) => {
    const email = newEmail();
    await page.goto("/create-account");
    await button(page, "Create with Google").click();
    await answerProvider(page, email);
    await expect(heading(page, "Your Account")).toBeVisible();
    await page.goto("/security");
    await expect(field(page, "Old Password")).toHaveCount(0);

    await button(page, "Logout").click();
    await expect(heading(page, "Log in to your account")).toBeVisible();
    // The provider remembers this browser and asks nothing.
    await button(page, "Sign in with Google").click();
    await expect(heading(page, "Your Account")).toBeVisible();
    await expect(field(page, "Account email")).toHaveValue(email);
  });

  test("logs in to the account that already has the email", async ({ page }) => {
    const email = await signUp(page);
    await page.request.post("/api/property", { data: ADDRESS });
    await page.request.post("/api/logout");
    await page.goto("/");
    await button(page, "Sign in with Google").click();
    await answerProvider(page, email);
    await expect(heading(page, "Your Account")).toBeVisible();
    await page.goto("/property-address");
    await expect(field(page, "Address Line 1")).toHaveValue("1418 Juniper St");
  });

  test("shows a refusal and an unverified email on the login screen", async ({ page }) => {
    await page.goto("/");
    await button(page, "Sign in with Google").click();
    await answerProvider(page, newEmail(), "Refuse");
    await expect(page.getByText("You canceled signing in with Google")).toBeVisible();

    await button(page, "Sign in with Google").click();
    await answerProvider(page, "unverified@example.com");
    await expect(page.getByText("Google hasn't verified that email address yet")).toBeVisible();
    await expect(heading(page, "Log in to your account")).toBeVisible();
  });
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [NO_CONNECTION] });

  // The page hasn't loaded its schema or the toasts yet.
  test("shows that login failed, and works when the connection is back", async ({
    page,
    context,
  }) => {
    const email = await signUp(page);
    await page.request.post("/api/logout");
    await page.goto("/");
    await works(page);
    await context.setOffline(true);
    await fill(page, { Email: email, Password: PASSWORD });
    await button(page, "Log In").click();
    await expect(page.getByText("We couldn't reach Porchlight.")).toBeVisible();
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Password")).toHaveValue(PASSWORD);

    await context.setOffline(false);
    await button(page, "Log In").click();
    await expect(heading(page, "Your Account")).toBeVisible();
  });
});
