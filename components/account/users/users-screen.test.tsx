import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ADMIN, BEN, CAM } from "#tests/members.ts";
import { press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { UsersScreen } from "./users-screen.tsx";
import { openUsers, rows } from "#tests/users-screen.tsx";

const DELETED = "User deleted successfully. The user has been removed from your account.";

const server = setUpScreen({ path: "/users" });

describe("the list of users", () => {
  it("has three columns", () => {
    openUsers();
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Users");
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Name",
      "Access",
      "Actions",
    ]);
  });

  it("describes each person as the Admin sees them", () => {
    openUsers();
    expect(rows()).toEqual([
      [["Ana TorresYou", "ana@example.com"], "Admin", []],
      [["Ben Torres", "ben@example.com"], "User (Created by you)", ["Delete ben@example.com"]],
      [["No name yet", "cam@example.com"], "User (Associated)", []],
    ]);
  });

  it("describes each person as a sub-user sees them", () => {
    openUsers({ viewer: BEN });
    expect(rows()).toEqual([
      [["Ana Torres", "ana@example.com"], "Admin", []],
      [["Ben TorresYou", "ben@example.com"], "User (Associated)", []],
      [["No name yet", "cam@example.com"], "User (Created by you)", ["Delete cam@example.com"]],
    ]);
  });

  it("shows 'Loading...', then an error with a way to try again", async () => {
    const answer = server.hold("GET /api/users");
    server.answer("GET /api/subscription", 404, {});
    renderScreen(<UsersScreen />);
    expect(screen.getByText("Loading...")).toBeInTheDocument();
    await answer(503, { error: "The database is away." });
    expect(screen.getByText("The database is away.")).toBeInTheDocument();
    server.answer("GET /api/users", 200, [ADMIN]);
    await press("Try again");
    expect(rows()).toHaveLength(1);
  });
});

describe("a pending invitation", () => {
  const CALL = `POST /api/invitations/${BEN.id}`;

  it("is marked, and can be resent", async () => {
    server.answer(CALL, 200, { success: true });
    server.answer("GET /api/invitations", 200, [{ userId: BEN.id }]);
    openUsers({ invited: [BEN] });
    expect(screen.getAllByText("Invitation pending")).toHaveLength(1);
    await press("Resend invitation to ben@example.com");
    expect(server.callsOf(CALL)).toHaveLength(1);
    expect(toastText()).toBe("Invitation sentWe emailed an invitation to ben@example.com.");
  });

  it("is no longer marked once it's accepted, even if resending is refused", async () => {
    server.answer(CALL, 409, { error: "That address is already confirmed." });
    server.answer("GET /api/invitations", 200, []);
    openUsers({ invited: [BEN] });
    await press("Resend invitation to ben@example.com");
    expect(toastText()).toBe("Invitation not sentThat address is already confirmed.");
    expect(screen.queryByText("Invitation pending")).not.toBeInTheDocument();
  });

  it("can't be resent before confirming one's own email", () => {
    openUsers({ invited: [BEN], isConfirmed: false });
    const link = screen.getByRole("link", { name: "Confirm your email" });
    expect(link).toHaveAttribute("href", "/security");
    expect(link.parentElement).toHaveTextContent("Confirm your email to send invitations.");
    expect(screen.queryByRole("button", { name: /^Resend invitation/ })).not.toBeInTheDocument();
  });

  it("can't be resent by the person it's for", () => {
    openUsers({ invited: [BEN], viewer: BEN });
    expect(screen.getByText("Invitation pending")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Resend invitation/ })).not.toBeInTheDocument();
  });
});

describe("Delete", () => {
  const dialog = () => screen.queryByRole("alertdialog");
  const CALL = `DELETE /api/users/${BEN.id}`;
  const deletions = () => server.calls.filter(({ call }) => call.startsWith("DELETE"));

  it("asks first and deletes nothing on Cancel", async () => {
    openUsers();
    await press("Delete ben@example.com");
    expect(dialog()).toHaveAccessibleDescription(
      'Are you sure you want to delete the user "ben@example.com"? This action cannot be undone.',
    );
    await press("Cancel");
    expect(dialog()).not.toBeInTheDocument();
    expect(deletions()).toEqual([]);
    await settle(1);
    expect(screen.getByRole("button", { name: "Delete ben@example.com" })).toHaveFocus();
  });

  it("deletes the person, reloads the list, and shows a message for 5 seconds", async () => {
    openUsers();
    const answer = server.hold(CALL);
    server.answer("GET /api/users", 200, [ADMIN, CAM]);
    await press("Delete ben@example.com");
    await press("Delete");
    expect(screen.getByRole("button", { name: "Deleting..." })).toBeDisabled();
    expect(deletions()).toHaveLength(1);

    await answer(200, { success: true });
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.queryByText("ben@example.com")).not.toBeInTheDocument();
    expect(screen.getByText(DELETED)).toBeInTheDocument();
    await settle(5000);
    expect(screen.queryByText(DELETED)).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Users" })).toHaveFocus();
  });

  it.each([
    [404, { error: "User not found." }],
    [500, {}],
  ])(
    "shows a %i error for 5 seconds and reloads the list",
    async (status, body: { error?: string }) => {
      openUsers();
      server.answer(CALL, status, body);
      server.answer("GET /api/users", 200, [ADMIN]);
      await press("Delete ben@example.com");
      await press("Delete");
      const sentence = body.error ?? "Failed to delete user";
      expect(dialog()).not.toBeInTheDocument();
      expect(screen.getByText(sentence)).toBeInTheDocument();
      expect(rows()).toHaveLength(1);
      await settle(5000);
      expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    },
  );
});
