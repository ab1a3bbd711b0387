import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { BASICS, LATEST, makeProperty } from "#tests/property.ts";
import { fill, press, renderScreen, setUpScreen, settle, VIEWER } from "#tests/screen.tsx";
import { BasicsScreen } from "./basics-screen.tsx";

const CALL = "POST /api/property/basics";
const AT = "2026-11-28T15:05:00.000Z";
const server = setUpScreen();

const makeSaved = (revision: number, changes: Partial<typeof BASICS> = {}) =>
  makeProperty({
    propertyBasics: { ...BASICS, ...changes },
    revisions: { address: 0, basics: revision, features: 0 },
  });
const open = () => renderScreen(<BasicsScreen />, { "/api/properties/latest": makeSaved(1) });

/** Another window saves 5 bedrooms and 3 full bathrooms. */
const THEIRS = { bedrooms: 5, fullBathrooms: 3 };
function refuse(by: object | null = { id: VIEWER.id, name: "Ana Torres" }) {
  const current = { ...BASICS, ...THEIRS };
  const conflict = { revision: 2, at: AT, by, current };
  server.answer(CALL, 409, { error: "Someone changed this in the meantime.", conflict });
  server.answer(LATEST, 200, makeSaved(2, THEIRS));
}
const dialog = () => screen.getByRole("alertdialog", { name: "Changed while you were editing" });
const lists = () =>
  within(dialog())
    .getAllByRole("list")
    .map((list) =>
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    );

async function saveBedrooms(bedrooms: string) {
  await fill("Bedrooms", bedrooms);
  await press("Save and continue");
}

beforeEach(() => refuse());

it("shows both versions of each conflict, and what else changed", async () => {
  open();
  await saveBedrooms("4");
  expect(server.bodies(CALL)).toMatchObject([{ bedrooms: 4, revision: 1 }]);
  expect(dialog()).toHaveTextContent(
    /This was changed in another window on Nov 28, 2026.* Your changes aren't saved yet\./,
  );
  expect(lists()).toEqual([["BedroomsTheir version5Yours4"], ["Full Bathrooms: 3 (was 2)"]]);
});

it("names the other person", async () => {
  refuse({ id: crypto.randomUUID(), name: "Ben Ito" });
  open();
  await saveBedrooms("4");
  expect(dialog()).toHaveTextContent("Ben Ito changed this on Nov 28, 2026");
});

it("keeps mine: sends what was typed merged into theirs", async () => {
  open();
  await saveBedrooms("4");
  server.answer(CALL, 200, { propertyBasics: BASICS });
  await press("Keep mine");
  expect(server.bodies(CALL)[1]).toMatchObject({ bedrooms: 4, fullBathrooms: 3, revision: 2 });
  expect(screen.getByText("Property basics saved successfully")).toBeVisible();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("uses theirs: shows it and sends nothing", async () => {
  open();
  await saveBedrooms("4");
  await press("Use their version");
  expect(screen.getByLabelText("Bedrooms")).toHaveValue("5");
  expect(screen.getByLabelText("Full Bathrooms")).toHaveValue("3");
  expect(server.bodies(CALL)).toHaveLength(1);
  server.answer(CALL, 200, { propertyBasics: BASICS });
  await saveBedrooms("6");
  expect(server.bodies(CALL)[1]).toMatchObject({ bedrooms: 6, revision: 2 });
});

it("keeps editing: nothing typed is lost, and the next save asks again", async () => {
  open();
  await saveBedrooms("4");
  await press("Keep editing");
  expect(screen.getByLabelText("Bedrooms")).toHaveValue("4");
  expect(screen.getByRole("button", { name: "Save and continue" })).toHaveFocus();
  await press("Save and continue");
  expect(server.bodies(CALL)[1]).toMatchObject({ bedrooms: 4, revision: 1 });
  fireEvent.keyDown(dialog(), { key: "Escape" });
  await settle();
  expect(screen.getByLabelText("Bedrooms")).toHaveValue("4");
});

it("remembers a draft's revision when the screen opens again", async () => {
  const { unmount } = open();
  await fill("Bedrooms", "4");
  unmount();
  renderScreen(<BasicsScreen />, { "/api/properties/latest": makeSaved(2, THEIRS) });
  await settle();
  expect(screen.getByLabelText("Bedrooms")).toHaveValue("4");
  await press("Save and continue");
  expect(server.bodies(CALL)).toMatchObject([{ bedrooms: 4, revision: 1 }]);
  expect(lists()).toEqual([["BedroomsTheir version5Yours4"], ["Full Bathrooms: 3 (was 2)"]]);
});

it("saves without asking when both versions are the same", async () => {
  open();
  await fill("Bedrooms", "5");
  await fill("Full Bathrooms", "3");
  const answer = server.hold(CALL);
  await press("Save and continue");
  const conflict = { revision: 2, at: AT, by: null, current: { ...BASICS, ...THEIRS } };
  server.answer(CALL, 200, { propertyBasics: BASICS });
  await answer(409, { error: "Someone changed this in the meantime.", conflict });
  expect(server.bodies(CALL)).toMatchObject([{ revision: 1 }, { bedrooms: 5, revision: 2 }]);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
