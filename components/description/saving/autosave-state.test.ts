import { describe, expect, it } from "vitest";
import {
  type AutosaveEvent,
  type AutosaveState,
  startState,
  transition,
} from "./autosave-state.ts";

const SAVE: AutosaveEvent = {
  type: "save-started",
  edit: { description: "New.", replaces: "Old." },
};
const TYPE: AutosaveEvent = { type: "typed", text: "New." };

/** The state after events, of a text that was "Old.". */
const after = (...events: AutosaveEvent[]): AutosaveState =>
  events.reduce(
    (state, event) => transition(state, event, (text) => text !== ""),
    startState("Old."),
  );

describe("the states of saving", () => {
  it.each<[AutosaveState["status"], AutosaveEvent[]]>([
    ["idle", []],
    ["waiting", [TYPE]],
    ["idle", [{ type: "typed", text: "" }]],
    ["saving", [TYPE, SAVE]],
    ["saved", [TYPE, SAVE, { type: "acknowledged", text: "New." }]],
    ["waiting", [TYPE, SAVE, { type: "acknowledged", text: "Ne" }]],
    ["failed", [TYPE, SAVE, { type: "save-failed" }]],
    ["failed", [TYPE, SAVE, { type: "save-failed" }, { type: "typed", text: "Newer." }]],
    ["conflict", [TYPE, SAVE, { type: "conflict-found", theirs: "Theirs." }]],
    [
      "waiting",
      [TYPE, SAVE, { type: "conflict-found", theirs: "Theirs." }, { type: "conflict-overruled" }],
    ],
    ["signed-out", [TYPE, SAVE, { type: "session-ended" }]],
    ["signed-out", [TYPE, SAVE, { type: "session-ended" }, { type: "typed", text: "Newer." }]],
  ])("come to %s by %j", (status, events) => {
    expect(after(...events).status).toBe(status);
  });

  it("keep apart what is typed and what the server has acknowledged", () => {
    const newer: AutosaveEvent = { type: "typed", text: "Newer." };
    const saved: AutosaveEvent = { type: "acknowledged", text: "New." };
    expect(after(TYPE, SAVE, newer, saved)).toMatchObject({
      typed: "Newer.",
      acknowledged: "New.",
      inFlight: null,
    });
  });

  it("are uncertain about the server once an edit that replaces whatever stands has failed", () => {
    const blind: AutosaveEvent = { type: "save-started", edit: { description: "New." } };
    expect(after(TYPE, blind, { type: "save-failed" }).isUncertain).toBe(true);
    expect(after(TYPE, SAVE, { type: "save-failed" }).isUncertain).toBe(false);
  });
});
