import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { navigateTo } from "#components/ui/navigate.ts";
import { fill, press, renderSignedOut, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { CreateAccountScreen } from "./create-account-screen.tsx";
import { LoginScreen } from "./login-screen.tsx";

const LOGIN = "POST /api/login";
const SIGN_UP = "POST /api/users";

const server = setUpScreen();

describe("LoginScreen", () => {
  async function submit() {
    await fill("Email", " Ana@Example.com ");
    await fill("Password", "Secret-1");
    await press("Log In");
  }

  it("asks for a valid email and a password before it sends anything", async () => {
    renderSignedOut(<LoginScreen />);
    await press("Log In");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email address");
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Password is required");
    expect(server.calls).toEqual([]);
  });

  it("shows progress, welcomes the person, and loads / after 1.5 s", async () => {
    const reply = server.hold(LOGIN);
    renderSignedOut(<LoginScreen />);
    await submit();
    expect(screen.getByRole("button", { name: "Logging In..." })).toBeDisabled();
    expect(server.calls).toEqual([
      { call: LOGIN, body: { email: "ana@example.com", password: "Secret-1" } },
    ]);

    await reply(200, {});
    expect(screen.getByRole("status")).toHaveTextContent(
      "Login successful! Welcome back to the product.",
    );
    expect(screen.getByRole("button", { name: "Log In" })).toBeDisabled();
    await settle(1499);
    expect(navigateTo).not.toHaveBeenCalled();
    await settle(1);
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("shows the server's error and keeps what was typed", async () => {
    renderSignedOut(<LoginScreen />);
    server.answer(LOGIN, 429, { error: "Too many attempts." });
    await submit();
    expect(toastText()).toBe("Login failedToo many attempts.");
    expect(screen.getByLabelText("Password")).toHaveValue("Secret-1");
    expect(screen.getByRole("button", { name: "Log In" })).toBeEnabled();
    await settle(5000);
    expect(navigateTo).not.toHaveBeenCalled();
  });

  it("shows its own message when the server gives none", async () => {
    renderSignedOut(<LoginScreen />);
    server.answer(LOGIN, 401, {});
    await submit();
    expect(toastText()).toBe("Login failedInvalid email or password.");
  });

  it("shows the server's errors on their fields", async () => {
    renderSignedOut(<LoginScreen />);
    server.answer(LOGIN, 400, {
      error: "Please check.",
      fields: { email: "No such mailbox", other: "x" },
    });
    await submit();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("No such mailbox");
  });

  it("goes to Google, and says when Google login isn't available", async () => {
    renderSignedOut(<LoginScreen error="google" />);
    expect(screen.getByRole("alert")).toHaveTextContent("Google sign-in isn't available");
    await settle(60_000);
    expect(screen.getByRole("alert")).toHaveTextContent("Google sign-in isn't available");
    await press("Sign in with Google");
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/api/auth/google");
  });

  it("has its heading and a link to create an account", () => {
    renderSignedOut(<LoginScreen />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Log in to your account$/);
    expect(
      screen.getByRole("link", { name: "Don't have an account? Create one!" }),
    ).toHaveAttribute("href", "/create-account");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("LoginScreen with two-step verification", () => {
  const CODE = "POST /api/login/second-factor";
  const LOGOUT = "POST /api/logout";
  const field = () => screen.getByLabelText("6-digit code");

  it("asks for the code after the password and focuses its field", async () => {
    server.answer(LOGIN, 200, { secondFactor: true });
    renderSignedOut(<LoginScreen />);
    await fill("Email", "ana@example.com");
    await fill("Password", "Secret-1");
    await press("Log In");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Two-step verification");
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute("autocomplete", "one-time-code");
    expect(field()).toHaveAttribute("inputmode", "numeric");
    await settle(5000);
    expect(navigateTo).not.toHaveBeenCalled();
  });

  it("sends the code, welcomes the person, and loads / after 1.5 s", async () => {
    server.answer(CODE, 200, {});
    renderSignedOut(<LoginScreen awaitsCode />);
    await fill("6-digit code", " 123 456 ");
    await press("Log In");
    expect(server.bodies(CODE)).toEqual([{ code: "123456" }]);
    expect(screen.getByRole("status")).toHaveTextContent("Login successful!");
    await settle(1500);
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("refuses an incomplete code and shows a wrong one on its field", async () => {
    renderSignedOut(<LoginScreen awaitsCode />);
    await fill("6-digit code", "12345");
    await press("Log In");
    expect(field()).toHaveAccessibleDescription(
      "Enter the 6-digit code from your authenticator app",
    );
    expect(server.calls).toEqual([]);
    const error = "That code is not right.";
    server.answer(CODE, 401, { error, fields: { code: error } });
    await fill("6-digit code", "000000");
    await press("Log In");
    expect(field()).toHaveAccessibleDescription(error);
    expect(field()).toHaveFocus();
    expect(toastText()).toBe(`Login failed${error}`);
  });

  it("accepts a recovery code instead", async () => {
    server.answer(CODE, 200, {});
    renderSignedOut(<LoginScreen awaitsCode />);
    await press("Use a recovery code instead");
    expect(screen.getByLabelText("Recovery code")).toHaveFocus();
    await fill("Recovery code", "aaaa-bbbb-cccc-dddd-eeee-2222");
    await press("Log In");
    expect(server.bodies(CODE)).toEqual([{ code: "AAAABBBBCCCCDDDDEEEE2222" }]);
  });

  it("switches from a recovery code to the app, and goes back to the password", async () => {
    server.answer(LOGOUT, 200, { success: true });
    renderSignedOut(<LoginScreen awaitsCode />);
    await press("Use a recovery code instead");
    await press("Use your authenticator app instead");
    expect(field()).toHaveFocus();
    await press("Back to login");
    expect(server.callsOf(LOGOUT)).toHaveLength(1);
    expect(screen.getByLabelText("Password")).toBeEnabled();
    expect(screen.getByRole("button", { name: "Log In" })).toBeEnabled();
  });

  it("asks for the password again when the login took too long", async () => {
    server.answer(CODE, 401, { error: "That took too long. Please log in again." });
    renderSignedOut(<LoginScreen awaitsCode />);
    await fill("6-digit code", "123456");
    await press("Log In");
    expect(toastText()).toBe("Login failedThat took too long. Please log in again.");
    expect(screen.getByLabelText("Password")).toBeEnabled();
  });
});

describe("CreateAccountScreen", () => {
  async function submit(confirmation = "Secret-1") {
    await fill("Email", "ana@example.com");
    await fill("Password", "Secret-1");
    await fill("Re-enter Password", confirmation);
    await press("Submit");
  }

  it("links to the terms and the privacy policy", () => {
    renderSignedOut(<CreateAccountScreen />);
    expect(screen.getByText(/^By creating an account/)).toHaveTextContent(
      "By creating an account, you agree to the Terms and Privacy Policy.",
    );
    expect(screen.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
    expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
      "href",
      "/privacy",
    );
  });

  it("has its heading, a link to log in, and a Google button", async () => {
    renderSignedOut(<CreateAccountScreen />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Create your account$/);
    expect(screen.getByRole("link", { name: "Already have an account? Log in!" })).toHaveAttribute(
      "href",
      "/",
    );
    await press("Create with Google");
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/api/auth/google");
  });

  it("checks off the password rules while typing", async () => {
    renderSignedOut(<CreateAccountScreen />);
    await fill("Password", "Aa1");
    expect(screen.getByText("3 of 5 password rules met")).toBeInTheDocument();
  });

  it("refuses passwords that don't match", async () => {
    renderSignedOut(<CreateAccountScreen />);
    await submit("Secret-2");
    expect(screen.getByLabelText("Re-enter Password")).toHaveAccessibleDescription(
      "Passwords don't match",
    );
    expect(server.calls).toEqual([]);
  });

  it("shows progress, confirms the new account, and loads / after 2 s", async () => {
    const reply = server.hold(SIGN_UP);
    renderSignedOut(<CreateAccountScreen />);
    await submit();
    expect(screen.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
    expect(server.calls).toEqual([
      {
        call: SIGN_UP,
        body: { email: "ana@example.com", password: "Secret-1", confirmPassword: "Secret-1" },
      },
    ]);
    await reply(201, { id: "u1", email: "ana@example.com" });
    expect(
      screen.getByText("Account created successfully! You can now log in to your account."),
    ).toBeInTheDocument();
    await settle(1999);
    expect(navigateTo).not.toHaveBeenCalled();
    await settle(1);
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("fills in the email at the first login only", async () => {
    server.answer(SIGN_UP, 201, { id: "u1", email: "ana@example.com" });
    const { unmount } = renderSignedOut(<CreateAccountScreen />);
    await submit();
    unmount();

    const login = renderSignedOut(<LoginScreen />);
    expect(screen.getByLabelText("Email")).toHaveValue("ana@example.com");
    server.answer(LOGIN, 200, {});
    await fill("Password", "Secret-1");
    await press("Log In");
    await settle(1500);
    expect(server.bodies(LOGIN)).toEqual([{ email: "ana@example.com", password: "Secret-1" }]);
    expect(screen.getByLabelText("Email")).toHaveValue("ana@example.com");
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/");
    expect(sessionStorage).toHaveLength(0);
    login.unmount();

    renderSignedOut(<LoginScreen />);
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });

  const EXISTS = "An account with this email already exists.";
  const MANY = "Too many accounts have been created from your network.";
  const COMMON = "That password is among the first.";
  it.each([
    [409, { error: EXISTS }, EXISTS],
    [500, {}, "Something went wrong. Please try again."],
    [429, { error: MANY }, MANY],
    [400, { error: COMMON, fields: { password: "Too common." } }, COMMON],
  ])("shows a %i error, and keeps what was typed", async (status, body, sentence) => {
    renderSignedOut(<CreateAccountScreen />);
    server.answer(SIGN_UP, status, body);
    await submit();
    expect(toastText()).toBe(`Error creating account${sentence}`);
    expect(screen.getByLabelText("Email")).toHaveValue("ana@example.com");
    for (const label of ["Password", "Re-enter Password"]) {
      expect(screen.getByLabelText(label)).toHaveValue("Secret-1");
    }
    expect(screen.getByRole("button", { name: "Submit" })).toBeEnabled();
  });
});

describe("other identity providers", () => {
  it.each([
    ["Sign in with", <LoginScreen key="login" providers={["google", "apple"]} />],
    ["Create with", <CreateAccountScreen key="create" providers={["google", "apple"]} />],
  ])("have a button when they're set up: %s", async (action, element) => {
    renderSignedOut(element);
    const names = screen
      .getAllByRole("button", { name: new RegExp(`^${action} `) })
      .map(({ textContent }) => textContent);
    expect(names).toEqual([`${action} Google`, `${action} Apple`]);
    await press(`${action} Apple`);
    expect(navigateTo).toHaveBeenCalledWith("/api/auth/apple");
  });
});
