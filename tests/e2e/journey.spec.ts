import { expect, test } from "./fixtures.ts";
import { press, tabTo, typeInto } from "./keyboard.ts";
import { expectInPassing } from "./passing-message.ts";
import { ADDRESS, BASICS, newEmail, PASSWORD } from "./people.ts";

test("a new seller describes and prices a home, by keyboard alone", async ({ page }) => {
  const email = newEmail();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const sidebar = (name: string) =>
    page.getByRole("navigation").getByRole("link", { name, exact: true });

  await test.step("signs up", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Log in to your account" })).toBeVisible();
    await press(page, page.getByRole("link", { name: "Don't have an account? Create one!" }));
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
    await typeInto(page, "Email", email);
    await typeInto(page, "Password", PASSWORD);
    await typeInto(page, "Re-enter Password", PASSWORD);
    await expectInPassing(
      page,
      "Account created successfully! You can now log in to your account.",
      () => page.keyboard.press("Enter"),
    );
  });

  await test.step("logs in", async () => {
    await expect(page.getByRole("heading", { name: "Log in to your account" })).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
    await typeInto(page, "Password", PASSWORD);
    await expectInPassing(page, "Login successful! Welcome back to the product.", () =>
      page.keyboard.press("Enter"),
    );
    await expect(page.getByRole("heading", { name: "Your Account", exact: true })).toBeVisible();
  });

  await test.step("enters the address", async () => {
    await press(page, sidebar("Address"));
    await expect(page).toHaveURL("/property-address");
    await tabTo(page, page.getByRole("radio", { name: "Single Family" }));
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Multi Family" })).toBeChecked();
    await page.keyboard.press("ArrowUp");
    await typeInto(page, "Address Line 1", ADDRESS.addressLine1);
    await typeInto(page, "City", ADDRESS.city);
    await typeInto(page, "State", ADDRESS.state);
    await typeInto(page, "Zip Code", ADDRESS.zipCode);
    await press(page, button("Save and continue"));
    await expect(page.getByText("Property information saved successfully").first()).toBeVisible();
    await expect(page).toHaveURL("/property-basics");
  });

  await test.step("enters the basics", async () => {
    await expect(
      page.getByRole("list", { name: "Progress" }).locator('[aria-current="step"]'),
    ).toContainText("The Basics");
    for (const [label, value] of Object.entries(BASICS)) await typeInto(page, label, value);
    await expectInPassing(page, "Property basics saved successfully", () =>
      press(page, button("Save and continue")),
    );
    await expect(page).toHaveURL("/property-features");
  });

  await test.step("chooses features", async () => {
    for (const [section, options] of [
      ["Appliances", ["Dishwasher", "Refrigerator"]],
      ["Rooms", ["Dining Room", "Owner's Suite"]],
      ["Flooring", ["Hardwood"]],
      ["Outdoor Features", ["Deck", "Fenced yard"]],
      ["Parking", ["Garage - Attached"]],
    ] as const) {
      const disclosure = page.getByRole("button", { name: new RegExp(`^${section}\\b`) });
      await press(page, disclosure);
      await expect(disclosure).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator('main [aria-expanded="true"]')).toHaveCount(1);
      for (const option of options) {
        await press(page, page.getByRole("checkbox", { name: option, exact: true }), "Space");
      }
      if (section === "Rooms") await typeInto(page, "Total Rooms", "8");
      if (section === "Parking") await typeInto(page, "Total Parking Spaces", "2");
    }
    await typeInto(page, "First detail to mention", "The roof was replaced in 2022.");
    await expectInPassing(page, "Property features saved and description generated!", () =>
      press(page, button("Save")),
    );
    await expect(page).toHaveURL("/description");
  });

  await test.step("rewrites and accepts the description", async () => {
    const text = page.getByLabel("Description", { exact: true });
    await expect(text).toHaveValue(/Madison/);
    await expect(text).toHaveValue(/The roof was replaced in 2022\./);
    const first = await text.inputValue();
    expect(first.length).toBeGreaterThan(400);
    expect(first).not.toContain("1418");
    expect(first.toLowerCase()).toContain("hardwood");
    expect(first.toLowerCase()).not.toContain("pool");
    await expect(page.getByText(`${first.length}/5000`)).toBeVisible();

    await press(page, button("Rewrite"));
    await expect(text).not.toHaveValue(first);
    await press(page, button("Accept Description"));
    await expect(page.getByText("Your description has been accepted.")).toBeVisible();
    await expect(page.getByText("Congratulations! You're done.")).toBeVisible();
  });

  await test.step("sees what the home is worth", async () => {
    await press(page, page.locator("main").locator('a[href="/pricing"]').first());
    await expect(page).toHaveURL("/pricing");
    await expect(page.getByText("1418 Juniper St").first()).toBeVisible();
    await expect(page.getByText("Current Estimated Value").first()).toBeVisible();
    await expect(page.getByText(/\$\d{3},\d{3}/).first()).toBeVisible();
    await expect(page.getByText(/demonstration/i).first()).toBeVisible();
  });

  await test.step("finds all of it again after signing out and in", async () => {
    await press(page, page.getByRole("button", { name: "Logout" }).first());
    await expect(page.getByRole("heading", { name: "Log in to your account" })).toBeVisible();
    await typeInto(page, "Email", email);
    await typeInto(page, "Password", PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Your Account", exact: true })).toBeVisible();
    await press(page, sidebar("The Basics"));
    for (const [label, value] of Object.entries(BASICS)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await press(page, sidebar("Description"));
    await expect(page.getByRole("button", { name: "Edit description" })).toBeVisible();
  });
});
