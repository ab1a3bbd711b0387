import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readDraft } from "#components/forms/drafts.ts";
import { ADDRESS, BASICS, makeProperty } from "#tests/property.ts";
import { fill, press, renderScreen, settle, setUpScreen, VIEWER } from "#tests/screen.tsx";
import { NO_LAST_SALE, NO_OWN_SALES, SOURCE, VALUATION } from "#tests/valuation/views.ts";
import { PricingScreen } from "./pricing-screen.tsx";

const DRAFT = "pricing-facts";
const SAVE = "PATCH /api/property/basics";
const VALUE = "GET /api/valuation";
const PROPERTY = makeProperty({ propertyBasics: BASICS });
const LARGER = { ...BASICS, finishedSquareFootage: 2100 };
const MOVED = { ...VALUATION, estimate: 398_120 };

const server = setUpScreen();

async function open(data: Record<string, unknown> = {}) {
  const rendered = renderScreen(<PricingScreen />, {
    "/api/property": ADDRESS,
    "/api/property/own-sales": NO_OWN_SALES,
    "/api/property/last-sale": NO_LAST_SALE,
    "/api/asking-price": { history: [] },
    "/api/properties/latest": PROPERTY,
    "/api/valuation": VALUATION,
    "/api/property/typical-sizes": { zipCode: "53704", livingArea: null, lotSize: null },
    ...data,
  });
  await settle();
  openDetails();
  return rendered;
}

function openDetails() {
  const details = screen.getByRole("heading", { name: "How we got this" }).closest("details");
  if (details) details.open = true;
}

const correct = () => press("Edit details");
const save = () => press("Save");
const bodyOf = (name: string) => server.bodies(name)[0];
const callsOf = (name: string) => server.callsOf(name).length;
const factOf = (name: string) =>
  screen.getByText(name, { selector: "dl:not([hidden] *) dt" }).nextElementSibling?.textContent;

describe("the facts that the estimate used", () => {
  it("are listed, with what is none and what was assumed", async () => {
    const facts = { ...SOURCE.facts!, basementArea: 0, lotSize: 6812.4, yearRemodeled: 1999 };
    const source = { ...SOURCE, facts, assumed: ["lotSize" as const] };
    await open({ "/api/valuation": { ...VALUATION, comparables: null, source } });
    const names = ["Living area", "Basement", "Lot size", "Bedrooms", "Bathrooms", "Year built"];
    expect([...names, "Structural remodel"].map(factOf)).toEqual([
      "1,850 sq ft",
      "None",
      "6,812 sq ft",
      "3",
      "2.5",
      "1962",
      "1999",
    ]);
    expect(screen.getAllByText("Assumed: typical for the area")).toHaveLength(1);
  });

  it("can't be corrected before it is known what is saved", async () => {
    const property = server.hold("GET /api/properties/latest");
    server.answer(VALUE, 200, VALUATION);
    renderScreen(<PricingScreen />, { "/api/property": ADDRESS });
    await settle();
    openDetails();
    expect(screen.getByRole("heading", { name: "Your home" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Edit details" })).toBeNull();
    await property(200, PROPERTY);
    expect(screen.getByRole("button", { name: "Edit details" })).toBeVisible();
  });
});

describe("a correction", () => {
  it("opens in place on what is saved, with the cursor in the living area", async () => {
    await open();
    await correct();
    expect(screen.getByLabelText("Finished Square Footage")).toHaveFocus();
    const form = screen.getByRole("form", { name: "Your home" });
    const values = within(form)
      .getAllByRole("textbox")
      .map((field) => (field as HTMLInputElement).value);
    expect(values).toEqual(["1850", "600.5", "7200", "3", "2", "1", "0", "0", "1962", "0"]);
  });

  it("sends what was changed, and then says how the estimate moved", async () => {
    server.answer(SAVE, 200, { propertyBasics: LARGER });
    const valued = server.hold(VALUE);
    await open();
    await correct();
    await fill("Finished Square Footage", "2,100");
    await save();
    expect(bodyOf(SAVE)).toEqual({ finishedSquareFootage: 2100 });
    expect(screen.getByText("Updating your estimate...")).toBeVisible();
    expect(screen.getByRole("button", { name: "Edit details" })).toHaveFocus();

    await valued(200, MOVED);
    const moved = screen.getByText("The estimate changed from $352,349 to $398,120, up $45,771.");
    expect(moved.closest("[role=status]")).toBeVisible();
    expect(screen.getByText("$398,120")).toBeVisible();
    expect(callsOf(VALUE)).toBe(1);
    // The save already returned the numbers.
    expect(callsOf("GET /api/properties/latest")).toBe(0);
    expect(readDraft(VIEWER.id, DRAFT)).toBeNull();
    expect(screen.queryByText(/Your description/)).toBeNull();
  });

  it("warns that a description may name the earlier numbers, where there is one", async () => {
    server.answer(SAVE, 200, { propertyBasics: LARGER });
    server.answer(VALUE, 200, MOVED);
    const written = { ...PROPERTY, generatedDescription: "1,850 square feet of light." };
    await open({ "/api/properties/latest": written });
    await correct();
    await fill("Finished Square Footage", "2100");
    await save();
    expect(screen.getByText(/Your description may still have the old numbers/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Review your description" })).toHaveAttribute(
      "href",
      "/description",
    );
  });

  it("corrects the description too, and then warns of nothing", async () => {
    const text = "It has 1,850 square feet.";
    const corrected = "It has 2,100 square feet.";
    server.answer("POST /api/properties/description/corrections", 200, {
      ...{ text, isPublic: true, corrected },
      changes: [{ quote: "1,850 square feet", value: "2,100", sentence: text, corrected }],
    });
    server.answer(SAVE, 200, { propertyBasics: LARGER });
    server.answer(VALUE, 200, MOVED);
    server.answer("GET /api/properties/latest", 200, PROPERTY);
    await open({ "/api/properties/latest": { ...PROPERTY, generatedDescription: text } });
    await correct();
    await fill("Finished Square Footage", "2100");
    await save();
    await press("Correct and save");
    expect(server.bodies(SAVE)).toEqual([
      { finishedSquareFootage: 2100, correction: { replaces: text, description: corrected } },
    ]);
    expect(screen.queryByText(/may still have the old numbers/)).toBeNull();
  });

  it("of nothing sends nothing", async () => {
    await open();
    await correct();
    await fill("Year Built", "1,962");
    await save();
    expect(server.calls).toEqual([]);
    expect(screen.getByRole("button", { name: "Edit details" })).toHaveFocus();
  });

  it("can be given up, and then is forgotten", async () => {
    await open();
    await correct();
    await fill("Bedrooms", "9");
    await press("Cancel");
    expect(screen.getByRole("button", { name: "Edit details" })).toHaveFocus();
    await correct();
    expect(screen.getByLabelText("Bedrooms")).toHaveValue("3");
    expect(server.calls).toEqual([]);
  });

  it("that leaves the home without an estimate says why, and can be corrected there", async () => {
    const reason = "We can't compare a home of 12 sq ft with other homes.";
    const source = { ...SOURCE, reason, summary: reason, missing: ["Finished Square Footage"] };
    const unvalued = { estimate: null, assessment: null, confidence: null, low: null, high: null };
    server.answer(SAVE, 200, { propertyBasics: { ...BASICS, finishedSquareFootage: 12 } });
    server.answer(VALUE, 200, { ...VALUATION, ...unvalued, source, comparables: null });
    await open();
    await correct();
    await fill("Finished Square Footage", "12");
    await save();
    expect(screen.getByText("There's no estimate right now.")).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole("button", { name: "Edit details" })).toHaveFocus();
  });
});

describe("a correction that is refused", () => {
  it("on the screen names the fields, and sends nothing", async () => {
    await open();
    await correct();
    await fill("Finished Square Footage", "big");
    await fill("Year Built", "");
    await save();
    expect(screen.getByLabelText("Finished Square Footage")).toHaveAccessibleDescription(
      "Must be a number",
    );
    expect(screen.getByLabelText("Year Built")).toHaveAccessibleDescription("Required");
    expect(screen.getByLabelText("Finished Square Footage")).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  it("by the server keeps what was typed, with its message on the field", async () => {
    const fields = { lotSize: "Must be at most 1,000,000,000" };
    server.answer(SAVE, 400, { error: fields.lotSize, fields });
    await open();
    await correct();
    await fill("Lot Size (square feet)", "999");
    await save();
    const lot = screen.getByLabelText("Lot Size (square feet)");
    expect(lot).toHaveValue("999");
    expect(lot).toHaveFocus();
    expect(lot).toHaveAccessibleDescription(fields.lotSize);
    expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
  });

  it("for want of basics leads to them", async () => {
    const error = "Fill in your property basics first.";
    server.answer(SAVE, 409, { error });
    await open();
    await correct();
    await fill("Bedrooms", "4");
    await save();
    const alert = screen.getByText(/Fill in your property basics first/);
    expect(within(alert).getByRole("link", { name: "Go to The Basics" })).toHaveAttribute(
      "href",
      "/property-basics",
    );
  });

  it("by the connection says so, and is there again after a reload", async () => {
    const { unmount } = await open();
    await correct();
    await fill("Bedrooms", "4");
    await save();
    expect(screen.getByText(/Check your connection/)).toBeVisible();
    unmount();

    await open();
    expect(screen.getByLabelText("Bedrooms")).toHaveValue("4");
    expect(screen.getByText(/Your unsaved changes are still here/)).toBeVisible();
    expect(screen.getByLabelText("Finished Square Footage")).not.toHaveFocus();
    await press("Cancel");
    expect(readDraft(VIEWER.id, DRAFT)).toBeNull();
  });
});

it("that is saved, but without a new estimate, says so and asks for it again", async () => {
  server.answer(SAVE, 200, { propertyBasics: LARGER });
  server.answer(VALUE, 503, { error: "Porchlight can't reach its database right now." });
  await open();
  await correct();
  await fill("Finished Square Footage", "2100");
  await save();
  await settle(10_000);
  expect(
    screen.getByText(/Your changes were saved, but we couldn't update the estimate/),
  ).toHaveTextContent("Porchlight can't reach its database right now.");
  server.answer(VALUE, 200, MOVED);
  await press("Try again");
  expect(
    screen.getByText("The estimate changed from $352,349 to $398,120, up $45,771."),
  ).toBeVisible();
  expect(callsOf(SAVE)).toBe(1);
});
