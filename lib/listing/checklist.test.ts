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

it("is done where all is there, in the order in which it is shown", () => {
  const checklist = checklistOf(FACTS);
  expect(checklist.map(({ key }) => key)).toEqual([...CHECKLIST_KEYS]);
  expect(checklist.filter(({ isDone }) => !isDone)).toEqual([]);
  expect(describeMissing(checklist)).toBeNull();
});

describe("what is missing", () => {
  it.each<[ChecklistKey, Partial<ChecklistFacts>, string]>([
    ["address", { property: null }, "Enter where the home is."],
    ["address", withProperty({ city: " " }), "Enter the street and the city."],
    ["address", withProperty({ state: "Bavaria" }), "Enter a state of the United States."],
    ["address", withProperty({ zipCode: "9810A" }), "Enter a zip code, like 98101."],
    ["basics", withProperty({ propertyBasics: null }), "Enter the basics of the home."],
    [
      "basics",
      withProperty({ propertyBasics: { ...BASICS, finishedSquareFootage: 0 } }),
      "Enter the finished square footage.",
    ],
    [
      "basics",
      withProperty({ propertyType: "land_lot", propertyBasics: { ...BASICS, lotSize: 0 } }),
      "Enter the size of the lot.",
    ],
    ["description", withProperty({ generatedDescription: null }), "Write a description."],
    [
      "description",
      withProperty({ generatedDescription: "x".repeat(5001) }),
      "Shorten the description to 5,000 characters.",
    ],
    ["price", { price: null }, "Set your asking price."],
    ["cover", { cover: null }, "Add photographs. The first one must show the front of the home."],
    [
      "cover",
      { cover: { room: "exterior_front", isAltered: true, isUnalteredThere: false } },
      "The first photograph was altered: restore the one as it was taken.",
    ],
    [
      "words",
      { findings: [{ ...FINDING, kind: "violation", where: "openHouse", quote: "No children" }] },
      "Fair housing law speaks against “No children” in the remarks of an open house. Change it.",
    ],
    [
      "claims",
      { findings: [FINDING, { ...FINDING, quote: "spa" }, { ...FINDING, quote: "dock" }] },
      "Nothing that you entered holds “pool” in a caption. Change it, or keep it. There are 2 more.",
    ],
  ])("of the %s is told", (key, change, text) => {
    expect(itemOf(key, change)).toMatchObject({ isDone: false, text });
  });

  it("is looked for on the screen where it stands", () => {
    const inRemarks: WordFinding = { ...FINDING, kind: "violation", where: "openHouse" };
    expect(itemOf("claims", { findings: [FINDING] })?.href).toBe("/photography");
    expect(itemOf("words", { findings: [FINDING, inRemarks] })?.href).toBeNull();
  });

  it("names three at most", () => {
    const none = { ...FACTS, property: null, price: null, cover: null, hasPlan: false };
    expect(describeMissing(checklistOf(none))).toBe(
      "This is missing before the home can go public. Address: Enter where the home is. Basics: Enter the basics of the home. Description: Write a description. And 3 more.",
    );
  });
});

it("lets a kept claim pass, and says so", () => {
  expect(itemOf("claims", { findings: [{ ...FINDING, isKept: true }] })).toMatchObject({
    isDone: true,
    text: "You have kept each claim that nothing you entered holds.",
  });
});
