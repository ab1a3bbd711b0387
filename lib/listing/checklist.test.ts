import { describe, expect, it } from "vitest";
import { CHECKLIST_KEYS, type ChecklistKey } from "#lib/fields/listing.ts";
import { BASICS, makeProperty } from "#tests/property.ts";
import { type ChecklistFacts, checklistOf, describeMissing } from "./checklist.ts";
import type { WordFinding } from "./shown-words.ts";

const PROPERTY = makeProperty({
  propertyType: "single_family",
  propertyBasics: BASICS,
  generatedDescription: "A home.",
  descriptionAccepted: true,
});
const FACTS: ChecklistFacts = {
  property: PROPERTY,
  price: 650_000,
  cover: { room: "exterior_front", isAltered: false, isUnalteredThere: false },
  findings: [],
  hidden: null,
  isRightConfirmed: true,
  email: { isConfirmed: true, canBeMailed: true },
  hasPlan: true,
};
const FINDING: WordFinding = {
  ...{ kind: "claim", where: "caption", id: "a", photoId: "a", isKept: false },
  ...{ quote: "pool", reason: "Not in your property details." },
};
const itemOf = (key: ChecklistKey, change: Partial<ChecklistFacts>) =>
  checklistOf({ ...FACTS, ...change }).find((item) => item.key === key);
const withProperty = (change: Partial<typeof PROPERTY>) => ({
  property: { ...PROPERTY, ...change },
});

it("is complete when nothing is missing, in display order", () => {
  const checklist = checklistOf(FACTS);
  expect(checklist.map(({ key }) => key)).toEqual([...CHECKLIST_KEYS]);
  expect(checklist.filter(({ isDone }) => !isDone)).toEqual([]);
  expect(describeMissing(checklist)).toBeNull();
});

describe("a missing requirement", () => {
  it.each<[ChecklistKey, Partial<ChecklistFacts>, string]>([
    ["address", { property: null }, "Add it first. Your estimate and documents depend on it."],
    [
      "description",
      { hidden: { kind: "claim", quote: "three bedrooms" } },
      "Buyers can't see your description: “three bedrooms” doesn't match your details.",
    ],
    [
      "description",
      { hidden: { kind: "violation", quote: "no children" } },
      "Buyers can't see your description: “no children” may violate fair housing law.",
    ],
    ["address", withProperty({ city: " " }), "Add the street and city."],
    ["address", withProperty({ state: "Bavaria" }), "Enter a U.S. state."],
    ["address", withProperty({ zipCode: "9810A" }), "Enter a 5-digit zip code, like 98101."],
    ["basics", withProperty({ propertyBasics: null }), "Add the rooms, size and year built."],
    [
      "basics",
      withProperty({ propertyBasics: { ...BASICS, finishedSquareFootage: 0 } }),
      "Add the finished square footage.",
    ],
    [
      "basics",
      withProperty({ propertyType: "land_lot", propertyBasics: { ...BASICS, lotSize: 0 } }),
      "Add the lot size.",
    ],
    ["description", withProperty({ generatedDescription: null }), "Write a description."],
    [
      "description",
      withProperty({ generatedDescription: "x".repeat(5001) }),
      "Shorten the description to 5,000 characters.",
    ],
    ["price", { price: null }, "Set your asking price."],
    ["cover", { cover: null }, "Add photos. The first one must show the front of the home."],
    [
      "cover",
      { cover: { room: "exterior_front", isAltered: true, isUnalteredThere: false } },
      "The first photo was altered. Restore its unaltered version.",
    ],
    [
      "words",
      { findings: [{ ...FINDING, kind: "violation", where: "openHouse", quote: "No children" }] },
      "“No children” in the remarks for an open house may violate fair housing law. Change it.",
    ],
    [
      "claims",
      { findings: [FINDING, { ...FINDING, quote: "spa" }, { ...FINDING, quote: "dock" }] },
      "We couldn't match “pool” in a caption to your details. Change it or keep it. There are 2 more.",
    ],
  ])("explains what to do for %s", (key, change, text) => {
    expect(itemOf(key, change)).toMatchObject({ isDone: false, text });
  });

  it("links to the screen to fix it, if there's only one", () => {
    const inRemarks: WordFinding = { ...FINDING, kind: "violation", where: "openHouse" };
    expect(itemOf("claims", { findings: [FINDING] })?.href).toBe("/photography");
    expect(itemOf("words", { findings: [FINDING, inRemarks] })?.href).toBeNull();
  });

  it("is named if it's one of the first three", () => {
    const none = { ...FACTS, property: null, price: null, cover: null, hasPlan: false };
    expect(describeMissing(checklistOf(none))).toBe(
      "Complete these requirements before you publish. Address: Add it first. Your estimate and documents depend on it. Basics: Add the rooms, size and year built. Description: Write a description. And 3 more.",
    );
  });
});

it("accepts a claim that the seller kept, and says so", () => {
  expect(itemOf("claims", { findings: [{ ...FINDING, isKept: true }] })).toMatchObject({
    isDone: true,
    text: "You kept the claims we couldn't match to your details.",
  });
});
