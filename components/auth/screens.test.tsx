import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { navigateTo } from "#components/ui/navigate.ts";
import { Toaster } from "#components/ui/toaster.tsx";
import { clearToasts } from "#components/ui/use-toast.ts";
import { CreateAccountScreen } from "./create-account-screen.tsx";
import { LoginScreen } from "./login-screen.tsx";

vi.mock("#components/ui/navigate.ts", () => ({ navigateTo: vi.fn() }));

type Answer = (response: Response) => void;
let answer: Answer;
let fetched: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(() => {
  vi.useFakeTimers();
  fetched = vi.fn<typeof fetch>(() => new Promise((resolve) => (answer = resolve)));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  act(clearToasts);
  vi.useRealTimers();
  vi.mocked(navigateTo).mockClear();
});

function setUp(screenElement: ReactElement) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      {screenElement}
      <Toaster />
    </QueryClientProvider>,
  );
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

async function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
}

async function reply(status: number, body: unknown) {
  answer(Response.json(body, { status }));
  await settle();
}

const sent = () => {
  const [path, request] = fetched.mock.lastCall ?? [];
  return { path, method: request?.method, body: JSON.parse(String(request?.body)) as unknown };
};
const toastText = () => screen.getByRole("region", { name: /F8/ }).textContent;

describe("LoginScreen", () => {
  async function submit() {
    fill("Email", " Ana@Example.com ");
    fill("Password", "Secret-1");
    await press("Log In");
  }

  it("asks for a valid email and a password before it sends anything", async () => {
    setUp(<LoginScreen />);
    await press("Log In");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email address");
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Password is required");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is pending, then welcomes, then loads / after 1.5 s", async () => {
    setUp(<LoginScreen />);
    await submit();
    expect(screen.getByRole("button", { name: "Logging In..." })).toBeDisabled();
    expect(sent()).toEqual({
      path: "/api/login",
      method: "POST",
      body: { email: "ana@example.com", password: "Secret-1" },
    });

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

  it("shows the server's sentence when it fails, and keeps what was typed", async () => {
    setUp(<LoginScreen />);
    await submit();
    await reply(429, { error: "Too many attempts." });
    expect(toastText()).toBe("Login failedToo many attempts.");
    expect(screen.getByLabelText("Password")).toHaveValue("Secret-1");
    expect(screen.getByRole("button", { name: "Log In" })).toBeEnabled();
    await settle(5000);
    expect(navigateTo).not.toHaveBeenCalled();
  });

  it("falls back to a sentence of its own", async () => {
    setUp(<LoginScreen />);
    await submit();
    await reply(401, {});
    expect(toastText()).toBe("Login failedInvalid email or password.");
  });

  it("puts the server's messages on their fields", async () => {
    setUp(<LoginScreen />);
    await submit();
    await reply(400, { error: "Please check.", fields: { email: "No such mailbox", other: "x" } });
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("No such mailbox");
  });

  it("leaves for Google, and says when that is not available", async () => {
    setUp(<LoginScreen error="google" />);
    expect(screen.getByRole("alert")).toHaveTextContent("Google sign-in is not available");
    await settle(60_000);
    expect(screen.getByRole("alert")).toHaveTextContent("Google sign-in is not available");
    await press("Sign in with Google");
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/api/auth/google");
  });

  it("has its heading and the way to a new account", () => {
    setUp(<LoginScreen />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Log in to your account$/);
    expect(
      screen.getByRole("link", { name: "Don't have an account? Create one!" }),
    ).toHaveAttribute("href", "/create-account");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("CreateAccountScreen", () => {
  async function submit(confirmation = "Secret-1") {
    fill("Email", "ana@example.com");
    fill("Password", "Secret-1");
    fill("Re-enter Password", confirmation);
    await press("Submit");
  }

  it("has its heading, the way back and the way over Google", async () => {
    setUp(<CreateAccountScreen />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Create your account$/);
    expect(screen.getByRole("link", { name: "Already have an account? Log in!" })).toHaveAttribute(
      "href",
      "/",
    );
    await press("Create with Google");
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/api/auth/google");
  });

  it("ticks the rules while one types", () => {
    setUp(<CreateAccountScreen />);
    fill("Password", "Aa1");
    expect(screen.getByText("3 of 5 password rules met")).toBeInTheDocument();
  });

  it("refuses passwords that differ", async () => {
    setUp(<CreateAccountScreen />);
    await submit("Secret-2");
    expect(screen.getByLabelText("Re-enter Password")).toHaveAccessibleDescription(
      "Passwords don't match",
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is pending, then says so, then loads / after 2 s", async () => {
    setUp(<CreateAccountScreen />);
    await submit();
    expect(screen.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
    expect(sent()).toEqual({
      path: "/api/users",
      method: "POST",
      body: { email: "ana@example.com", password: "Secret-1", confirmPassword: "Secret-1" },
    });
    await reply(201, { id: "u1", email: "ana@example.com" });
    expect(
      screen.getByText("Account created successfully! You can now log in to your account."),
    ).toBeInTheDocument();
    await settle(1999);
    expect(navigateTo).not.toHaveBeenCalled();
    await settle(1);
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith("/");
  });

  it.each([
    [
      { error: "An account with this email already exists." },
      "An account with this email already exists.",
    ],
    [{}, "Something went wrong. Please try again."],
  ])("tells of the failure %j", async (body, sentence) => {
    setUp(<CreateAccountScreen />);
    await submit();
    await reply(409, body);
    expect(toastText()).toBe(`Error creating account${sentence}`);
    expect(screen.getByRole("button", { name: "Submit" })).toBeEnabled();
  });
});
