import { describe, expect, it } from "vitest";
import { keptNoteInput } from "#lib/schemas/description.ts";
import { carryOver, keptPhrase, type Note, partNotes, segmentsOf } from "./notes.ts";

const note = (text: string, phrase: string, kind: Note["kind"] = "claim"): Note => {
  const start = text.indexOf(phrase);
  const range = { start, end: start + phrase.length };
  return { ...range, kind, phrase, topic: "", reason: "", remedy: null, screen: null };
};

describe("notes that are put aside", () => {
  it("are known by their words, however they are written", () => {
    expect(keptPhrase({ phrase: " The  Best\nin Town " })).toBe("the best in town");
  });

  it.each(["🏡 ".repeat(300), "🏡".repeat(300), "x".repeat(300)])(
    "can be saved even for a phrase without end: %.5s",
    (words) => {
      const phrase = keptPhrase({ phrase: words });
      expect(keptNoteInput.parse({ phrase, kept: true }).phrase).toBe(phrase);
    },
  );

  it("are cautions and claims, and never a violation", () => {
    const text = "No children. A pool. A nursery. The Pool.";
    const notes = [
      note(text, "No children", "violation"),
      note(text, "nursery", "caution"),
      note(text, "pool"),
      note(text, "Pool"),
    ];
    const { open, aside } = partNotes(notes, ["no children", "pool", "nursery"]);
    expect(open.map(({ phrase }) => phrase)).toEqual(["No children"]);
    expect(aside.map(({ phrase }) => phrase)).toEqual(["nursery", "pool", "Pool"]);
  });
});

describe("carryOver", () => {
  const before = "A pool, a deck and granite.";
  const notes = [note(before, "pool"), note(before, "granite")];
  const placesIn = (after: string) =>
    carryOver(notes, before, after).map(({ start, end }) => after.slice(start, end));

  it.each([
    ["A pool, a big deck and granite.", ["pool", "granite"]],
    ["My pool, a deck and granite.", ["pool", "granite"]],
    ["A pool, a deck and granite!", ["pool", "granite"]],
    ["A pool , a deck and granite.", ["pool", "granite"]],
    ["A po, a deck and granite.", ["granite"]],
    ["Another text.", []],
    ["", []],
  ])("finds the phrases again in %j", (after, phrases) => {
    expect(placesIn(after)).toEqual(phrases);
  });

  it("leaves the notes of an unchanged text as they are", () => {
    expect(carryOver(notes, before, before)).toBe(notes);
  });
});

describe("segmentsOf", () => {
  const text = "A pool and a nursery.";
  const notes = [note(text, "nursery", "caution"), note(text, "pool")];
  const drawn = (change: { start: number; end: number } | null) =>
    segmentsOf(text, notes, change).map(({ start, end, kind, note: index, isChanged }) => [
      text.slice(start, end),
      kind ?? "-",
      index,
      isChanged,
    ]);

  it("gives the whole text, cut where a note begins and ends", () => {
    expect(drawn(null)).toEqual([
      ["A ", "-", null, false],
      ["pool", "claim", 1, false],
      [" and a ", "-", null, false],
      ["nursery", "caution", 0, false],
      [".", "-", null, false],
    ]);
  });

  it("shows a change across the notes, and the place where something went", () => {
    expect(drawn({ start: 4, end: 10 })).toEqual([
      ["A ", "-", null, false],
      ["po", "claim", 1, false],
      ["ol", "claim", 1, true],
      [" and", "-", null, true],
      [" a ", "-", null, false],
      ["nursery", "caution", 0, false],
      [".", "-", null, false],
    ]);
    for (const place of [0, 2, 8, 21]) {
      const changed = drawn({ start: place, end: place }).filter(([, , , isChanged]) => isChanged);
      expect(changed).toEqual([["", "-", null, true]]);
    }
  });

  it("has nothing to give for an empty text", () => {
    expect(segmentsOf("", [], null)).toEqual([]);
  });
});
