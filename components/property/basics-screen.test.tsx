import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { QueryProvider } from "#components/data/query-provider.tsx";
import { BASICS_FIELDS, BASICS_REQUIRED_MESSAGE } from "#lib/fields/basics.ts";
import { router } from "#tests/navigation.ts";
import { BASICS, LATEST, makeProperty } from "#tests/property.ts";
import { fill, press, renderScreen, settle, setUpScreen, valueOf, VIEWER } from "#tests/screen.tsx";
import { BasicsScreen } from "./basics-screen.tsx";

const { push } = router;
const SAVE = "Save and continue";
const CALL = "POST /api/property/basics";
const SAVED = "Property basics saved successfully";

const server = setUpScreen();
const open = (property: unknown = makeProperty()) =>
  renderScreen(<BasicsScreen />, { "/api/properties/latest": property });
const saves = () => server.callsOf(CALL);

const ZEROS = Object.fromEntries(BASICS_FIELDS.map(({ name }) => [name, 0]));
const FILLED = makeProperty({ propertyBasics: BASICS });
function acceptSave() {
  server.answer(CALL, 200, { propertyBasics: BASICS });
  server.answer(LATEST, 200, FILLED);
}

async function fillAll(value: string) {
  for (const { label } of BASICS_FIELDS) await fill(label, value);
}

it("asks for the address first when there is none", () => {
  open(null);
  expect(screen.getByText("Add your address first")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add your address" })).toHaveAttribute(
    "href",
    "/property-address",
  );
  expect(screen.queryByRole("form")).toBeNull();
});

it("shows saved numbers as plain text with their decimals", () => {
  open(makeProperty({ propertyBasics: { ...BASICS, lotSize: 43_560 } }));
  expect(valueOf("Bedrooms")).toBe("3");
  expect(valueOf("Lot Size (square feet)")).toBe("43560");
  expect(valueOf("Basement Square Footage")).toBe("600.5");
  expect(valueOf("Structural Remodel Year")).toBe("0");
});

describe("missing or invalid values", () => {
  it("are marked on each field and above the form, and nothing is sent", async () => {
    open();
    await fill("Bedrooms", "3");
    await press(SAVE);
    expect(screen.getAllByText("Required")).toHaveLength(11);
    expect(screen.getByRole("alert")).toHaveTextContent(BASICS_REQUIRED_MESSAGE);
    expect(screen.getByLabelText("Full Bathrooms")).toHaveFocus();
    expect(valueOf("Bedrooms")).toBe("3");
    expect(saves()).toHaveLength(0);
    await settle(5000);
    expect(screen.queryByText(BASICS_REQUIRED_MESSAGE)).toBeNull();
    expect(screen.getAllByText("Required")).toHaveLength(11);
    await fill("Full Bathrooms", "0");
    expect(screen.getByLabelText("Full Bathrooms")).toBeValid();
    expect(screen.getAllByText("Required")).toHaveLength(10);
  });

  it("that aren't valid numbers are marked without the message about empty fields", async () => {
    open(FILLED);
    await fill("Year Built", "19x");
    await fill("Bedrooms", "2.5");
    await press(SAVE);
    expect(screen.getByText("Must be a number")).toBeVisible();
    expect(screen.getByText("Must be a whole number")).toBeVisible();
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    expect(saves()).toHaveLength(0);
  });
});

it("fills in zeros for land, except for the lot and fees", async () => {
  acceptSave();
  open(makeProperty({ propertyType: "land_lot", propertyBasics: null }));
  expect(valueOf("Bedrooms")).toBe("0");
  expect(valueOf("Lot Size (square feet)")).toBe("");
  expect(screen.getByText(/^We filled in 0/)).toBeVisible();
  await fill("Lot Size (square feet)", "0.35 acres");
  await fill("HOA Fees (per month)", "$45");
  await press(SAVE);
  expect(saves()[0]?.body).toEqual({ ...ZEROS, lotSize: 15_246, hoaFees: 45, revision: 0 });
});

describe("saving", () => {
  it("accepts 0 everywhere, shows a message, and continues after 2 seconds", async () => {
    acceptSave();
    open();
    await fillAll("0");
    await press(SAVE);
    expect(saves()).toEqual([{ call: CALL, body: { ...ZEROS, revision: 0 } }]);
    expect(screen.getByText(SAVED).closest("[role=status]")).toBeVisible();
    expect(screen.getByRole("button", { name: SAVE })).toBeDisabled();
    await settle(1999);
    expect(push).not.toHaveBeenCalled();
    await settle(1);
    expect(push.mock.calls).toEqual([["/property-features"]]);
  });

  it("doesn't navigate once the person has left the screen", async () => {
    acceptSave();
    const { unmount } = open(FILLED);
    await press(SAVE);
    unmount();
    await settle(3000);
    expect(push).not.toHaveBeenCalled();
  });

  it("can't be submitted twice", async () => {
    const answer = server.hold(CALL);
    server.answer(LATEST, 200, FILLED);
    open(FILLED);
    await press(SAVE);
    fireEvent.click(screen.getByRole("button", { name: "Saving..." }));
    await answer(200, { propertyBasics: BASICS });
    expect(saves()).toHaveLength(1);
  });

  it("shows the server's errors on their fields", async () => {
    server.answer(CALL, 400, {
      error: "Please correct the marked fields.",
      fields: { hoaFees: "Too much", lotSize: "Too big" },
    });
    open(FILLED);
    await press(SAVE);
    expect(screen.getByRole("alert")).toHaveTextContent("Please correct the marked fields.");
    expect(screen.getByText("Too much")).toBeVisible();
    expect(screen.getByLabelText("Lot Size (square feet)")).toHaveFocus();
    expect(screen.getByRole("button", { name: SAVE })).toBeEnabled();
  });

  it("shows a general message when the server gives none, and keeps what was typed", async () => {
    server.answer(CALL, 500, {});
    open(FILLED);
    await fill("Bedrooms", "4");
    await press(SAVE);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Failed to save property basics. Please try again.",
    );
    expect(valueOf("Bedrooms")).toBe("4");
    expect(push).not.toHaveBeenCalled();
  });
});

describe("the lot size", () => {
  const LOT = "Lot Size (square feet)";
  const lot = () => screen.getByLabelText(LOT);
  async function leaveWith(value: string) {
    open(FILLED);
    acceptSave();
    await fill(LOT, value);
    fireEvent.blur(lot());
  }

  it.each([
    ["0.25 acres", "10890", "0.25 acres is 10,890 sq ft."],
    ["1/4 acre", "10890", "1/4 acre is 10,890 sq ft."],
  ])("typed as %s is converted to square feet", async (typed, filledIn, note) => {
    await leaveWith(typed);
    expect(valueOf(LOT)).toBe(filledIn);
    expect(screen.getByText(note)).toBeVisible();
    await press(SAVE);
    expect(saves()[0]?.body).toMatchObject({ lotSize: 10_890 });
  });

  it("typed in acres is saved in square feet even before the field loses focus", async () => {
    open(FILLED);
    server.answer(CALL, 200, { propertyBasics: BASICS });
    await fill(LOT, "0.5 ac");
    await press(SAVE);
    expect(saves()[0]?.body).toMatchObject({ lotSize: 21_780 });
  });

  it("under 100 without a unit is questioned before it's saved, and one press makes it acres", async () => {
    await leaveWith("0.25");
    expect(screen.getByText("Is the lot 0.25 acres?")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^No/ })).toBeNull();
    await press(SAVE);
    expect(saves()).toEqual([]);
    expect(lot()).toHaveAccessibleDescription(/Choose acres or square feet/);
    await press("Yes, 0.25 acres");
    expect(lot()).toBeValid();
    expect(valueOf(LOT)).toBe("10890");
    expect(lot()).toHaveFocus();
    expect(screen.getByText("0.25 acres is 10,890 sq ft.")).toBeVisible();
    expect(screen.queryByText(/^Is the lot/)).toBeNull();
    await press(SAVE);
    expect(saves()[0]?.body).toMatchObject({ lotSize: 10_890 });
  });

  it("can be confirmed as square feet", async () => {
    await leaveWith("50");
    await press("No, 50 sq ft");
    expect(valueOf(LOT)).toBe("50 sq ft");
    await press(SAVE);
    expect(saves()[0]?.body).toMatchObject({ lotSize: 50 });
  });

  it.each(["0", "100", "7,200", ""])("of %j isn't questioned", async (value) => {
    await leaveWith(value);
    expect(screen.queryByText(/^Is the lot/)).toBeNull();
  });
});

it("goes back to the address and restores what was typed on return", async () => {
  const { unmount } = open();
  await fill("Bedrooms", "5");
  await press("Back");
  expect(push.mock.calls).toEqual([["/property-address"]]);
  unmount();
  open();
  await settle();
  expect(valueOf("Bedrooms")).toBe("5");
  expect(screen.getByText(/Your unsaved changes are still here/)).toBeVisible();
});

it("reads numbers as people type them, and leaves no draft of one", async () => {
  acceptSave();
  const { unmount } = open();
  await fillAll("0");
  await fill("Finished Square Footage", " 1,850 sq ft ");
  await press(SAVE);
  expect(saves()[0]?.body).toMatchObject({ finishedSquareFootage: 1850 });
  await settle();
  unmount();
  open(FILLED);
  await settle();
  expect(valueOf("Finished Square Footage")).toBe("1850");
  expect(screen.queryByText(/unsaved changes/)).toBeNull();
});

it("shows what another tab saved, and keeps what is being typed here", async () => {
  const screenWith = (lotSize: number) => (
    <QueryProvider signedIn>
      <Prefill
        answers={[
          answerTo("GET /api/auth/user", VIEWER),
          answerTo(
            "GET /api/properties/latest",
            makeProperty({ propertyBasics: { ...BASICS, lotSize } }),
          ),
        ]}
      >
        <BasicsScreen />
      </Prefill>
    </QueryProvider>
  );
  const { rerender } = render(screenWith(7200));
  await fill("Bedrooms", "7");
  vi.advanceTimersByTime(1000);
  rerender(screenWith(9000));
  await settle();
  expect(valueOf("Lot Size (square feet)")).toBe("9000");
  expect(valueOf("Bedrooms")).toBe("7");
});

describe("a size far from those of homes sold nearby", () => {
  const livingArea = { low: 1_050, high: 2_600, isDemo: false };
  const openWith = (isDemo: boolean) =>
    renderScreen(<BasicsScreen />, {
      "/api/properties/latest": makeProperty(),
      "/api/property/typical-sizes": {
        zipCode: "53704",
        livingArea: { ...livingArea, isDemo },
        lotSize: { low: 4_000, high: 12_000, isDemo },
      },
    });

  it("is questioned until it's corrected", async () => {
    openWith(false);
    await fillAll("3");
    await fill("Finished Square Footage", "18,500 sq ft");
    await fill("Lot Size (square feet)", "15 acres");
    await settle(1000);
    expect(
      screen.getByText(
        "Is 18,500 sq ft right? Most homes sold in 53704 have 1,050 to 2,600 sq ft.",
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Is 653,400 sq ft .*right\? Most lots sold in 53704/)).toBeVisible();
    await fill("Finished Square Footage", "1,850");
    await settle(1000);
    expect(screen.queryByText(/Most homes sold/)).toBeNull();
  });

  it("is compared with demonstration sales labeled as such", async () => {
    openWith(true);
    await fill("Finished Square Footage", "18500");
    await settle(1000);
    expect(screen.getByText(/Most homes in the demonstration sales in 53704/)).toBeVisible();
  });
});
