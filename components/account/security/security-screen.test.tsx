import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { securityData } from "#tests/security-data.ts";
import { SecurityScreen } from "./security-screen.tsx";

const CALL = "POST /api/change-password";
const LABELS = ["Old Password", "New Password", "Re-enter New Password"] as const;

const server = setUpScreen({ path: "/security" });

const open = () =>
  renderScreen(
    <SecurityScreen email="ana@example.com" isAdmin={false} hasPassword />,
    securityData(),
  );
const field = (label: string) => screen.getByLabelText(label);
const saves = () => server.callsOf(CALL);
const message = (label: string) =>
  field(label).parentElement?.parentElement?.querySelector("[aria-live]")?.textContent;

async function fillIn(newPassword = "Lamp-post-43", repeated = newPassword) {
  await fill("Old Password", "Lamp-post-42");
  await fill("New Password", newPassword);
  await fill("Re-enter New Password", repeated);
}

describe("/security", () => {
  it("has three password fields, each with its own toggle", async () => {
    open();
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Security");
    for (const label of LABELS) {
      expect(field(label)).toHaveAttribute("type", "password");
      const wrapper = field(label).parentElement as HTMLElement;
      fireEvent.click(within(wrapper).getByRole("button", { name: "Show password" }));
      expect(field(label)).toHaveAttribute("type", "text");
      fireEvent.click(within(wrapper).getByRole("button", { name: "Hide password" }));
      expect(field(label)).toHaveAttribute("type", "password");
    }
  });

  it("checks off the rules of the new password while typing", async () => {
    open();
    const rules = () =>
      within(screen.getByRole("list", { name: "Password rules" }))
        .getAllByRole("listitem")
        .map((rule) => rule.textContent);
    expect(rules()).toEqual([
      "One lowercase character(not met)",
      "One uppercase character(not met)",
      "One number(not met)",
      "One special character(not met)",
      "8 characters minimum(not met)",
    ]);
    await fill("New Password", "lamp-7");
    expect(rules()).toEqual([
      "One lowercase character(met)",
      "One uppercase character(not met)",
      "One number(met)",
      "One special character(met)",
      "8 characters minimum(not met)",
    ]);
  });

  it("shows what's missing and sends nothing", async () => {
    open();
    await press("Change Password");
    expect(message("Old Password")).toBe("Current password is required");
    expect(message("New Password")).toBe("Password must be at least 8 characters long");
    expect(field("Old Password")).toHaveFocus();
    expect(saves()).toEqual([]);
  });

  it.each([
    ["Sh0rt-x", "Password must be at least 8 characters long"],
    ["LAMP-POST-43", "Password must contain at least one lowercase character"],
    ["lamp-post-43", "Password must contain at least one uppercase character"],
    ["Lamp-post-xx", "Password must contain at least one number"],
    ["Lamppost43", "Password must contain at least one special character"],
  ])("refuses %s", async (password, sentence) => {
    open();
    await fillIn(password);
    await press("Change Password");
    expect(message("New Password")).toBe(sentence);
    expect(saves()).toEqual([]);
  });

  it("refuses passwords that don't match until either one is corrected", async () => {
    open();
    await fillIn("Lamp-post-43", "Lamp-post-44");
    await press("Change Password");
    expect(message("Re-enter New Password")).toBe("Passwords don't match");
    expect(saves()).toEqual([]);
    await fill("New Password", "Lamp-post-44");
    expect(message("Re-enter New Password")).toBe("");
    await fill("New Password", "Lamp-post-45");
    expect(message("Re-enter New Password")).toBe("Passwords don't match");
  });

  it("changes the password, clears the form, and shows a message for 5 seconds", async () => {
    open();
    const answer = server.hold(CALL);
    await fillIn();
    await press("Change Password");
    expect(screen.getByRole("button", { name: "Changing Password..." })).toBeDisabled();
    expect(saves()).toEqual([
      { call: CALL, body: { oldPassword: "Lamp-post-42", newPassword: "Lamp-post-43" } },
    ]);

    await answer(200, { success: true });
    expect(screen.getByText("Your password has been updated.")).toBeInTheDocument();
    for (const label of LABELS) expect(field(label)).toHaveValue("");
    await settle(4999);
    expect(screen.getByText("Your password has been updated.")).toBeInTheDocument();
    await settle(1);
    expect(screen.queryByText("Your password has been updated.")).not.toBeInTheDocument();
  });

  it("shows a wrong old password on its field and keeps what was typed", async () => {
    open();
    const error = "Current password is incorrect";
    server.answer(CALL, 400, { error, fields: { oldPassword: error } });
    await fillIn();
    await press("Change Password");
    expect(toastText()).toBe("Error changing passwordCurrent password is incorrect");
    expect(message("Old Password")).toBe(error);
    expect(field("Old Password")).toHaveFocus();
    expect(field("Old Password")).toHaveValue("Lamp-post-42");
    expect(field("Re-enter New Password")).toHaveValue("Lamp-post-43");
    await fill("Old Password", "Lamp-post-41");
    expect(message("Old Password")).toBe("");
  });

  it("shows a general message when the server gives none", async () => {
    open();
    server.answer(CALL, 500, {});
    await fillIn();
    await press("Change Password");
    expect(toastText()).toBe("Error changing passwordSomething went wrong. Please try again.");
  });

  it("submits on Enter", async () => {
    vi.useRealTimers();
    open();
    await userEvent.setup().type(field("Old Password"), "{Enter}");
    expect(await screen.findByText("Current password is required")).toBeInTheDocument();
  });

  it("stores no passwords in the browser", async () => {
    window.sessionStorage.clear();
    open();
    await fillIn();
    expect(window.sessionStorage).toHaveLength(0);
    expect(window.localStorage).toHaveLength(0);
  });

  it("has no form for a person who logs in only with Google", () => {
    renderScreen(
      <SecurityScreen email="ana@example.com" isAdmin={false} hasPassword={false} />,
      securityData(),
    );
    expect(
      screen.getByText("You log in with Google, so there's no password to change here."),
    ).toBeInTheDocument();
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });
});
