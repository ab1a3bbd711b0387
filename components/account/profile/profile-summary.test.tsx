import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PROFILE } from "#tests/profile.ts";
import { makeProperty } from "#tests/property.ts";
import { press, renderScreen, setUpScreen } from "#tests/screen.tsx";
import { ProfileScreen } from "./profile-screen.tsx";

setUpScreen();

const open = (property: object | null = makeProperty()) =>
  renderScreen(<ProfileScreen />, {
    "/api/profile": PROFILE,
    "/api/properties/latest": property,
  });

describe("the profile summary", () => {
  it("has the heading 'Your Account' and five tabs", () => {
    open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Your Account$/);
    const tabs = within(screen.getByRole("navigation", { name: "Your Account" }));
    expect(
      tabs.getAllByRole("link").map((tab) => [tab.textContent, tab.getAttribute("href")]),
    ).toEqual([
      ["Profile", "/profile"],
      ["Settings", "/settings"],
      ["Security", "/security"],
      ["Billing", "/billing"],
      ["Users", "/users"],
    ]);
    expect(tabs.getByRole("link", { current: "page" })).toHaveTextContent("Profile");
  });

  it("shows the saved values with the phone number formatted", () => {
    open();
    const rows = screen.getAllByRole("term").map((term) => {
      const value = term.nextElementSibling as HTMLElement;
      return [term.textContent, [...value.children].map((line) => line.textContent)];
    });
    expect(rows).toEqual([
      ["Name", ["Ana Torres"]],
      ["Account email", ["ana@example.com"]],
      [
        "Current residence address",
        ["12 Oak Street", "Unit 4", "Denver, CO 80202", "Also the address you're selling"],
      ],
      ["Contact email", ["contact@example.com"]],
      ["Mobile number", ["(555) 123-4567"]],
    ]);
    expect(screen.queryByRole("form", { name: "Profile" })).not.toBeInTheDocument();
  });

  it("links to adding the home's address until there is one", () => {
    const { unmount } = open(null);
    const next = within(screen.getByRole("region", { name: "Next step" }));
    expect(next.getByRole("link", { name: "Add your address" })).toHaveAttribute(
      "href",
      "/property-address",
    );
    unmount();
    open();
    expect(screen.queryByRole("region", { name: "Next step" })).not.toBeInTheDocument();
  });

  it.each([
    ["Edit name", "Name"],
    ["Edit account email", "Account email"],
    ["Edit current residence address", "Address Line 1"],
    ["Edit contact email", "Contact email"],
    ["Edit mobile number", "Mobile number"],
  ])("'%s' opens the form on %s", async (button, field) => {
    open();
    await press(button);
    expect(screen.getByLabelText(field)).toHaveFocus();
  });
});
