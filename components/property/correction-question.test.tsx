import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CorrectionsView } from "#lib/schemas/description.ts";
import { BASICS, LATEST, makeProperty } from "#tests/property.ts";
import { fill, press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { BasicsScreen } from "./basics-screen.tsx";

const SAVE = "Save and continue";
const CALL = "POST /api/property/basics";
const PREVIEW = "POST /api/properties/description/corrections";
const TEXT = "A home with three bedrooms.";
const CORRECTED = "A home with four bedrooms.";
const VIEW: CorrectionsView = {
  text: TEXT,
  isPublic: true,
  changes: [{ quote: "three bedrooms", value: "4", sentence: TEXT, corrected: CORRECTED }],
  corrected: CORRECTED,
};
const PROPERTY = makeProperty({
  propertyBasics: BASICS,
  generatedDescription: TEXT,
  descriptionAccepted: true,
});

const server = setUpScreen();

async function changeBedrooms(view: CorrectionsView | null = VIEW) {
  if (view) server.answer(PREVIEW, 200, view);
  server.answer(CALL, 200, { propertyBasics: BASICS });
  server.answer(LATEST, 200, PROPERTY);
  renderScreen(<BasicsScreen />, { "/api/properties/latest": PROPERTY });
  await fill("Bedrooms", "4");
  await press(SAVE);
}
const question = () => screen.queryByRole("alertdialog");

it("quotes what becomes wrong and corrects it with one press", async () => {
  await changeBedrooms();
  expect(server.bodies(PREVIEW)).toEqual([{ propertyBasics: { ...BASICS, bedrooms: 4 } }]);
  expect(question()).toHaveTextContent(
    "Your listing says “three bedrooms”. You're changing it to 4.",
  );
  expect(question()).toHaveTextContent(`Corrected: “${CORRECTED}”`);
  expect(question()).toHaveTextContent(
    "Until it's corrected, buyers won't see “About this home” on your listing page.",
  );
  expect(server.bodies(CALL)).toEqual([]);
  await press("Correct and save");
  const correction = { replaces: TEXT, description: CORRECTED };
  expect(server.bodies(CALL)).toEqual([{ ...BASICS, bedrooms: 4, correction, revision: 0 }]);
});

it("saves anyway without the correction", async () => {
  await changeBedrooms();
  await press("Save anyway");
  expect(server.bodies(CALL)).toEqual([{ ...BASICS, bedrooms: 4, revision: 0 }]);
});

it("saves nothing after Cancel or Escape, and asks again", async () => {
  await changeBedrooms();
  await press("Cancel");
  expect(question()).toBeNull();
  await press(SAVE);
  const dialog = question();
  if (dialog) act(() => fireEvent.keyDown(dialog, { key: "Escape" }));
  await settle();
  expect(question()).toBeNull();
  expect(server.bodies(CALL)).toEqual([]);
});

it("offers no correction when none is known", async () => {
  const changes = [{ quote: "pool", value: null, sentence: "A pool.", corrected: null }];
  await changeBedrooms({ ...VIEW, isPublic: false, changes, corrected: null });
  expect(question()).toHaveTextContent(
    "Your description says “pool”. Your new details don't support it.",
  );
  expect(question()).toHaveTextContent("Until it's corrected, you can't publish your listing.");
  expect(screen.queryByRole("button", { name: "Correct and save" })).toBeNull();
});

it("names the sentence that would be removed", async () => {
  const changes = [{ quote: "$240", value: null, sentence: "Dues are $240.", corrected: null }];
  await changeBedrooms({ ...VIEW, changes });
  expect(question()).toHaveTextContent("This sentence would be removed: “Dues are $240.”");
});

it.each([
  ["nothing becomes wrong", { ...VIEW, changes: [], corrected: TEXT }],
  ["the preview can't be loaded", null],
])("saves without a question when %s", async (_, view) => {
  await changeBedrooms(view);
  expect(question()).toBeNull();
  expect(server.bodies(CALL)).toEqual([{ ...BASICS, bedrooms: 4, revision: 0 }]);
});
