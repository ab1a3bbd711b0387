import { describe, expect, it } from "vitest";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { acceptedDescription, findInWords, type ListingWords, shownWords } from "./shown-words.ts";

const WORDS: ListingWords = {
  property: sampleHome("craftsman"),
  keptNotes: [],
  description: "A home with a deck.",
  photos: [
    {
      id: "front",
      room: { key: "exterior_front", number: null },
      caption: "",
      alternativeText: "",
    },
  ],
  openHouses: [],
  inventory: [],
};
const withCaption = (caption: string, alternativeText = ""): ListingWords => ({
  ...WORDS,
  photos: [{ id: "front", room: null, caption, alternativeText }],
});
const found = (words: ListingWords) =>
  findInWords(words).map(({ kind, where, quote, isKept }) => [kind, where, quote, isKept]);

describe("what buyers see", () => {
  it("is what the seller wrote, if there are no findings", () => {
    const words = { ...withCaption("The deck"), openHouses: [{ id: "o", remarks: "Ring twice." }] };
    expect(found(words)).toEqual([]);
    expect(shownWords(words)).toMatchObject({
      description: WORDS.description,
      photos: [{ caption: "The deck" }],
      openHouses: [{ remarks: "Ring twice." }],
    });
  });

  it("has no text that violates fair housing law", () => {
    const words = {
      ...withCaption("No children", "Christian home"),
      description: "A home with a deck. No children.",
      openHouses: [{ id: "o", remarks: "Adults only" }],
    };
    expect(found(words).map(([kind, where]) => `${kind} ${where}`)).toEqual([
      "violation description",
      "violation caption",
      "violation alternativeText",
      "violation openHouse",
    ]);
    expect(shownWords(words)).toMatchObject({
      description: "",
      photos: [{ caption: "", alternativeText: "" }],
      openHouses: [{ remarks: "" }],
    });
  });

  it("has a claim only if the facts support it or the seller keeps it", () => {
    const words = { ...withCaption("The Pool"), description: "A home with a pool." };
    expect(found(words)).toEqual([
      ["claim", "description", "pool", false],
      ["claim", "caption", "Pool", false],
    ]);
    expect(shownWords(words)).toMatchObject({ description: "", photos: [{ caption: "" }] });
    const kept = { ...words, keptNotes: ["pool"] };
    expect(found(kept).map(([, , , isKept]) => isKept)).toEqual([true, true]);
    expect(shownWords(kept)).toMatchObject({
      description: "A home with a pool.",
      photos: [{ caption: "The Pool" }],
    });
  });

  it("may mention walking distance", () => {
    const words = { ...WORDS, description: "A deck within walking distance of downtown." };
    expect(found(words).filter(([kind]) => kind !== "claim")).toEqual([]);
  });

  it("never has a violation, even one that was kept", () => {
    const words = { ...WORDS, description: "No children.", keptNotes: ["no children"] };
    expect(shownWords(words).description).toBe("");
  });

  it("leaves out only text with findings", () => {
    const words = withCaption("The deck", "No children");
    expect(shownWords(words)).toMatchObject({
      description: WORDS.description,
      photos: [{ caption: "The deck", alternativeText: "" }],
    });
  });
});

describe("the last accepted description", () => {
  it.each([
    [true, "New", "Old", "New"],
    [false, "New", "Old", "Old"],
    [false, "New", null, ""],
    [false, null, null, ""],
  ])("for accepted %j, text %j, previous %j is %j", (isAccepted, text, before, wanted) => {
    const property = { generatedDescription: text, descriptionAccepted: isAccepted };
    expect(acceptedDescription(property, before)).toBe(wanted);
  });
});
