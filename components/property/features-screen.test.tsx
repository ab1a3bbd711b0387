import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FEATURE_SECTIONS, NO_FEATURES } from "#lib/fields/features.ts";
import { router } from "#tests/navigation.ts";
import { FEATURES, LATEST, makeProperty } from "#tests/property.ts";
import { fill, press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { FeaturesScreen } from "./features-screen.tsx";

const { push } = router;
const CALL = "POST /api/properties/features";
const SUCCESS = "Property features saved and description generated!";
const FAILURE = "Failed to save property features. Please try again.";

const server = setUpScreen();
beforeEach(() => {
  vi.stubGlobal("scrollBy", vi.fn());
});

const open = (property: unknown = makeProperty()) =>
  renderScreen(<FeaturesScreen />, { "/api/properties/latest": property });
const saves = () => server.callsOf(CALL);
const section = (name: string) => screen.getByRole("button", { name });
const box = (name: string) => screen.getByRole("checkbox", { name });
async function toggle(name: string) {
  fireEvent.click(box(name));
  await settle();
}

it("asks for the address first when there is none", () => {
  open(null);
  expect(screen.getByText("Add your address first")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

describe("the seller's own words", () => {
  it("are restored and saved with the features", async () => {
    const ownWords = ["The roof was replaced in 2022."];
    open(makeProperty({ propertySpecifics: { ...FEATURES, ownWords } }));
    expect(screen.getByLabelText("First detail to mention")).toHaveValue(ownWords[0]);
    await fill("Third detail to mention", "The deck looks west.");
    server.answer(CALL, 200, { description: "A text." });
    await press("Save");
    expect(server.bodies(CALL)).toMatchObject([
      { ownWords: [...ownWords, "The deck looks west."] },
    ]);
  });

  it("get a note if a listing can't include them, and are saved anyway", async () => {
    open();
    await fill("First detail to mention", "No children please");
    fireEvent.blur(screen.getByLabelText("First detail to mention"));
    await settle();
    expect(screen.getByText(/left out of your description/)).toBeVisible();
    server.answer(CALL, 200, { description: "A text." });
    await press("Save");
    expect(server.bodies(CALL)).toMatchObject([{ ownWords: ["No children please"] }]);
  });
});

describe("the sections", () => {
  it("are fifteen collapsed groups under three headings, with own words last", () => {
    open();
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Indoor Details",
      "Outdoor Details",
      "Utilities",
      "In your own words",
    ]);
    for (const { groups } of FEATURE_SECTIONS) {
      for (const { label } of groups) {
        expect(section(label)).toHaveAttribute("aria-expanded", "false");
      }
    }
    expect(screen.queryAllByRole("checkbox")).toHaveLength(0);
  });

  it("open one at a time and close again", async () => {
    open();
    await press("Appliances");
    expect(section("Appliances")).toHaveAttribute("aria-expanded", "true");
    expect(box("Dishwasher")).toBeVisible();
    await press("Cooling");
    expect(section("Appliances")).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("checkbox", { name: "Dishwasher" })).toBeNull();
    expect(box("Solar")).toBeVisible();
    await press("Cooling");
    expect(screen.queryAllByRole("checkbox")).toHaveLength(0);
  });

  it("keep and summarize what's chosen while closed", async () => {
    open();
    await press("Flooring");
    await toggle("Tile");
    await toggle("Carpet");
    await toggle("Tile");
    await toggle("Slate");
    await press("Roof");
    expect(section("Flooring")).toHaveAccessibleDescription("Carpet, Slate");
    expect(screen.getByText("chosen").parentElement).toHaveTextContent("2 chosen");
    await press("Flooring");
    expect(box("Carpet")).toBeChecked();
    expect(box("Tile")).not.toBeChecked();
  });

  it("show what's saved", async () => {
    open(makeProperty({ propertySpecifics: FEATURES }));
    expect(section("Appliances")).toHaveAccessibleDescription("Dishwasher, Dryer");
    expect(section("Rooms")).toHaveAccessibleDescription("Library · 8 rooms total");
    await press("Rooms");
    expect(screen.getByLabelText("Total Rooms")).toHaveValue("8");
    expect(screen.getByLabelText("Total Rooms")).toHaveAccessibleDescription(
      /Include bedrooms, bathrooms, kitchen.*do not include utility\/mud rooms/,
    );
  });
});

describe("saving", () => {
  it("sends all choices with their counts, shows a message, and continues after 2 seconds", async () => {
    const answer = server.hold(CALL);
    server.answer(LATEST, 200, makeProperty({ propertySpecifics: FEATURES }));
    open();
    await press("Rooms");
    await toggle("Library");
    await fill("Total Rooms", " 8 ");
    await press("Appliances");
    await toggle("Dishwasher");
    await toggle("Dryer");
    await press("Save");
    const button = screen.getByRole("button", { name: "Generating Description..." });
    expect(button).toBeDisabled();
    fireEvent.click(button);
    await answer(200, { description: "A home." });
    expect(saves()).toEqual([{ call: CALL, body: { ...FEATURES, revision: 0 } }]);
    expect(screen.getByText(SUCCESS).closest("[role=status]")).toBeVisible();
    expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
    await settle(1999);
    expect(push).not.toHaveBeenCalled();
    await settle(1);
    expect(push.mock.calls).toEqual([["/description"]]);
  });

  it.each(["", "0", "many", "2.5", "-3"])("saves a count of %j as null", async (count) => {
    server.answer(CALL, 200, { description: "A home." });
    server.answer(LATEST, 200, makeProperty({ propertySpecifics: NO_FEATURES }));
    open();
    await press("Parking");
    await fill("Total Parking Spaces", count);
    await press("Save");
    expect(saves()[0]?.body).toMatchObject({ parking: { types: [], totalSpaces: null } });
  });

  it("warns that an invalid count won't be saved", async () => {
    open();
    await press("Parking");
    await fill("Total Parking Spaces", "two");
    expect(screen.getByLabelText("Total Parking Spaces")).toHaveAccessibleDescription(
      "Enter a whole number above 0, or this won't be saved.",
    );
    await fill("Total Parking Spaces", "2");
    expect(section("Parking")).toHaveAccessibleDescription("2 spaces total");
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it("warns that the current description will be replaced", () => {
    open(makeProperty({ generatedDescription: "A home." }));
    expect(screen.getByText(/replaces your current description/)).toBeVisible();
  });

  it("keeps its error on screen until it's dismissed, and keeps every choice", async () => {
    server.answer(CALL, 500, {});
    open();
    await press("Roof");
    await toggle("Metal");
    await press("Save");
    await settle(60_000);
    expect(screen.getByRole("alert")).toHaveTextContent(FAILURE);
    expect(box("Metal")).toBeChecked();
    expect(push).not.toHaveBeenCalled();
    await press("Dismiss");
    expect(screen.queryByText(FAILURE)).toBeNull();
    expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
  });
});

it("goes back to the basics and restores unsaved choices on return", async () => {
  const { unmount } = open();
  await press("Roof");
  await toggle("Shingle");
  await press("Back");
  expect(push.mock.calls).toEqual([["/property-basics"]]);
  unmount();
  open();
  await settle();
  expect(section("Roof")).toHaveAccessibleDescription("Shingle");
  await press("Discard changes");
  expect(section("Roof")).not.toHaveAccessibleDescription();
});
