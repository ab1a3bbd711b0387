import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fill, press, renderScreen, setUpScreen } from "#tests/screen.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

vi.mock("@hookform/resolvers/zod", () => Promise.reject(new TypeError("Failed to fetch")));

const server = setUpScreen();

it("compares the new passwords even if its schema can't be loaded", async () => {
  renderScreen(<ChangePasswordForm email="ana@example.com" />);
  await fill("Old Password", "Zebra!quartz7");
  await fill("New Password", "Otter!granite8");
  await fill("Re-enter New Password", "Otter!granite9");
  await press("Change Password");
  expect(screen.getByLabelText("Re-enter New Password")).toHaveAccessibleDescription(
    "Passwords don't match",
  );
  expect(server.calls).toEqual([]);

  server.answer("POST /api/change-password", 200, { success: true });
  await fill("Re-enter New Password", "Otter!granite8");
  await press("Change Password");
  expect(server.bodies("POST /api/change-password")).toEqual([
    { oldPassword: "Zebra!quartz7", newPassword: "Otter!granite8" },
  ]);
});
