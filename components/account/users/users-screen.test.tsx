import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { SubscriptionView } from "#lib/schemas/billing.ts";
import type { Member } from "#lib/schemas/users.ts";
import { ADMIN, BEN, CAM } from "#tests/members.ts";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { UsersScreen } from "./users-screen.tsx";

const plan = (planName: string): SubscriptionView => ({
  planName,
  planCost: 99,
  expirationDate: "2030-01-01T00:00:00.000Z",
});

const ADDED = "User added successfully. The new user has been created and can now log in.";
const DELETED = "User deleted successfully. The user has been removed from your account.";

const server = setUpScreen({ path: "/users" });

type Options = {
  members?: Member[];
  invited?: Member[];
  subscription?: SubscriptionView | null;
  viewer?: Member;
  isConfirmed?: boolean;
};

function open({
  members = [ADMIN, BEN, CAM],
  invited = [],
  subscription = plan("Basic"),
  viewer = ADMIN,
  isConfirmed = true,
}: Options = {}) {
  const { id, email, profileName: name, parentUserId } = viewer;
  return renderScreen(<UsersScreen />, {
    "/api/auth/user": { id, email, name, parentUserId, authProvider: "email" },
    "/api/users": members,
    "/api/email-address": { email, isConfirmed, awaited: null, canBeMailed: true },
    "/api/invitations": invited.map(({ id: userId }) => ({ userId })),
    "/api/subscription": subscription,
  });
}

function rows() {
  const [, ...body] = screen.getAllByRole("row");
  return body.map((row) => {
    const [person, access, actions] = within(row).getAllByRole("cell");
    return [
      [...(person?.children ?? [])].map((line) => line.textContent),
      access?.textContent,
      [...(actions?.querySelectorAll("button") ?? [])].map((button) => button.ariaLabel),
    ];
  });
}

const addButton = () => screen.queryByRole("button", { name: "Add User" });

describe("the list of users", () => {
  it("has three columns", () => {
    open();
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Users");
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Name",
      "Access",
      "Actions",
    ]);
  });

  it("describes each person as the Admin sees them", () => {
    open();
    expect(rows()).toEqual([
      [["Ana TorresYou", "ana@example.com"], "Admin", []],
      [["Ben Torres", "ben@example.com"], "User (Created by you)", ["Delete ben@example.com"]],
      [["No name yet", "cam@example.com"], "User (Associated)", []],
    ]);
  });

  it("describes each person as a sub-user sees them", () => {
    open({ viewer: BEN });
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
    open({ invited: [BEN] });
    expect(screen.getAllByText("Invitation pending")).toHaveLength(1);
    await press("Resend invitation to ben@example.com");
    expect(server.callsOf(CALL)).toHaveLength(1);
    expect(toastText()).toBe("Invitation sentWe emailed an invitation to ben@example.com.");
  });

  it("is no longer marked once it's accepted, even if resending is refused", async () => {
    server.answer(CALL, 409, { error: "That address is already confirmed." });
    server.answer("GET /api/invitations", 200, []);
    open({ invited: [BEN] });
    await press("Resend invitation to ben@example.com");
    expect(toastText()).toBe("Invitation not sentThat address is already confirmed.");
    expect(screen.queryByText("Invitation pending")).not.toBeInTheDocument();
  });

  it("can't be resent before confirming one's own email", () => {
    open({ invited: [BEN], isConfirmed: false });
    const link = screen.getByRole("link", { name: "Confirm your email" });
    expect(link).toHaveAttribute("href", "/security");
    expect(link.parentElement).toHaveTextContent("Confirm your email to send invitations.");
    expect(screen.queryByRole("button", { name: /^Resend invitation/ })).not.toBeInTheDocument();
  });

  it("can't be resent by the person it's for", () => {
    open({ invited: [BEN], viewer: BEN });
    expect(screen.getByText("Invitation pending")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Resend invitation/ })).not.toBeInTheDocument();
  });
});

describe("Add User", () => {
  it("is offered with an active plan", () => {
    open();
    expect(addButton()).toBeInTheDocument();
    expect(screen.queryByText(/more users|has a plan/)).not.toBeInTheDocument();
  });

  it.each([
    ["without a plan", null, /You need a plan to add users/],
    ["on the Good plan", plan("Good"), /The Good plan doesn't include additional users/],
  ])("isn't offered %s, with the reason", (_, subscription, why) => {
    open({ subscription });
    expect(addButton()).not.toBeInTheDocument();
    expect(screen.getByText(why)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Choose a plan" })).toHaveAttribute("href", "/plans");
  });

  it("points a sub-user, who can't choose a plan, to the Admin", () => {
    open({ viewer: BEN, subscription: null });
    expect(screen.getByText(/Ask the Admin of your account to choose one/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Choose a plan" })).not.toBeInTheDocument();
  });

  const dialog = () => screen.queryByRole("dialog", { name: "Add User" });
  const field = (label: string) => screen.getByLabelText(label);
  const adds = () => server.callsOf("POST /api/users");

  async function fillIn() {
    await press("Add User");
    await fill("Full Name", "Dee Torres");
    await fill("Email", "Dee@Example.com");
    await fill("Password", "Lamp-post-42");
    await fill("Re-enter Password", "Lamp-post-42");
  }

  it("opens a dialog with the focus in its first field", async () => {
    open();
    await press("Add User");
    expect(dialog()).toBeInTheDocument();
    expect(field("Full Name")).toHaveFocus();
    await fill("Password", "Lamp");
    expect(screen.getByText("2 of 5 password rules met")).toBeInTheDocument();
  });

  it("shows what's missing and sends nothing", async () => {
    open();
    await press("Add User");
    await fill("Re-enter Password", "something");
    await press("Add User");
    expect(field("Full Name")).toHaveAccessibleDescription("Full name is required");
    expect(field("Email")).toHaveAccessibleDescription("Invalid email address");
    expect(screen.getByText("Password must be at least 8 characters long")).toBeInTheDocument();
    expect(field("Re-enter Password")).toHaveAccessibleDescription("Passwords don't match");
    expect(field("Full Name")).toHaveFocus();
    await fill("Full Name", "Dee Torres");
    expect(field("Full Name")).not.toHaveAccessibleDescription();
    expect(adds()).toEqual([]);
  });

  it("adds the person, reloads the list, and shows a message for 5 seconds", async () => {
    open({ members: [ADMIN] });
    const answer = server.hold("POST /api/users");
    server.answer("GET /api/users", 200, [ADMIN, BEN]);
    await fillIn();
    await press("Add User");
    expect(screen.getByRole("button", { name: "Adding User..." })).toBeDisabled();
    expect(adds().map(({ body }) => body)).toEqual([
      {
        fullName: "Dee Torres",
        email: "dee@example.com",
        password: "Lamp-post-42",
        confirmPassword: "Lamp-post-42",
      },
    ]);

    await answer(201, { id: BEN.id, email: BEN.email });
    expect(dialog()).not.toBeInTheDocument();
    expect(rows()).toHaveLength(2);
    expect(screen.getByText(ADDED)).toBeInTheDocument();
    await settle(4999);
    expect(screen.getByText(ADDED)).toBeInTheDocument();
    await settle(1);
    expect(screen.queryByText(ADDED)).not.toBeInTheDocument();
    expect(addButton()).toHaveFocus();
  });

  it("shows an error for 5 seconds and keeps what was typed", async () => {
    open();
    const error = "An account with this email already exists.";
    server.answer("POST /api/users", 409, { error, fields: { email: error } });
    await fillIn();
    await press("Add User");
    const banner = () => within(dialog() as HTMLElement).getByRole("alert");
    expect(banner()).toHaveTextContent(error);
    expect(field("Email")).toHaveAccessibleDescription(error);
    expect(field("Email")).toHaveFocus();
    expect(field("Full Name")).toHaveValue("Dee Torres");
    expect(field("Password")).toHaveValue("Lamp-post-42");
    await settle(5000);
    expect(banner()).toBeEmptyDOMElement();
    expect(screen.getByRole("button", { name: "Add User" })).toBeEnabled();
  });

  it.each([
    [403, { error: "Your plan does not include adding users." }],
    [500, {}],
  ])("shows a %i error that isn't about a field", async (status, body: { error?: string }) => {
    open();
    server.answer("POST /api/users", status, body);
    await fillIn();
    await press("Add User");
    expect(screen.getByText(body.error ?? "Failed to create user")).toBeInTheDocument();
  });

  it("submits on Enter", async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole("button", { name: "Add User" }));
    await user.type(field("Email"), "dee@example.com{Enter}");
    expect(await screen.findByText("Full name is required")).toBeInTheDocument();
  });

  it("ignores presses outside and discards what was typed on Cancel", async () => {
    open();
    await press("Add User");
    await fill("Full Name", "Dee Torres");
    fireEvent.pointerDown(document.body);
    await settle();
    expect(field("Full Name")).toHaveValue("Dee Torres");
    await press("Cancel");
    expect(dialog()).not.toBeInTheDocument();
    await press("Add User");
    expect(field("Full Name")).toHaveValue("");
    expect(adds()).toEqual([]);
  });
});

describe("Delete", () => {
  const dialog = () => screen.queryByRole("alertdialog");
  const CALL = `DELETE /api/users/${BEN.id}`;
  const deletions = () => server.calls.filter(({ call }) => call.startsWith("DELETE"));

  it("asks first and deletes nothing on Cancel", async () => {
    open();
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
    open();
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
      open();
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
