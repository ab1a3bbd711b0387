import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { press, renderScreen, setUpScreen, toastText, VIEWER } from "#tests/screen.tsx";
import { DeletionNotice } from "./deletion-notice.tsx";

const server = setUpScreen();

const DELETION = {
  deletion: { requestedAt: "2026-11-29T12:00:00.000Z", deletesAt: "2026-12-13T12:00:00.000Z" },
};
const open = (data: object = {}) =>
  renderScreen(<DeletionNotice />, { "/api/account-deletion": DELETION, ...data });

it("shows the Admin the deletion date, and keeps the account on request", async () => {
  open();
  expect(screen.getByRole("region", { name: "Account deletion" })).toHaveTextContent(
    "Your account will be deleted on Dec 13, 2026.",
  );
  server.answer("DELETE /api/account-deletion", 200, { success: true });
  await press("Keep my account");
  expect(screen.queryByRole("region", { name: "Account deletion" })).toBeNull();
  expect(toastText()).toContain("Your account stays");
});

it("stays and shows why when the account couldn't be kept", async () => {
  open();
  server.answer("DELETE /api/account-deletion", 503, { error: "Please try again in a moment." });
  server.answer("GET /api/account-deletion", 200, DELETION);
  await press("Keep my account");
  expect(screen.getByRole("button", { name: "Keep my account" })).toBeEnabled();
  expect(toastText()).toContain("Please try again in a moment.");
});

it("offers members no choice, and shows nothing without a deletion", () => {
  const { unmount } = open({ "/api/auth/user": { ...VIEWER, parentUserId: VIEWER.id } });
  expect(screen.getByText(/Only its Admin can keep it/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  open({ "/api/account-deletion": { deletion: null } });
  expect(screen.queryByRole("region", { name: "Account deletion" })).toBeNull();
});
