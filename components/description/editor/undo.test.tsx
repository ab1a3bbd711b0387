import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  button,
  described,
  openDescription,
  SAVE,
  setUpDescription,
  TEXT,
  textArea,
} from "#tests/description-screen.tsx";
import { fill, press, settle } from "#tests/screen.tsx";

const server = setUpDescription();

const saves = (description: string) =>
  server.answer(SAVE, 200, { description, descriptionAccepted: false });

describe("Undo and Redo", () => {
  it("work with buttons, which keep the focus when there's nothing left to do", async () => {
    await openDescription();
    const off = (name: string) => button(name).getAttribute("aria-disabled") === "true";
    expect([off("Undo"), off("Redo")]).toEqual([true, true]);
    await fill("Description", "Mine, and long.");
    await press("Undo");
    expect(textArea()).toHaveValue(TEXT);
    expect([off("Undo"), off("Redo")]).toEqual([true, false]);
    expect(button("Undo")).toHaveFocus();
    await press("Undo");
    expect(textArea()).toHaveValue(TEXT);
    await press("Redo");
    expect(textArea()).toHaveValue("Mine, and long.");
  });

  it("work with keys and move the cursor to the change", async () => {
    await openDescription(described("A deck and a yard."));
    textArea().focus();
    await fill("Description", "A wide wooden deck and a yard.");
    const key = (options: KeyboardEventInit) => fireEvent.keyDown(textArea(), options);
    for (const undo of [{ ctrlKey: true }, { metaKey: true }]) {
      expect(key({ key: "z", ...undo })).toBe(false);
      expect(textArea()).toHaveValue("A deck and a yard.");
      expect(textArea().selectionStart).toBe(2);
      expect(key({ key: undo.ctrlKey ? "y" : "Z", shiftKey: !undo.ctrlKey, ...undo })).toBe(false);
      expect(textArea()).toHaveValue("A wide wooden deck and a yard.");
      expect(textArea().selectionStart).toBe(14);
    }
    expect(key({ key: "z" })).toBe(true);
    expect(key({ key: "y", metaKey: true })).toBe(true);
  });

  it("work from a menu or a gesture", async () => {
    await openDescription();
    await fill("Description", "Mine, and long.");
    const ask = (inputType: string) =>
      fireEvent(
        textArea(),
        new InputEvent("beforeinput", { inputType, bubbles: true, cancelable: true }),
      );
    expect(ask("historyUndo")).toBe(false);
    expect(textArea()).toHaveValue(TEXT);
    expect(ask("historyRedo")).toBe(false);
    expect(textArea()).toHaveValue("Mine, and long.");
    expect(ask("insertText")).toBe(true);
  });

  it("are saved like any edit", async () => {
    saves("Mine, and long.");
    await openDescription();
    await fill("Description", "Mine, and long.");
    await settle(1500);
    saves(TEXT);
    await press("Undo");
    await settle(1500);
    expect(server.bodies(SAVE).at(-1)).toEqual({
      description: TEXT,
      replaces: "Mine, and long.",
    });
  });
});
