import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { navigateTo } from "#components/ui/navigate.ts";
import { fill, press, renderSignedOut, settle, setUpScreen } from "#tests/screen.tsx";
import { ForgotPasswordScreen } from "./forgot-password-screen.tsx";
import {
  InvitationScreen,
  ResetPasswordScreen,
  RestoreEmailScreen,
  VerifyEmailScreen,
} from "./link-screens.tsx";
import { LoginScreen } from "./login-screen.tsx";

const SECRET = "a".repeat(43);
const server = setUpScreen();
beforeEach(() => {
  window.location.hash = `#${SECRET}`;
});
afterEach(() => {
  sessionStorage.clear();
  window.location.hash = "";
});

describe("ForgotPasswordScreen", () => {
  const CALL = "POST /api/forgot-password";

  it("asks for an email without revealing whether an account uses it", async () => {
    server.answer(CALL, 200, { success: true });
    renderSignedOut(<ForgotPasswordScreen />);
    await press("Send link");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email address");
    await fill("Email", " Ana@Example.com");
    await press("Send link");
    expect(server.bodies(CALL)).toEqual([{ email: "ana@example.com" }]);
    await settle(60_000);
    expect(screen.getByRole("status")).toHaveTextContent("If an account uses");
    expect(screen.getByRole("button", { name: "Send link" })).toBeDisabled();
  });

  it("says why nothing was sent", async () => {
    server.answer(CALL, 503, { error: "Porchlight can't send mail here yet." });
    renderSignedOut(<ForgotPasswordScreen />);
    await fill("Email", "ana@example.com");
    await press("Send link");
    expect(screen.getByRole("alert")).toHaveTextContent("can't send mail here yet");
    expect(screen.getByRole("button", { name: "Send link" })).toBeEnabled();
  });
});

it("opens the dashboard at the first login after an invitation", async () => {
  server.answer("POST /api/invitation", 200, { success: true });
  const { unmount } = renderSignedOut(<InvitationScreen />);
  await fill("Password", "Lamp-post-42");
  await fill("Re-enter Password", "Lamp-post-42");
  await press("Accept invitation");
  unmount();

  server.answer("POST /api/login", 200, {});
  renderSignedOut(<LoginScreen />);
  await fill("Email", "bo@example.com");
  await fill("Password", "Lamp-post-42");
  await press("Log In");
  await settle(1500);
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/dashboard");
  expect(sessionStorage).toHaveLength(0);
});

describe.each([
  ["POST /api/reset-password", ResetPasswordScreen, "Set password", "Your new password is set."],
  ["POST /api/invitation", InvitationScreen, "Accept invitation", "Welcome!"],
])("%s", (call, Screen, button, done) => {
  async function submit() {
    await fill("Password", "Lamp-post-42");
    await fill("Re-enter Password", "Lamp-post-42");
    await press(button);
  }

  it("sends the link's secret with the password and goes to the login screen", async () => {
    server.answer(call, 200, { success: true });
    renderSignedOut(<Screen />);
    expect(server.calls).toEqual([]);
    await submit();
    expect(server.bodies(call)).toEqual([
      { password: "Lamp-post-42", confirmPassword: "Lamp-post-42", secret: SECRET },
    ]);
    expect(screen.getByText(done, { exact: false })).toBeInTheDocument();
    await settle(2000);
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("checks the password against the rules and its confirmation", async () => {
    renderSignedOut(<Screen />);
    await fill("Password", "lamp");
    await fill("Re-enter Password", "lamq");
    await press(button);
    expect(screen.getByText("Password must be at least 8 characters long")).toBeInTheDocument();
    expect(screen.getByLabelText("Re-enter Password")).toHaveAccessibleDescription(
      "Passwords don't match",
    );
    expect(server.calls).toEqual([]);
  });

  it("says when the link no longer works", async () => {
    server.answer(call, 404, { error: "This link doesn't work any more." });
    renderSignedOut(<Screen />);
    await submit();
    await settle(60_000);
    expect(screen.getByRole("alert")).toHaveTextContent("This link doesn't work any more.");
    expect(navigateTo).not.toHaveBeenCalled();
  });
});

describe.each([
  ["POST /api/verify-email", VerifyEmailScreen, "Confirm address", "ana@example.com is confirmed."],
  ["POST /api/restore-email", RestoreEmailScreen, "Restore address", "uses ana@example.com again"],
])("%s", (call, Screen, button, done) => {
  it("does nothing until its button is pressed, then says what it did", async () => {
    const reply = server.hold(call);
    renderSignedOut(<Screen />);
    await settle(60_000);
    expect(server.calls).toEqual([]);
    await press(button);
    expect(screen.getByRole("button")).toBeDisabled();
    expect(server.bodies(call)).toEqual([{ secret: SECRET }]);
    await reply(200, { email: "ana@example.com" });
    expect(screen.getByRole("status")).toHaveTextContent(done);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to Porchlight" })).toHaveAttribute("href", "/");
  });

  it("says when the link no longer works", async () => {
    server.answer(call, 404, { error: "This link doesn't work any more." });
    renderSignedOut(<Screen />);
    await press(button);
    expect(screen.getByRole("alert")).toHaveTextContent("This link doesn't work any more.");
    expect(screen.getByRole("button", { name: button })).toBeEnabled();
  });
});
