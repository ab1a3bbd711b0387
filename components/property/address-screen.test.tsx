import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { router } from "#tests/navigation.ts";
import { PROFILE as SAVED_PROFILE } from "#tests/profile.ts";
import { LATEST, makeProperty } from "#tests/property.ts";
import {
  fill,
  press,
  renderScreen,
  settle,
  setUpScreen,
  toastText,
  valueOf,
} from "#tests/screen.tsx";
import { AddressScreen } from "./address-screen.tsx";

const { push } = router;
const SAVE = "Save and continue";
const CALL = "POST /api/property";

const PROFILE = { ...SAVED_PROFILE, name: "  Ana Maria Torres ", addressLine2: null };

const server = setUpScreen();
function open(property: unknown = null, profile: unknown = null) {
  return renderScreen(<AddressScreen />, {
    "/api/properties/latest": property,
    "/api/profile": profile,
  });
}
const saves = () => server.callsOf(CALL);

const labelOf = (radio: HTMLElement) =>
  radio instanceof HTMLInputElement ? radio.labels?.[0]?.textContent : undefined;

// The city is checked after a pause in typing.
async function afterTyping() {
  await act(() => vi.advanceTimersByTimeAsync(500));
  await settle();
}

async function fillIn() {
  await fill("Address Line 1", " 9 Elm St ");
  await fill("City", "Madison");
  await fill("State", "WI");
  await fill("Zip Code", "53704");
}

it("notes a city that doesn't look like a name, and saves it anyway", async () => {
  open();
  await fillIn();
  expect(screen.queryByText(/look like a city name/)).toBeNull();
  await fill("City", "No Children Allowed");
  expect(screen.getByText(/doesn't look like a city name/)).toBeVisible();
  await press(SAVE);
  expect(saves()).toHaveLength(1);
});

it("shows no note until the pointer is released", async () => {
  open();
  await fillIn();
  fireEvent.pointerDown(screen.getByRole("button", { name: SAVE }));
  await fill("City", "No Children Allowed");
  expect(screen.queryByText(/look like a city name/)).toBeNull();
  fireEvent.pointerUp(screen.getByRole("button", { name: SAVE }));
  expect(screen.getByText(/doesn't look like a city name/)).toBeVisible();
});

it("notes an unknown city and offers the closest spelling", async () => {
  server.answer("GET /api/places?city=Madisson&state=WI", 200, {
    isKnown: false,
    nearest: "Madison",
  });
  server.answer("GET /api/places?city=Madison&state=WI", 200, { isKnown: true, nearest: null });
  open();
  await fillIn();
  await fill("City", "Madisson");
  await afterTyping();
  await press("Use “Madison”");
  await afterTyping();
  expect(valueOf("City")).toBe("Madison");
  expect(screen.queryByText(/We couldn't find/)).toBeNull();
  await press(SAVE);
  expect(saves()[0]?.body).toMatchObject({ city: "Madison", state: "WI" });
});

it("saves an unknown city with a note", async () => {
  server.answer("GET /api/places?city=Zzyzxville&state=WI", 200, { isKnown: false, nearest: null });
  open();
  await fillIn();
  await fill("City", "Zzyzxville");
  await afterTyping();
  expect(screen.getByText(/find Zzyzxville in Wisconsin/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
  await press(SAVE);
  expect(saves()).toHaveLength(1);
});

it.each([
  ["NC", "90210", /^Zip code 90210 is in California, not North Carolina/],
  ["ZZ", "28801", /^We don’t know the state “ZZ”/],
  ["NC", "ABCDE", /^“ABCDE” doesn’t look like a zip code/],
])("questions %s %s and saves it anyway", async (state, zipCode, note) => {
  server.answer(`GET /api/places?city=Madison&state=${state}`, 200, {
    isKnown: true,
    nearest: null,
  });
  open();
  await fillIn();
  await fill("State", state);
  await fill("Zip Code", zipCode);
  await afterTyping();
  expect(screen.getByText(note)).toHaveTextContent("You can save the address as it is.");
  await press(SAVE);
  expect(saves()[0]?.body).toMatchObject({ state, zipCode });
});

describe("the initial values", () => {
  it("greet the person by first name, or just say hello without one", () => {
    const { unmount } = open(null, PROFILE);
    expect(screen.getByText("Hello, Ana!")).toBeVisible();
    unmount();
    open(null, null);
    expect(screen.getByText("Hello!")).toBeVisible();
  });

  it("offer four property types with Single Family selected", () => {
    open();
    const kinds = within(screen.getByRole("group", { name: "Property Type" }));
    expect(kinds.getAllByRole("radio").map(labelOf)).toEqual([
      "Single Family",
      "Multi Family",
      "Condominium",
      "Land/Lot",
    ]);
    expect(kinds.getByRole("radio", { name: "Single Family" })).toBeChecked();
  });

  it("show the saved address, regardless of the profile", () => {
    open(makeProperty(), PROFILE);
    expect(screen.getByRole("radio", { name: "Condominium" })).toBeChecked();
    expect(valueOf("Address Line 1")).toBe("1418 Juniper St");
    expect(valueOf("Address Line 2 (optional)")).toBe("Unit 3");
    expect(valueOf("Zip Code")).toBe("53704");
  });

  it("suggest the profile's address when it's the one for sale", () => {
    open(null, PROFILE);
    expect(valueOf("Address Line 1")).toBe("12 Oak Street");
    expect(screen.getByText(/Filled in from your profile/)).toBeVisible();
  });

  it.each([
    { ...PROFILE, isSameSellingAddress: false },
    { ...PROFILE, addressLine1: null, city: null, state: null, zipCode: null },
  ])("are empty when the profile has no such address (%#)", (profile) => {
    open(null, profile);
    expect(valueOf("Address Line 1")).toBe("");
    expect(screen.queryByText(/Filled in from your profile/)).toBeNull();
  });
});

describe("saving", () => {
  it("shows every missing field, focuses the first, and sends nothing", async () => {
    open();
    await press(SAVE);
    expect(screen.getByText("Address Line 1 is required")).toBeVisible();
    expect(screen.getByText("City is required")).toBeVisible();
    expect(screen.getByText("State is required")).toBeVisible();
    expect(screen.getByText("Zip Code must be at least 5 characters")).toBeVisible();
    expect(screen.getByLabelText("Address Line 1")).toHaveFocus();
    expect(saves()).toHaveLength(0);
  });

  it("sends the trimmed address, shows a message, and goes on to the basics", async () => {
    server.answer(CALL, 200, makeProperty());
    server.answer(LATEST, 200, makeProperty());
    open();
    await fillIn();
    fireEvent.click(screen.getByRole("radio", { name: "Land/Lot" }));
    await press(SAVE);
    await settle();
    expect(saves()).toEqual([
      {
        call: CALL,
        body: {
          propertyType: "land_lot",
          addressLine1: "9 Elm St",
          addressLine2: "",
          city: "Madison",
          state: "WI",
          zipCode: "53704",
          revision: 0,
        },
      },
    ]);
    expect(toastText()).toContain("Success");
    expect(toastText()).toContain("Property information saved successfully");
    expect(push.mock.calls).toEqual([["/property-basics"]]);
  });

  it("can't be submitted twice", async () => {
    const answer = server.hold(CALL);
    server.answer(LATEST, 200, makeProperty());
    open();
    await fillIn();
    await press(SAVE);
    const button = screen.getByRole("button", { name: "Saving..." });
    expect(button).toBeDisabled();
    fireEvent.click(button);
    await answer(200, makeProperty());
    expect(saves()).toHaveLength(1);
  });

  it("shows the server's errors on their fields and keeps what was typed", async () => {
    server.answer(CALL, 400, { error: "State is unknown", fields: { state: "State is unknown" } });
    open();
    await fillIn();
    await press(SAVE);
    expect(screen.getByLabelText("State")).toBeInvalid();
    expect(screen.getByLabelText("State")).toHaveFocus();
    expect(toastText()).toContain("Error");
    expect(toastText()).toContain("State is unknown");
    expect(valueOf("Address Line 1")).toBe(" 9 Elm St ");
    expect(push).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: SAVE })).toBeEnabled();
  });

  it("shows a general message when the server gives none", async () => {
    server.answer(CALL, 500, {});
    open();
    await fillIn();
    await press(SAVE);
    expect(toastText()).toContain("Failed to save property");
  });
});

describe("unsaved changes", () => {
  it("are restored on return and can be discarded", async () => {
    const { unmount } = open(makeProperty());
    await fill("City", "Verona");
    unmount();
    open(makeProperty());
    await settle();
    expect(valueOf("City")).toBe("Verona");
    await press("Discard changes");
    expect(valueOf("City")).toBe("Madison");
  });

  it("are forgotten once they're saved", async () => {
    server.answer(CALL, 200, makeProperty({ city: "Verona" }));
    server.answer(LATEST, 200, makeProperty({ city: "Verona" }));
    const { unmount } = open(makeProperty());
    await fill("City", " Verona");
    await press(SAVE);
    await settle();
    unmount();
    open(makeProperty({ city: "Verona" }));
    await settle();
    expect(valueOf("City")).toBe("Verona");
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
  });
});

it("shows 'Loading...', then an error with a way to try again", async () => {
  const answer = server.hold(LATEST);
  renderScreen(<AddressScreen />, { "/api/profile": null });
  expect(screen.getByRole("status")).toHaveTextContent("Loading...");
  await answer(503, { error: "Porchlight is away." });
  expect(screen.getByRole("alert")).toHaveTextContent("Porchlight is away.");
  server.answer(LATEST, 200, makeProperty());
  await press("Try again");
  await settle();
  expect(valueOf("City")).toBe("Madison");
});
