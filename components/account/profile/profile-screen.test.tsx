import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { ProfileView } from "#lib/schemas/profile.ts";
import { router } from "#tests/navigation.ts";
import { PROFILE } from "#tests/profile.ts";
import { fill, press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { ProfileScreen } from "./profile-screen.tsx";

const { refresh } = router;
const SAVE = "Save and continue";
const CALL = "POST /api/profile";

const NAME_ONLY: ProfileView = {
  ...PROFILE,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  zipCode: null,
  isSameSellingAddress: false,
  mobileNumber: null,
  contactEmail: null,
};

const server = setUpScreen();

const open = (profile: ProfileView | null) =>
  renderScreen(<ProfileScreen />, { "/api/profile": profile, "/api/properties/latest": null });
const saves = () => server.callsOf(CALL);
const described = (label: string) => screen.getByLabelText(label);
const form = () => screen.queryByRole("form", { name: "Profile" });

async function fillIn() {
  await fill("Name", " Ana Torres ");
  await fill("Address Line 1", "12 Oak Street");
  await fill("City", "Denver");
  await fill("State", "CO");
  await fill("Zip Code", "80202");
  await fill("Mobile number", "555-123-4567");
  await fill("Contact email", "Contact@Example.com");
}

describe("the form", () => {
  it.each([
    ["no profile", null],
    ["a profile with only a name", NAME_ONLY],
  ])("is open when there's %s", (_, profile) => {
    open(profile);
    expect(form()).toBeInTheDocument();
    expect(screen.getByLabelText("Name")).toHaveValue(profile?.name ?? "");
    expect(screen.getByText(/^We use this to contact you/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Add your address" })).not.toBeInTheDocument();
  });

  it("starts with the saved values, unformatted", async () => {
    open(PROFILE);
    await press("Edit name");
    expect(screen.getByLabelText("Address Line 2 (optional)")).toHaveValue("Unit 4");
    expect(screen.getByLabelText("Mobile number")).toHaveValue("5551234567");
    expect(screen.getByLabelText("This is the same address that I'm selling.")).toBeChecked();
    expect(screen.getByLabelText(/I agree to receive text messages/)).not.toBeChecked();
  });

  it("explains the mobile number and email fields", () => {
    open(null);
    expect(screen.getByLabelText("Mobile number")).toHaveAttribute("placeholder", "(555) 123-4567");
    expect(screen.getByLabelText("Contact email")).toHaveAttribute("type", "email");
    expect(described("Contact email")).toHaveAccessibleDescription("can differ from account email");
    expect(screen.getByLabelText("Account email")).toHaveAttribute("readonly");
    expect(screen.getByLabelText("Account email")).toHaveValue("ana@example.com");
  });

  it("says what's missing and focuses the first invalid field", async () => {
    open(null);
    await press(SAVE);
    expect(described("Name")).toHaveAccessibleDescription("Name is required");
    expect(described("Address Line 1")).toHaveAccessibleDescription("Address Line 1 is required");
    expect(described("City")).toHaveAccessibleDescription("City is required");
    expect(described("State")).toHaveAccessibleDescription("State is required");
    expect(described("Zip Code")).toHaveAccessibleDescription(
      "Zip Code must be at least 5 characters",
    );
    expect(described("Mobile number")).toHaveAccessibleDescription(
      "Mobile number must be at least 10 digits",
    );
    expect(described("Contact email")).toHaveAccessibleDescription(/Invalid email address/);
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(saves()).toEqual([]);
  });

  it("validates on submit, and after that while typing", async () => {
    open(null);
    await fill("Zip Code", "12345678901");
    await fill("Mobile number", "555-CALL-NOW-1234");
    expect(described("Zip Code")).not.toHaveAccessibleDescription();
    await press(SAVE);
    expect(described("Zip Code")).toHaveAccessibleDescription(
      "Zip Code must be at most 10 characters",
    );
    expect(described("Mobile number")).toHaveAccessibleDescription("Invalid mobile number format");
    await fill("Zip Code", "80202");
    expect(described("Zip Code")).not.toHaveAccessibleDescription();
  });

  it("saves, shows a message for 5 seconds, and goes back to the summary", async () => {
    open(null);
    const answer = server.hold(CALL);
    await fillIn();
    fireEvent.click(screen.getByLabelText("This is the same address that I'm selling."));
    fireEvent.click(screen.getByLabelText(/I agree to receive text messages/));
    await press(SAVE);
    expect(screen.getByRole("button", { name: "Saving..." })).toBeDisabled();
    expect(saves()).toEqual([
      {
        call: CALL,
        body: {
          name: "Ana Torres",
          addressLine1: "12 Oak Street",
          addressLine2: "",
          city: "Denver",
          state: "CO",
          zipCode: "80202",
          isSameSellingAddress: true,
          mobileNumber: "555-123-4567",
          ...{ hasTextConsent: true, seenTextConsent: false },
          contactEmail: "contact@example.com",
        },
      },
    ]);

    await answer(200, { ...PROFILE, addressLine2: null });
    const message = "Your profile has been saved successfully.";
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(form()).not.toBeInTheDocument();
    expect(screen.getByText("(555) 123-4567")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Edit name" })).toHaveFocus();
    expect(screen.getByRole("link", { name: "Add your address" })).toBeVisible();
    await settle(4999);
    expect(screen.getByText(message)).toBeInTheDocument();
    await settle(1);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it("refreshes the page only when the name changed, without reading anything again", async () => {
    open(PROFILE);
    server.answer(CALL, 200, { ...PROFILE, city: "Boulder" });
    await press("Edit name");
    await press(SAVE);
    expect(refresh).not.toHaveBeenCalled();
    expect(screen.getByText("Boulder, CO 80202")).toBeInTheDocument();

    server.answer(CALL, 200, { ...PROFILE, name: "Ana Berg" });
    await press("Edit name");
    await press(SAVE);
    await settle();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByText("Ana Berg")).toBeInTheDocument();
    for (const read of ["GET /api/profile", "GET /api/auth/user"]) {
      expect(server.callsOf(read)).toEqual([]);
    }
  });

  it("sends one request however often it's submitted", async () => {
    open(PROFILE);
    const answer = server.hold(CALL);
    await press("Edit name");
    await press(SAVE);
    await press("Saving...");
    expect(saves()).toHaveLength(1);
    await answer(200, PROFILE);
  });

  it("submits on Enter", async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    open(null);
    await user.type(screen.getByLabelText("City"), "Denver{Enter}");
    expect(await screen.findByText("Name is required")).toBeInTheDocument();
  });

  it("shows the server's errors and keeps what was typed", async () => {
    open(PROFILE);
    server.answer(CALL, 400, {
      error: "Please correct the marked fields.",
      fields: { contactEmail: "That mailbox is closed", city: "No such city" },
    });
    await press("Edit name");
    await fill("City", "Dnever");
    await press(SAVE);
    expect(toastText()).toBe("Error saving profilePlease correct the marked fields.");
    expect(described("City")).toHaveAccessibleDescription("No such city");
    expect(described("Contact email")).toHaveAccessibleDescription(/That mailbox is closed/);
    expect(screen.getByLabelText("City")).toHaveFocus();
    expect(screen.getByLabelText("City")).toHaveValue("Dnever");
    expect(screen.getByRole("button", { name: SAVE })).toBeEnabled();
  });

  it("shows a general message when the server gives none", async () => {
    open(PROFILE);
    server.answer(CALL, 500, {});
    await press("Edit name");
    await press(SAVE);
    expect(toastText()).toBe("Error saving profileSomething went wrong. Please try again.");
  });
});

describe("Cancel", () => {
  it("closes the form and discards what was typed", async () => {
    open(PROFILE);
    await press("Edit mobile number");
    await fill("Name", "Someone");
    await press("Cancel");
    expect(screen.getByText("Ana Torres")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Edit mobile number" })).toHaveFocus();
    await press("Edit name");
    expect(screen.getByLabelText("Name")).toHaveValue("Ana Torres");
    expect(saves()).toEqual([]);
  });

  it("closes the form when there's no profile too", async () => {
    open(null);
    await press("Cancel");
    expect(form()).not.toBeInTheDocument();
    expect(screen.getAllByText("Not added yet")).toHaveLength(4);
    await press("Edit contact email");
    expect(form()).toBeInTheDocument();
  });
});

describe("unsaved changes", () => {
  it("are restored on return until they're discarded", async () => {
    const { unmount } = open(PROFILE);
    await press("Edit name");
    await fill("City", "Boulder");
    unmount();

    open(PROFILE);
    expect(screen.getByLabelText("City")).toHaveValue("Boulder");
    expect(screen.getByLabelText("State")).toHaveValue("CO");
    await fill("State", "");
    await press(SAVE);
    expect(screen.getByLabelText("State")).toHaveFocus();
    await press("Discard changes");
    expect(screen.getByLabelText("City")).toHaveValue("Denver");
  });

  it("are forgotten once they're saved", async () => {
    const { unmount } = open(PROFILE);
    server.answer(CALL, 200, PROFILE);
    await press("Edit name");
    await fill("City", "Boulder");
    await press(SAVE);
    unmount();

    open(PROFILE);
    expect(form()).not.toBeInTheDocument();
  });
});

describe("loading the profile", () => {
  const read = () => renderScreen(<ProfileScreen />);

  it("shows 'Loading...' until the response arrives", async () => {
    const answer = server.hold("GET /api/profile");
    read();
    expect(screen.getByText("Loading...")).toBeInTheDocument();
    await answer(404, { error: "There is no profile yet." });
    expect(screen.queryByText("Loading...")).not.toBeInTheDocument();
    expect(form()).toBeInTheDocument();
  });

  it("shows an error when it fails", async () => {
    server.answer("GET /api/profile", 503, {});
    read();
    await settle();
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to fetch profile");
    expect(form()).not.toBeInTheDocument();
  });
});
