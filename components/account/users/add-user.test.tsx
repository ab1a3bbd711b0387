import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ADMIN, BEN } from "#tests/members.ts";
import { fill, press, settle, setUpScreen } from "#tests/screen.tsx";
import { openUsers, plan, rows } from "#tests/users-screen.tsx";

const ADDED = "User added successfully. The new user has been created and can now log in.";

const server = setUpScreen({ path: "/users" });

const addButton = () => screen.queryByRole("button", { name: "Add User" });

describe("Add User", () => {
  it("is offered with an active plan", () => {
    openUsers();
    expect(addButton()).toBeInTheDocument();
    expect(screen.queryByText(/more users|has a plan/)).not.toBeInTheDocument();
  });

  it.each([
    ["without a plan", null, /You need a plan to add users/],
    ["on the Good plan", plan("Good"), /The Good plan doesn't include additional users/],
  ])("isn't offered %s, with the reason", (_, subscription, why) => {
    openUsers({ subscription });
    expect(addButton()).not.toBeInTheDocument();
    expect(screen.getByText(why)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Choose a plan" })).toHaveAttribute("href", "/plans");
  });

  it("points a sub-user, who can't choose a plan, to the Admin", () => {
    openUsers({ viewer: BEN, subscription: null });
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
    openUsers();
    await press("Add User");
    expect(dialog()).toBeInTheDocument();
    expect(field("Full Name")).toHaveFocus();
    await fill("Password", "Lamp");
    expect(screen.getByText("2 of 5 password rules met")).toBeInTheDocument();
  });

  it("shows what's missing and sends nothing", async () => {
    openUsers();
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
    openUsers({ members: [ADMIN] });
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
    openUsers();
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
    openUsers();
    server.answer("POST /api/users", status, body);
    await fillIn();
    await press("Add User");
    expect(screen.getByText(body.error ?? "Failed to create user")).toBeInTheDocument();
  });

  it("submits on Enter", async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    openUsers();
    await user.click(screen.getByRole("button", { name: "Add User" }));
    await user.type(field("Email"), "dee@example.com{Enter}");
    expect(await screen.findByText("Full name is required")).toBeInTheDocument();
  });

  it("ignores presses outside and discards what was typed on Cancel", async () => {
    openUsers();
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
