import { describe, expect, it } from "vitest";
import { keptPhrase } from "#lib/text/kept-phrase.ts";
import { keptNoteInput } from "#lib/schemas/description.ts";
import { makeNote } from "#tests/notes.ts";
import { partitionNotes, rebaseNotes } from "./notes.ts";

describe("dismissed notes", () => {
  it("are matched by their words, regardless of case and spacing", () => {
    expect(keptPhrase({ phrase: " The  Best\nin Town " })).toBe("the best in town");
  });

  it.each(["🏡 ".repeat(300), "🏡".repeat(300), "x".repeat(300)])(
    "can be saved even for a very long phrase: %.5s",
    (words) => {
      const phrase = keptPhrase({ phrase: words });
      expect(keptNoteInput.parse({ phrase, kept: true }).phrase).toBe(phrase);
    },
  );

  it("can be cautions and claims, but never violations", () => {
    const text = "No children. A pool. A nursery. The Pool.";
    const notes = [
      makeNote(text, "No children", "violation"),
      makeNote(text, "nursery", "caution"),
      makeNote(text, "pool"),
      makeNote(text, "Pool"),
    ];
    const { open, aside } = partitionNotes(notes, ["no children", "pool", "nursery"]);
    expect(open.map(({ phrase }) => phrase)).toEqual(["No children"]);
    expect(aside.map(({ phrase }) => phrase)).toEqual(["nursery", "pool", "Pool"]);
  });
});

describe("rebaseNotes", () => {
  const before = "A pool, a deck and granite.";
  const notes = [makeNote(before, "pool"), makeNote(before, "granite")];
  const placesIn = (after: string) =>
    rebaseNotes(notes, before, after).map(({ start, end }) => after.slice(start, end));

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

  it("returns the same notes for an unchanged text", () => {
    expect(rebaseNotes(notes, before, before)).toBe(notes);
  });
});
