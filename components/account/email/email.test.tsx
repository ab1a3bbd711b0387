import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { EmailAddressView } from "#lib/schemas/email-address.ts";
import { fill, press, renderScreen, setUpScreen, toastText } from "#tests/screen.tsx";
import { OFF, ON } from "#tests/security-data.ts";
import { ConfirmNotice } from "./confirm-notice.tsx";
import { EmailCard } from "./email-card.tsx";

const CONFIRMED: EmailAddressView = {
  email: "ana@example.com",
  isConfirmed: true,
  awaited: null,
  canBeMailed: true,
};
const OPEN = { ...CONFIRMED, isConfirmed: false };
const CHANGE = "POST /api/email-address";
const READ = "GET /api/email-address";
const SEND = "POST /api/email-address/confirmation";
const server = setUpScreen({ path: "/security" });

const open = (address = CONFIRMED, { hasPassword = true, factor = OFF } = {}) =>
  renderScreen(<EmailCard hasPassword={hasPassword} />, {
    "/api/email-address": address,
    "/api/second-factor": factor,
  });
const field = (label: string) => screen.getByLabelText(label);

describe("the email card", () => {
  it("shows an unconfirmed address and resends its link", async () => {
    server.answer(SEND, 200, { success: true });
    server.answer(READ, 200, OPEN);
    open(OPEN);
    expect(screen.getByText("Not confirmed")).toBeInTheDocument();
    await press("Resend confirmation");
    expect(toastText()).toBe("Email sentWe sent a link to ana@example.com.");
  });

  it("offers no resend once the address is confirmed", () => {
    open();
    expect(screen.getByText("Confirmed")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Confirmation/ })).not.toBeInTheDocument();
  });

  it("says why nothing was sent and refreshes the address", async () => {
    server.answer(SEND, 409, { error: "That address is already confirmed." });
    server.answer(READ, 200, CONFIRMED);
    open(OPEN);
    await press("Resend confirmation");
    expect(toastText()).toBe("Email not sentThat address is already confirmed.");
    expect(screen.getByText("Confirmed")).toBeInTheDocument();
  });

  it("offers nothing that needs email when email isn't set up", () => {
    open({ ...OPEN, canBeMailed: false });
    expect(screen.getByText(/Email isn't set up on this site yet/)).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("shows the address that awaits confirmation", () => {
    open({ ...CONFIRMED, awaited: "next@example.com" });
    expect(screen.getByText(/^To change it to next@example.com/)).toBeInTheDocument();
  });
});

describe("changing the address", () => {
  it("asks for the password", async () => {
    server.answer(CHANGE, 200, { success: true });
    server.answer(READ, 200, { ...CONFIRMED, awaited: "next@example.com" });
    open();
    await press("Change email");
    const dialog = screen.getByRole("dialog", { name: "Change your email address" });
    expect(within(dialog).queryByLabelText("Code")).not.toBeInTheDocument();
    await press("Send link");
    expect(field("New email")).toHaveAccessibleDescription("Invalid email address");
    expect(field("Current password")).toHaveAccessibleDescription("Current password is required");
    await fill("New email", "Next@example.com");
    await fill("Current password", "Lamp-post-42");
    await press("Send link");
    expect(server.bodies(CHANGE)).toEqual([
      { email: "next@example.com", password: "Lamp-post-42" },
    ]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByText(/^To change it to next@example.com/)).toBeInTheDocument();
  });

  it("asks for a code when two-step verification is on", async () => {
    server.answer(CHANGE, 200, { success: true });
    server.answer(READ, 200, CONFIRMED);
    open(CONFIRMED, { hasPassword: false, factor: ON });
    await press("Change email");
    expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
    await fill("New email", "next@example.com");
    await fill("Code", "123456");
    await press("Send link");
    expect(server.bodies(CHANGE)).toEqual([{ email: "next@example.com", code: "123456" }]);
  });

  it("keeps what was typed when it's refused, with the reason on its field", async () => {
    const error = "Current password is incorrect";
    server.answer(CHANGE, 400, { error, fields: { password: error } });
    open();
    await press("Change email");
    await fill("New email", "next@example.com");
    await fill("Current password", "Wrong");
    await press("Send link");
    expect(field("Current password")).toHaveAccessibleDescription(error);
    expect(field("New email")).toHaveValue("next@example.com");
  });
});

describe("the confirmation notice", () => {
  const show = (address: EmailAddressView) =>
    renderScreen(<ConfirmNotice />, { "/api/email-address": address });
  const notice = () => screen.queryByRole("region", { name: "Confirm your email address" });

  it.each([
    ["is confirmed", CONFIRMED],
    ["can't be confirmed because email isn't set up", { ...OPEN, canBeMailed: false }],
  ])("isn't shown when the address %s", (_, address) => {
    show(address);
    expect(notice()).not.toBeInTheDocument();
  });

  it("resends the link and stays dismissed on every screen", async () => {
    server.answer(SEND, 200, { success: true });
    server.answer(READ, 200, OPEN);
    const { unmount } = show(OPEN);
    expect(notice()).toHaveTextContent("Follow the link we emailed to ana@example.com.");
    await press("Resend email");
    expect(server.callsOf(SEND)).toHaveLength(1);
    await press("Dismiss");
    expect(notice()).not.toBeInTheDocument();
    unmount();
    show(OPEN);
    expect(notice()).not.toBeInTheDocument();
  });
});
