import { describe, expect, it } from "vitest";
import { fieldErrors } from "#lib/validation.ts";
import { addUserInput, changePasswordInput, loginInput, signUpInput } from "./account.ts";

const GOOD = { email: "ann@example.com", password: "Passw0rd!", confirmPassword: "Passw0rd!" };

function faults(changes: Record<string, unknown>) {
  const parsed = signUpInput.safeParse({ ...GOOD, ...changes });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

const both = (password: string) => ({ password, confirmPassword: password });

describe("signUpInput", () => {
  it("accepts a valid account, trims the email, and keeps the password as typed", () => {
    const parsed = signUpInput.parse({
      email: "  Ann@Example.COM ",
      ...both("  Pass w0rd! "),
      fullName: "  Ann Lee ",
      __proto__: { admin: true },
      role: "admin",
    });
    expect(parsed).toEqual({
      email: "ann@example.com",
      ...both("  Pass w0rd! "),
      fullName: "Ann Lee",
    });
  });

  it.each([
    ["passw0rd!", "Password must contain at least one uppercase character"],
    ["PASSW0RD!", "Password must contain at least one lowercase character"],
    ["Password!", "Password must contain at least one number"],
    ["Passw0rds", "Password must contain at least one special character"],
    ["Pa0!", "Password must be at least 8 characters long"],
    ["", "Password must be at least 8 characters long"],
    [`Aa1!${"é".repeat(35)}`, "Password must be at most 72 bytes long"],
    ["Passw0rd!\0", "Password contains a character that can't be used"],
    ["Passw0rd!\ud800", "Password contains a character that can't be used"],
  ])("refuses the password %j", (password, message) => {
    expect(faults(both(password))).toEqual({ password: message });
  });

  it("accepts a password of exactly 72 bytes", () => {
    expect(faults(both(`Aa1!${"é".repeat(34)}`))).toEqual({});
  });

  it.each([
    ["", "Invalid email address"],
    ["ann", "Invalid email address"],
    ["ann@", "Invalid email address"],
    [42, "Invalid email address"],
    [null, "Invalid email address"],
    [`${"a".repeat(250)}@b.co`, "Must be at most 254 characters"],
  ])("refuses the email %j", (email, message) => {
    expect(faults({ email })).toEqual({ email: message });
  });

  it("compares both passwords even if the email is invalid", () => {
    expect(faults({ email: "ann", confirmPassword: "Passw0rd?" })).toEqual({
      email: "Invalid email address",
      confirmPassword: "Passwords don't match",
    });
  });

  it("reports every field of an empty form", () => {
    const parsed = signUpInput.safeParse({});
    expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({
      email: "Invalid email address",
      password: "Password is required",
      confirmPassword: "Passwords don't match",
    });
  });
});

it("requires a full name for an added user, but not to sign up", () => {
  const parsed = addUserInput.safeParse({ ...GOOD, fullName: "   " });
  expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({
    fullName: "Full name is required",
  });
  expect(signUpInput.safeParse(GOOD).success).toBe(true);
});

it("requires email and password to log in, and checks only the password's length", () => {
  const parsed = loginInput.safeParse({ email: "x", password: "" });
  expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({
    email: "Invalid email address",
    password: "Password is required",
  });
  expect(loginInput.safeParse({ email: "ann@example.com", password: "x" }).success).toBe(true);
  expect(loginInput.safeParse({ email: "ann@example.com", password: "x".repeat(73) }).success).toBe(
    false,
  );
});

it("requires the current password to change it", () => {
  const parsed = changePasswordInput.safeParse({ newPassword: "short" });
  expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({
    oldPassword: "Current password is required",
    newPassword: "Password must be at least 8 characters long",
  });
});
