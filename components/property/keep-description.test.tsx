import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { router } from "#tests/navigation.ts";
import { FEATURES, LATEST, makeProperty } from "#tests/property.ts";
import { press, renderScreen, setUpScreen, settle } from "#tests/screen.tsx";
import { FeaturesScreen } from "./features-screen.tsx";

const CALL = "POST /api/properties/features";
const TITLE = "Keep your description?";
const server = setUpScreen();
beforeEach(() => {
  vi.stubGlobal("scrollBy", vi.fn());
});

const EDITED = makeProperty({
  propertySpecifics: FEATURES,
  generatedDescription: "Ours.",
  descriptionEdited: true,
});

async function chooseMetalRoof(property = EDITED) {
  server.answer(LATEST, 200, property);
  renderScreen(<FeaturesScreen />, { "/api/properties/latest": property });
  await press("Roof");
  fireEvent.click(screen.getByRole("checkbox", { name: "Metal" }));
  await settle();
}

it("keeps an edited text, and says that it's unchanged", async () => {
  server.answer(CALL, 200, { description: "Ours.", descriptionAccepted: true, openNotes: 0 });
  await chooseMetalRoof();
  await press("Save");
  expect(screen.getByRole("alertdialog", { name: TITLE })).toBeVisible();
  expect(server.bodies(CALL)).toEqual([]);
  await press("Keep my text");
  expect(server.bodies(CALL)).toMatchObject([{ roof: ["Metal"], keepDescription: true }]);
  expect(screen.getByText("Property features saved. Your description is unchanged.")).toBeVisible();
  expect(screen.queryByText(/needs another look/)).toBeNull();
  await settle(2000);
  expect(router.push.mock.calls).toEqual([["/description"]]);
});

it("writes a new text on request", async () => {
  server.answer(CALL, 200, { description: "New." });
  await chooseMetalRoof();
  await press("Save");
  await press("Write a new one");
  expect(server.bodies(CALL)).toEqual([{ ...FEATURES, roof: ["Metal"], revision: 0 }]);
  expect(screen.getByText("Property features saved and description generated!")).toBeVisible();
});

it("sends nothing after Cancel or Escape and keeps every choice", async () => {
  await chooseMetalRoof();
  await press("Save");
  await press("Cancel");
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  await press("Save");
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  await settle();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(server.bodies(CALL)).toEqual([]);
  expect(screen.getByRole("checkbox", { name: "Metal" })).toBeChecked();
  expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
});

it("says when a kept text no longer passes its checks", async () => {
  server.answer(CALL, 200, { description: "Ours.", descriptionAccepted: false, openNotes: 1 });
  await chooseMetalRoof();
  await press("Save");
  await press("Keep my text");
  expect(screen.getByText("Your description needs another look")).toBeVisible();
});

it("asks about a text that another window has edited since", async () => {
  await chooseMetalRoof({ ...EDITED, descriptionEdited: false });
  server.answer(LATEST, 200, EDITED);
  await press("Save");
  expect(screen.getByRole("alertdialog", { name: TITLE })).toBeVisible();
});

it("asks based on the page's data if the server doesn't respond", async () => {
  await chooseMetalRoof();
  server.answer(LATEST, 500, {});
  await press("Save");
  expect(screen.getByRole("alertdialog", { name: TITLE })).toBeVisible();
});

it("doesn't ask about a generated text", async () => {
  server.answer(CALL, 200, { description: "New." });
  await chooseMetalRoof({ ...EDITED, descriptionEdited: false });
  await press("Save");
  expect(server.bodies(CALL)).toHaveLength(1);
});
