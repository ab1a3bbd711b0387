import { describe, expect, it, vi } from "vitest";
import { checkClaims } from "#lib/description/claims/check.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { BASICS, FEATURES, makeProperty } from "#tests/property.ts";
import { findNotes } from "./find-notes.ts";
import { applyRemedy } from "./notes.ts";

vi.mock("#lib/description/claims/check.ts", { spy: true });
vi.mock("#lib/description/fair-housing/check.ts", { spy: true });

const home = { ...makeProperty(), basics: BASICS, features: FEATURES };
const only = (text: string) => {
  const notes = findNotes(text, home);
  expect(notes).toHaveLength(1);
  const [note] = notes;
  if (!note) throw new Error("no note");
  return note;
};

describe("findNotes", () => {
  it("checks a text once, regardless of how many notes it has", () => {
    const checks = (text: string) => {
      vi.mocked(checkClaims).mockClear();
      vi.mocked(checkFairHousing).mockClear();
      const { length } = findNotes(text, home);
      const ofText = vi.mocked(checkFairHousing).mock.calls.filter(([each]) => each === text);
      const others = vi.mocked(checkFairHousing).mock.calls.length - ofText.length;
      return [length, vi.mocked(checkClaims).mock.calls.length, ofText.length, others];
    };
    const [, , , ofAddress] = checks("A condo.");
    expect(checks("It has a pool. No children. ".repeat(25))).toEqual([50, 1, 1, ofAddress]);
  });

  it("returns nothing for an accurate and fair text", () => {
    expect(findNotes("A condo in Madison with three bedrooms and a library.", home)).toEqual([]);
  });

  it("sorts violations first, then cautions, then claims, without overlaps", () => {
    const text = "It has a pool. A nursery upstairs. No children. Safe neighborhood.";
    const notes = findNotes(text, home);
    expect(notes.map(({ kind }) => kind)).toEqual(
      [...notes.map(({ kind }) => kind)].sort(
        (a, b) =>
          ["violation", "caution", "claim"].indexOf(a) -
          ["violation", "caution", "claim"].indexOf(b),
      ),
    );
    expect(notes[0]).toMatchObject({ phrase: "No children", topic: "Familial status" });
    const inOrder = notes.toSorted((a, b) => a.start - b.start);
    inOrder.reduce((before, note) => {
      expect(note.start).toBeGreaterThanOrEqual(before.end);
      expect(text.slice(note.start, note.end)).toBe(note.phrase);
      return note;
    });
  });
});

describe("a remedy", () => {
  it.each([
    ["It has a nursery.", "Replace with “bonus room”", "It has a bonus room."],
    ["A ranch home, perfect for families.", "Remove it", "A ranch home."],
    ["A deck. No children.", "Remove sentence", "A deck."],
    ["A condo. It has a pool.", "Remove sentence", "A condo."],
  ])("for %j is labeled '%s'", (text, label, fixed) => {
    const [note] = findNotes(text, home);
    expect(note?.remedy?.label).toBe(label);
    expect(note && applyRemedy(text, findNotes(text, home), note)).toBe(fixed);
  });

  it("isn't offered when no text would be left", () => {
    expect(only("It has a pool.").remedy).toBeNull();
  });

  it("isn't applied to a text that changed after the note was made", () => {
    const note = only("It has a nursery.");
    const changed = "Now it has a nursery.";
    expect(applyRemedy(changed, findNotes(changed, home), note)).toBeNull();
  });
});

describe("the screen where a claimed fact can be entered", () => {
  it.each([
    ["It has four bedrooms.", "The Basics"],
    ["The home was built in 1980.", "The Basics"],
    ["There are 12 rooms.", "Specific Features"],
    ["There are four parking spaces.", "Specific Features"],
    ["It has a refrigerator.", "Specific Features"],
    ["It has granite counters.", null],
    ["It is the best in town.", null],
    ["It is near Whole Foods.", null],
  ])("for %j is %s", (text, name) => {
    const [claim] = findNotes(text, home);
    expect(claim?.kind).toBe("claim");
    expect(claim?.screen?.name ?? null).toBe(name);
  });
});
