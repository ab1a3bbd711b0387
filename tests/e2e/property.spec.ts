import { expect, test, works } from "./fixtures.ts";
import { ADDRESS, logIn, newEmail, PASSWORD, signUp } from "./people.ts";

test("entries survive an error, a reload and other screens", async ({ page }) => {
  await signUp(page);
  await page.goto("/property-address");
  await page.getByLabel("Address Line 1").fill("12 <b>Elm</b> Street");
  await page.getByLabel("City").fill("בית 🏡");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page.getByText("State is required")).toBeVisible();
  await expect(page.getByText("Zip Code must be at least 5 characters")).toBeVisible();
  await expect(page.getByLabel("State")).toBeFocused();

  await page.reload();
  await expect(page.getByLabel("Address Line 1")).toHaveValue("12 <b>Elm</b> Street");
  await page.getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByText("No property address available")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("City")).toHaveValue("בית 🏡");

  await page.getByLabel("State").fill("WI");
  await page.getByLabel("Zip Code").fill("53704");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page).toHaveURL("/property-basics");
  await page.goBack();
  await expect(page.getByLabel("Address Line 1")).toHaveValue("12 <b>Elm</b> Street");
  await page.goForward();
  await expect(page).toHaveURL("/property-basics");
});

test("entries survive closing the tab, until the person discards them or logs out", async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  await page.goto("/property-address");
  await works(page);
  await page.getByLabel("Address Line 1").fill("12 Elm Street");
  await page.close();

  const next = await context.newPage();
  await next.goto("/property-address");
  await expect(next.getByLabel("Address Line 1")).toHaveValue("12 Elm Street");
  await expect(next.getByText("Your unsaved changes are still here.")).toBeVisible();
  await next.getByRole("button", { name: "Discard changes" }).click();
  await next.close();
  const third = await context.newPage();
  await third.goto("/property-address");
  await expect(third.getByLabel("Address Line 1")).toHaveValue("");

  await third.getByLabel("City").fill("Madison");
  await third.getByRole("button", { name: "Logout" }).click();
  await expect(third.getByRole("heading", { name: "Log in to your account" })).toBeVisible();
  await logIn(third, email);
  await third.goto("/property-address");
  await expect(third.getByLabel("City")).toHaveValue("");
});

test("what one tab saves appears in the other", async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto("/property-address");
  await page.request.post("/api/property", { data: ADDRESS });
  await other.getByRole("link", { name: "Pricing" }).click();
  await expect(other.getByText("1418 Juniper St").first()).toBeVisible();
  await other.getByRole("link", { name: "Address", exact: true }).click();
  await expect(other.getByLabel("Address Line 1")).toHaveValue("1418 Juniper St");
});

test("an edited description survives a reload, and an over-long one can't be accepted", async ({
  page,
}) => {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await page.goto("/description");
  await expect(
    page.getByText(
      "No description available. Please go back and complete the property features to generate a description.",
    ),
  ).toBeVisible();

  await page.request.post("/api/properties/features", { data: { flooring: ["Hardwood"] } });
  await page.goto("/description");
  await works(page);
  const text = page.getByLabel("Description", { exact: true });
  await text.fill("Our own words.");
  await expect(page.getByText("14/5000")).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue("Our own words.");

  await text.fill("x".repeat(5001));
  await expect(page.getByText("5001/5000")).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept Description" })).toBeDisabled();
  await text.fill("Our own words.");
  await page.getByRole("button", { name: "Accept Description" }).click();
  await expect(page.getByText("Your description has been accepted.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Our own words.")).toBeVisible();
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(text).toHaveValue("Our own words.");
});

test("away from the demonstration sales, Pricing says that it has no estimate", async ({
  page,
}) => {
  await signUp(page, newEmail());
  await page.request.post("/api/property", {
    data: { ...ADDRESS, city: "Bangor", state: "ME", zipCode: "04401" },
  });
  await page.goto("/pricing");
  await expect(page.getByText("No pricing data available.")).toBeVisible();
});

test.describe("a session that ended elsewhere", () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] });

  test("leads to the login screen, and entries are restored", async ({ page, browser }) => {
    const email = await signUp(page);
    await page.goto("/property-address");
    await page.getByLabel("Address Line 1").fill("7 Unsaved Lane");
    await page.getByLabel("City").fill("Madison");
    await page.getByLabel("Zip Code").fill("53704");
    // The form looks up the city once city and state are typed, which needs the session.
    const cityAnswer = page.waitForResponse(/\/api\/places\?/);
    await page.getByLabel("State").fill("WI");
    await cityAnswer;

    const elsewhere = await browser.newPage();
    await logIn(elsewhere, email);
    const changed = await elsewhere.request.post("/api/change-password", {
      data: { oldPassword: PASSWORD, newPassword: "N3w-passw0rd" },
    });
    expect(changed.status()).toBe(200);
    await elsewhere.close();

    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect(page.getByRole("heading", { name: "Log in to your account" })).toBeVisible();

    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("N3w-passw0rd");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("heading", { name: "Your Account", exact: true })).toBeVisible();
    await page.goto("/property-address");
    await expect(page.getByLabel("Address Line 1")).toHaveValue("7 Unsaved Lane");
  });
});
