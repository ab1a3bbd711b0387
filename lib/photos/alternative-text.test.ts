import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { MAX_ALTERNATIVE_TEXT, PHOTO_ROOM_KEYS, PHOTO_ROOMS } from "#lib/fields/photos.ts";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { oddText } from "#tests/fuzz/hostile.ts";
import { fuzz } from "#tests/fuzz/settings.ts";
import { alternativeTexts } from "./alternative-text.ts";
import { wordFindings } from "./word-findings.ts";

/** Every room, with numbers up to three for rooms a home can have several of. */
const EVERY_ROOM: (PhotoRoomChoice | null)[] = [
  null,
  ...PHOTO_ROOM_KEYS.flatMap((key) =>
    PHOTO_ROOMS[key].many
      ? [null, 1, 2, 3].map((number) => ({ key, number }))
      : [{ key, number: null }],
  ),
];

const textsOf = (property: DescribedProperty | null, ...rooms: (PhotoRoomChoice | null)[]) => [
  ...alternativeTexts(
    rooms.map((room, index) => ({ id: String(index), room })),
    property,
  ).values(),
];

function expectSound(property: DescribedProperty) {
  const facts = collectFacts(property);
  const rooms = [...EVERY_ROOM, ...EVERY_ROOM];
  const texts = textsOf(property, ...rooms);
  expect(new Set(texts).size).toBe(texts.length);
  for (const [index, text] of texts.entries()) {
    expect(text.length).toBeLessThanOrEqual(MAX_ALTERNATIVE_TEXT);
    expect(text).toMatch(/^[A-Z\d][^\n]+\S$/u);
    expect([text, wordFindings(text, rooms[index] ?? null, facts)]).toEqual([text, []]);
  }
}

describe("alternative texts", () => {
  it("name the room and only entered facts about the home", () => {
    expect(
      textsOf(
        sampleHome("craftsman"),
        { key: "exterior_front", number: null },
        { key: "kitchen", number: null },
        { key: "bedroom", number: 2 },
        { key: "bathroom", number: 3 },
        { key: "garage", number: null },
        { key: "basement", number: null },
        { key: "view", number: null },
      ),
    ).toEqual([
      "Front of the Craftsman single-family home in Asheville, North Carolina",
      "Kitchen",
      "Second of four bedrooms",
      "Third of three bathrooms, a half bath",
      "Attached garage",
      "Partially finished basement",
      "View from the home",
    ]);
  });

  it("number photos of the same room, and photos without a room by position", () => {
    const kitchen: PhotoRoomChoice = { key: "kitchen", number: null };
    expect(textsOf(sampleHome("craftsman"), kitchen, null, kitchen, kitchen)).toEqual([
      "Kitchen",
      "Second photo of the home",
      "Kitchen, second photo",
      "Kitchen, third photo",
    ]);
    const noRooms = Array.from({ length: 23 }, () => null);
    expect(textsOf(null, ...noRooms).slice(-4)).toEqual([
      "20th photo of the home",
      "21st photo of the home",
      "22nd photo of the home",
      "23rd photo of the home",
    ]);
  });

  it("use no number that The Basics don't have", () => {
    expect(textsOf(sampleHome("craftsman"), { key: "bedroom", number: 9 })).toEqual(["Bedroom"]);
    expect(textsOf(null, { key: "bathroom", number: 2 })).toEqual(["Bathroom"]);
  });

  it("use words for land when the property is a lot", () => {
    expect(
      textsOf(
        sampleHome("land"),
        { key: "land", number: null },
        { key: "floor_plan", number: null },
        null,
      ),
    ).toEqual(["Land in Bend, Oregon", "Site plan", "Third photo of the property"]);
  });

  it("pass the claim and fair housing checks, whatever was entered", () => {
    for (let seed = 0; seed < 60; seed += 1) expectSound(randomProperty(seed));
  });

  it("pass the checks with any city", () => {
    const place = fc.oneof(
      fc.constantFrom(
        "Oriental",
        "Christian Valley",
        "Adults Only",
        "Safe Harbor",
        "x".repeat(300),
      ),
      oddText(),
    );
    fc.assert(
      fc.property(place, place, (city, state) => {
        const [text = ""] = textsOf(
          { ...sampleHome("craftsman"), city, state },
          { key: "exterior_front", number: null },
        );
        expect(text.length).toBeLessThanOrEqual(MAX_ALTERNATIVE_TEXT);
        const facts = collectFacts({ ...sampleHome("craftsman"), city, state });
        const room = { key: "exterior_front", number: null } as const;
        expect([text, wordFindings(text, room, facts)]).toEqual([text, []]);
      }),
      fuzz("alternative text", 100),
    );
  });
});

describe("findings in a photo's text", () => {
  const facts = collectFacts({ ...sampleHome("craftsman"), features: null });

  it("list fair housing violations and unsupported claims in text order", () => {
    const findings = wordFindings("Adults only: heated pool", null, facts);
    expect(findings.map(({ kind, quote }) => `${kind}: ${quote}`)).toEqual([
      "violation: Adults only",
      "claim: heated pool",
    ]);
    for (const { reason } of findings) expect(reason).not.toBe("");
  });

  it("treat the chosen room as entered, and nothing else", () => {
    const room = { key: "office", number: null } as const;
    expect(wordFindings("Office", null, facts)).toHaveLength(1);
    expect(wordFindings("The office", room, facts)).toEqual([]);
    expect(wordFindings("Office beside the pool", room, facts).map(({ quote }) => quote)).toEqual([
      "pool",
    ]);
    expect(wordFindings("", room, facts)).toEqual([]);
  });
});
