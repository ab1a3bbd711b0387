import { describe, expect, it } from "vitest";
import { makeNote } from "#tests/notes.ts";
import { splitIntoSegments } from "./segments.ts";

describe("splitIntoSegments", () => {
  const text = "A pool and a nursery.";
  const notes = [makeNote(text, "nursery", "caution"), makeNote(text, "pool")];
  const drawn = (change: { start: number; end: number } | null) =>
    splitIntoSegments(text, notes, change).map(({ start, end, kind, note: index, isChanged }) => [
      text.slice(start, end),
      kind ?? "-",
      index,
      isChanged,
    ]);

  it("returns the whole text, split where a note begins and ends", () => {
    expect(drawn(null)).toEqual([
      ["A ", "-", null, false],
      ["pool", "claim", 1, false],
      [" and a ", "-", null, false],
      ["nursery", "caution", 0, false],
      [".", "-", null, false],
    ]);
  });

  it("marks a change across notes, and the place of a deletion", () => {
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

  it("returns nothing for an empty text", () => {
    expect(splitIntoSegments("", [], null)).toEqual([]);
  });
});
