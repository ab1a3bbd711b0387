import { describe, expect, it } from "vitest";
import { PHOTO_ROOM_KEYS } from "#lib/fields/photos.ts";
import { coverageView, type PhotoRoomChoice } from "#lib/schemas/photos.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { adviceOn } from "./advice.ts";
import { coverageOf } from "./coverage.ts";

const craftsman = sampleHome("craftsman");
const labelsOf = (...given: Parameters<typeof coverageOf>) =>
  coverageOf(...given).wanted.map(({ label }) => label);

/** Returns photos of these rooms with the ids "a", "b", ... */
const photosOf = (...rooms: (PhotoRoomChoice | null)[]) =>
  rooms.map((room, index) => ({ id: String.fromCharCode(97 + index), room }));

const bedroom = (number: number | null): PhotoRoomChoice => ({ key: "bedroom", number });

function covering(key: PhotoRoomChoice["key"], rooms: (PhotoRoomChoice | null)[]) {
  const { wanted } = coverageOf(craftsman, photosOf(...rooms));
  return wanted.filter(({ room }) => room.key === key).map(({ photoIds }) => photoIds.join(""));
}

describe("the wanted photos", () => {
  it("follow the entered details, in listing order", () => {
    expect(labelsOf(craftsman, [])).toEqual([
      ...["Front of the home", "Living room", "Family room", "Kitchen", "Dining room"],
      ...["Bedroom 1", "Bedroom 2", "Bedroom 3", "Bedroom 4"],
      ...["Bathroom 1 (full)", "Bathroom 2 (full)", "Bathroom 3 (half)"],
      ...["Closet", "Laundry room", "Basement", "Attic", "Garage or parking"],
      ...["Deck, patio or porch", "Yard", "Back of the home", "Floor plan"],
    ]);
  });

  it("start with the building for a condo, and are land, street, and plan for a lot", () => {
    expect(labelsOf(sampleHome("condo"), [])[0]).toBe("Building or shared spaces");
    expect(labelsOf(sampleHome("land"), [])).toEqual([
      "Land",
      "Street or neighborhood",
      "Site plan",
    ]);
  });

  it("are the basic rooms until The Basics and the features are entered", () => {
    expect(labelsOf({ ...craftsman, basics: null, features: null }, [])).toEqual([
      ...["Front of the home", "Living room", "Kitchen", "Bedroom", "Bathroom"],
      ...["Back of the home", "Floor plan"],
    ]);
    expect(coverageOf(null, photosOf(bedroom(1)))).toEqual({ wanted: [] });
  });

  it("have no bedroom if there is none, and no number if there's only one bathroom", () => {
    const basics = { ...craftsman.basics!, bedrooms: 0, fullBathrooms: 1, halfBathrooms: 0 };
    const labels = labelsOf({ ...craftsman, basics }, []);
    expect(labels.filter((label) => label.startsWith("Bedroom"))).toEqual([]);
    expect(labels.filter((label) => label.startsWith("Bathroom"))).toEqual(["Bathroom"]);
  });

  it("are limited for a house with a hundred bedrooms", () => {
    const basics = { ...craftsman.basics!, bedrooms: 100 };
    const labels = labelsOf({ ...craftsman, basics }, []);
    expect(labels.filter((label) => label.startsWith("Bedroom"))).toHaveLength(20);
  });

  it("are valid for any entered details, each room once", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const view = coverageOf(randomProperty(seed), []);
      expect(coverageView.parse(view)).toEqual(view);
      const labels = view.wanted.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

describe("a wanted photo", () => {
  it("is covered by a photo of the room with its number", () => {
    expect(covering("bedroom", [bedroom(2), bedroom(2), null, bedroom(4)])).toEqual([
      ...["", "ab", "", "d"],
    ]);
    expect(covering("kitchen", [{ key: "kitchen", number: null }])).toEqual(["a"]);
  });

  it("is covered by one without a number, for the first uncovered room", () => {
    expect(covering("bedroom", [bedroom(null), bedroom(1), bedroom(null)])).toEqual([
      ...["b", "a", "c", ""],
    ]);
  });

  it("is covered by one with a number too high, as if it had none", () => {
    expect(covering("bedroom", [bedroom(9)])).toEqual(["a", "", "", ""]);
  });

  it("is covered by every photo of a room", () => {
    const many = Array.from({ length: 7 }, () => bedroom(null));
    expect(covering("bedroom", many).join("")).toHaveLength(7);
  });
});

describe("advice", () => {
  it.each(PHOTO_ROOM_KEYS)("on %s is a few full sentences", (room) => {
    const advice = adviceOn(room, "single_family");
    expect(advice.length).toBeGreaterThanOrEqual(2);
    expect(new Set(advice).size).toBe(advice.length);
    for (const text of advice) {
      expect(text).toMatch(/^[A-Z].+\.$/);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });
});
