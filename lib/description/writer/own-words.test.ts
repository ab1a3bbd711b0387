import { describe, expect, it } from "vitest";
import { collectFacts } from "#lib/description/facts.ts";
import { TONES } from "#lib/fields/description.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { readOwnNote } from "./own-words.ts";
import { writeDescription } from "./write-description.ts";

describe("a note", () => {
  it.each([
    ["128 feet on Round Lake", "128 feet on Round Lake"],
    ["30x40 shop with 200 amps", "a 30x40 shop with 200 amps"],
    ["Two-stall barn with water", "a two-stall barn with water"],
    ["Original stained glass in the stairwell", "original stained glass in the stairwell"],
    ["EV charger in the garage", "an EV charger in the garage"],
    ["Cedar-lined closets", "cedar-lined closets"],
    ["Fenced garden with pears", "a fenced garden with pears"],
    ["No HOA", "no HOA"],
  ])("names a thing: %s", (text, thing) => {
    const note = readOwnNote(text);
    expect(note.kind === "thing" && note.piece.text).toBe(thing);
  });

  it.each([
    ["New metal roof in 2022", "The metal roof was new in 2022"],
    ["Windows replaced in '19", "The windows were replaced in '19"],
    ["Kitchen completely redone in 2020", "The kitchen was completely redone in 2020"],
    ["Roof replaced, 2021", "The roof was replaced in 2021"],
    ["Water heater 2022", "The water heater is from 2022"],
    ["Surveyed in 2023", "It was surveyed in 2023"],
    ["Fenced and cross-fenced for horses", "It is fenced and cross-fenced for horses"],
    ["Garage has a workbench", "The garage has a workbench"],
    ["Faces south", "It faces south"],
    ["The pear tree blooms in April", "The pear tree blooms in April"],
    ["Walk to the farmers market", "Walk to the farmers market"],
  ])("becomes a sentence: %s", (text, sentence) => {
    expect(readOwnNote(text)).toEqual({ kind: "sentence", text: sentence });
  });

  it.each([
    ["Solar panels, owned, installed in 2021", "solar panels, owned, installed in 2021"],
    ["Owner financing available", "owner financing available"],
    ["Chef's kitchen; 6-burner range", "Chef's kitchen; 6-burner range"],
    ["x".repeat(160), "x".repeat(160)],
  ])("is a remark where it is neither: %s", (text, remark) => {
    expect(readOwnNote(text)).toEqual({ kind: "remark", text: remark });
  });
});

it("leads a text with a thing of the owner's", () => {
  const home = sampleHome("craftsman");
  const features = { ...(home.features ?? NO_FEATURES), ownWords: ["30x40 shop with 200 amps"] };
  for (const tone of TONES) {
    const text = writeDescription(collectFacts({ ...home, features }), { tone, thisYear: 2026 });
    expect(text.slice(0, 400)).toContain("a 30x40 shop with 200 amps");
  }
});
