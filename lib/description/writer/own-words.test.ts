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
    ["Quartz counters, gas range", "quartz counters and a gas range"],
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
    ["Raised four feet after the 1900 storm", "It was raised four feet after the 1900 storm"],
    ["Office upstairs wired for fiber", "The office upstairs is wired for fiber"],
    ["28th floor, facing the bay", "It is on the 28th floor, facing the bay"],
    ["Perc tested in 2024", "It was perc tested in 2024"],
    ["Fenced and cross-fenced for horses", "It is fenced and cross-fenced for horses"],
    ["Garage has a workbench", "The garage has a workbench"],
    ["Faces south", "It faces south"],
    ["The pear tree blooms in April", "The pear tree blooms in April"],
    ["Walk to the farmers market", "Walk to the farmers market"],
  ])("becomes a sentence: %s", (text, sentence) => {
    expect(readOwnNote(text)).toMatchObject({ kind: "sentence", text: sentence });
  });

  it.each([
    ["Solar panels, owned, installed in 2021", "Solar panels, owned, installed in 2021"],
    ["Owner financing available", "Owner financing is available"],
    ["Gross rents $4,950 a month", "The gross rents are $4,950 a month"],
    [
      "Upper rented at $1,450, lower vacant",
      "The upper is rented at $1,450, and the lower is vacant",
    ],
    ["Both units rented", "Both units are rented"],
    ["22nd floor, corner unit", "It is on the 22nd floor, a corner unit"],
    ["Bunkhouse sleeps four", "The bunkhouse sleeps four"],
    ["Walking distance to the lake", "It is within walking distance to the lake"],
    [
      "Kitchen redone in 2019, quartz counters",
      "The kitchen was redone in 2019, with quartz counters",
    ],
    ["Chef's kitchen; 6-burner range", "Chef's kitchen; 6-burner range"],
    ["x".repeat(160), `X${"x".repeat(159)}`],
  ])("becomes a sentence if it isn't a thing: %s", (text, sentence) => {
    expect(readOwnNote(text)).toMatchObject({ kind: "sentence", text: sentence });
  });

  it.each([
    ["Raised four feet after the 1900 storm", "raised four feet after the 1900 storm"],
    ["28th floor, facing the bay", "on the 28th floor, facing the bay"],
    ["Two blocks from the beach", "two blocks from the beach"],
    ["Windows replaced in '19", undefined],
  ])("opens a description if it can: %s", (text, opener) => {
    const note = readOwnNote(text);
    expect(note.kind === "sentence" && note.opener?.text).toBe(opener);
  });

  it.each([
    [
      "Duplex: 3-bedroom upper, 2-bedroom lower",
      "duplex",
      "a three-bedroom upper and a two-bedroom lower",
    ],
    [
      "Three units: two 2-bedrooms and one 3-bedroom",
      "three-unit property",
      "two two-bedroom units and one three-bedroom unit",
    ],
    ["Fourplex with four garages", "fourplex", "four garages"],
    [
      "1999 Cavco double-wide on a permanent foundation",
      "1999 Cavco double-wide on a permanent foundation",
      undefined,
    ],
  ])("names the home: %s", (text, home, rest) => {
    const note = readOwnNote(text);
    expect(note.kind === "home" && [note.piece.text, note.rest?.text]).toEqual([home, rest]);
  });

  it("stays a quote if owners write about themselves", () => {
    const text = "We loved the block parties";
    expect(readOwnNote(text)).toEqual({ kind: "quote", text });
  });
});

it("doesn't add up a triplex's bedrooms or mention a kitchen", () => {
  const home = sampleHome("flats");
  const ownWords = ["Triplex, all units 2-bedroom", "Gross rents $4,950 a month"];
  const features = { ...(home.features ?? NO_FEATURES), ownWords };
  for (const tone of TONES) {
    const text = writeDescription(collectFacts({ ...home, features }), { tone, thisYear: 2026 });
    expect(text).toContain("All units are two-bedroom. The gross rents are $4,950 a month.");
    expect(text).not.toMatch(/\b(?:eight|8)[ -]bedroom|kitchen/);
  }
});

it("mentions a thing from the owner's words near the start", () => {
  const home = sampleHome("craftsman");
  const features = { ...(home.features ?? NO_FEATURES), ownWords: ["30x40 shop with 200 amps"] };
  for (const tone of TONES) {
    const text = writeDescription(collectFacts({ ...home, features }), { tone, thisYear: 2026 });
    expect(text.slice(0, 400)).toContain("a 30x40 shop with 200 amps");
  }
});
