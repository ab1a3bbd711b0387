import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { OptionalFact } from "#lib/fields/optional-facts.ts";
import { BASICS, makeProperty } from "#tests/property.ts";
import { renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { VALUATION } from "#tests/valuation/views.ts";
import { AboutYourHome } from "./about-your-home.tsx";

const SAVE = "PATCH /api/property/optional-facts";
const server = setUpScreen();

async function open(used: OptionalFact[]) {
  renderScreen(<AboutYourHome used={used} />, {
    "/api/properties/latest": makeProperty({
      propertyBasics: BASICS,
      optionalFacts: { condition: 3 },
    }),
    "/api/valuation": VALUATION,
  });
  await settle();
  screen.getByText("About your home").closest("details")!.open = true;
}

const choose = (label: string) => screen.getByLabelText(label).click();
async function save() {
  screen.getByText("Save answers").click();
  await settle();
  await settle();
}

it("asks for what the area's sales have, saves the change and shows the new estimate", async () => {
  await open(["condition", "garage"]);
  expect(screen.getByLabelText("Average")).toBeChecked();
  expect(screen.queryByLabelText("Style")).toBeNull();
  expect(screen.getByLabelText("Garage")).toHaveValue("");
  choose("Excellent");
  server.answer(SAVE, 200, { optionalFacts: { condition: 5 } });
  server.answer("GET /api/valuation", 200, { ...VALUATION, estimate: 398_120 });
  await save();
  expect(server.bodies(SAVE)).toEqual([{ condition: 5 }]);
  expect(screen.getByText(/\$398,120/)).toBeVisible();
});

it("says so where the sales don't record condition, and keeps the answer if saving fails", async () => {
  await open([]);
  expect(screen.getByText(/doesn't change your estimate today/)).toBeVisible();
  expect(screen.queryByLabelText("Garage")).toBeNull();
  choose("Poor");
  server.answer(SAVE, 500, { message: "Something went wrong" });
  await save();
  expect(screen.getByLabelText("Poor")).toBeChecked();
});
