import { describe, expect, it } from "vitest";
import { writeBuiltIn } from "#lib/description/writer/write-built-in.ts";
import { collectFacts } from "#lib/description/facts.ts";
import { FAITHFUL_TEXTS, ORDERED_TEXTS } from "#tests/description/model-texts.ts";
import { NO_BASICS, randomProperty } from "#tests/description/random-property.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { tasteFaultsOf } from "#tests/description/taste.ts";
import { TONES } from "#lib/fields/description.ts";
import { lengthsFor } from "#lib/description/lengths.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { type Assignment, findFaults, type FaultKind } from "./faults.ts";
import { shareableFacts } from "./prompt.ts";
import { tidy, wholeSentences } from "./text.ts";

const about = (
  ...[home, length = "standard"]: [Parameters<typeof sampleHome>[0], Assignment["length"]?]
) => ({
  facts: shareableFacts(collectFacts(sampleHome(home))),
  length,
  currentText: null,
});
const kinds = (...args: Parameters<typeof findFaults>) => [
  ...new Set(findFaults(...args).map(({ kind }) => kind)),
];
const GOOD =
  "In Bend, Oregon, this parcel of land covers 217,800 square feet. It has a pond and RV parking, and water comes from a well.";

describe("a faithful text", () => {
  it.each([...FAITHFUL_TEXTS, ...ORDERED_TEXTS])(
    "has no faults, complete or in progress: %s, %s",
    (home, length, raw) => {
      const assignment = about(home, length);
      expect(findFaults(tidy(raw), assignment, { isComplete: true })).toEqual([]);
      for (let end = 0; end < raw.length; end += 10) {
        expect(findFaults(wholeSentences(tidy(raw.slice(0, end))), assignment)).toEqual([]);
      }
    },
  );

  it.each(ORDERED_TEXTS)(
    "that follows the current instructions has no style faults: %s, %s",
    (home, _, text) => {
      expect(tasteFaultsOf(text, collectFacts(sampleHome(home)))).toEqual([]);
    },
  );

  it("by the built-in writer has no faults for any home and style", () => {
    for (let seed = 0; seed < 180; seed += 1) {
      const home = randomProperty(seed);
      const facts = collectFacts(home);
      const lengths = lengthsFor({ propertyBasics: home.basics, propertySpecifics: home.features });
      const style = {
        tone: TONES[seed % 3] ?? "warm",
        length: lengths[Math.floor(seed / 3) % lengths.length] ?? "short",
      };
      const text = writeBuiltIn(facts, { style, currentText: null });
      const faults = findFaults(
        text,
        { facts, length: style.length, currentText: null },
        { isComplete: true },
      );
      expect(faults, text).toEqual([]);
    }
  });
});

describe("faults found in any text, complete or not", () => {
  it.each<[kind: FaultKind, added: string]>([
    ["invented", "There is a pool."],
    ["invented", "It has three bedrooms."],
    ["invented", "Schools are close."],
    ["invented", "It lies in Portland."],
    ["fair_housing", "It is perfect for families."],
    ["fair_housing", "No children."],
    ["form", "Come and see!"],
    ["form", "It has a <b>pond</b>."],
    ["form", "It has a **pond**."],
    ["form", `It is called "the parcel".`],
    ["form", '{"text": "land"}.'],
    ["form", "It has a pond 🏡."],
    ["form", "It has a pond.\u0007"],
    ["form", "Это участок."],
    ["form", "\n- A pond.\n- A well."],
    ["form", "\n1. A pond."],
    ["form", "It is AMAZING land."],
    ["form", "\n\nThe Land\n\nIt has a pond."],
    ["contact", "See www.example.org for it."],
    ["contact", "See example.com for it."],
    ["contact", "The number is 555-0143."],
    ["contact", "The number is (208) 555-0143."],
    ["self_talk", "Here is the description."],
    ["self_talk", "Here's a short, warm version."],
    ["self_talk", "As an AI, more can't be said."],
    ["self_talk", "Sure, that can be done."],
    ["self_talk", "I hope that this helps."],
    ["self_talk", "It follows the instructions."],
    ["repeated", "It has a pond and RV parking, and water comes from a well."],
  ])("%s: %j", (kind, added) => {
    const text = tidy(`${GOOD} ${added}`);
    expect(kinds(text, about("land"))).toContain(kind);
    expect(kinds(text, about("land"), { isComplete: true })).toContain(kind);
  });

  it("a title, once the first sentence is complete", () => {
    expect(kinds("The land\n\nIt has a pond.", about("land"))).toEqual(["form"]);
  });

  it.each([
    ["short", 750],
    ["standard", 1500],
    ["long", 2500],
  ] as const)("a %s text longer than %i characters", (length, most) => {
    const filled = (size: number) => `${GOOD} ${"a".repeat(size - GOOD.length - 2)}.`;
    expect(kinds(filled(most), about("land", length))).toEqual([]);
    expect(kinds(filled(most + 1), about("land", length))).toEqual(["too_long"]);
  });
});

describe("a complete text", () => {
  const complete = { isComplete: true };

  it.each([
    ["is empty", "", ["empty"]],
    ["is about something else", "Soup is good. So is bread.", ["off_topic", "missing"]],
    ["is too short with one sentence", "This parcel of land has a pond.", ["too_short"]],
    ["is cut off without an end", `${GOOD} It has`, ["form"]],
    ["lacks the type", "This property is in Bend, Oregon. RV parking is there.", ["missing"]],
  ])("%s", (_, text, wanted) => {
    expect(kinds(text, about("land"), complete)).toEqual(wanted);
    expect(kinds(text, about("land"))).toEqual([]);
  });

  it.each(["Bungalow", "Tudor"] as const)("may say bungalow only for that style: %s", (style) => {
    const features = { ...NO_FEATURES, architecturalStyle: [style] };
    const property = { ...sampleHome("craftsman"), basics: null, features };
    const assignment = {
      facts: collectFacts(property),
      length: "short",
      currentText: null,
    } as const;
    const found = kinds("This is a bungalow in Asheville. Come see it.", assignment, complete);
    expect(found).toEqual(style === "Bungalow" ? [] : ["invented"]);
  });

  it("is cut off if the model reached its limit, even at the end of a sentence", () => {
    expect(kinds(GOOD, about("land"), { isComplete: true, isCutOff: true })).toEqual(["cut_off"]);
  });

  it("is too short if there are many facts", () => {
    const text =
      "This single-family home in Asheville, North Carolina, has four bedrooms, two full baths and a half bath. It was built in 1998.";
    expect(kinds(text, about("craftsman", "short"), complete)).toEqual(["too_short"]);
  });

  it("is rejected if it repeats the current text in other case and spacing", () => {
    const assignment = { ...about("land"), currentText: GOOD.toUpperCase().replace(". ", ".\n\n") };
    expect(kinds(GOOD, assignment, complete)).toEqual(["unchanged"]);
  });

  const home = {
    ...sampleHome("condo"),
    features: null,
    basics: { ...NO_BASICS, bedrooms: 1, fullBathrooms: 2, halfBathrooms: 1 },
  };
  const assignment: Assignment = { facts: collectFacts(home), length: "short", currentText: null };
  it.each([
    "It has one bedroom, two full baths and one half bath.",
    "It has 1 bedroom, 2 full baths and 1 half bath.",
    "The one-bedroom home has 2.5 baths.",
    "It has a bedroom and two and a half bathrooms.",
    "It has one bedroom and three baths.",
    "It has one large bedroom, two full bathrooms, and a half bath.",
  ])("can give rooms in many ways: %s", (rooms) => {
    const text = `This condominium is in Portland, Maine. ${rooms}`;
    expect(findFaults(text, assignment, complete)).toEqual([]);
  });

  it.each([
    ["It has two full baths and one half bath.", ["It must give the number of bedrooms."]],
    ["It has one bedroom.", ["It must give the number of bathrooms, by kind."]],
    ["It has one bedroom and two full baths.", ["It must give the number of bathrooms, by kind."]],
    ["It has bedrooms and a half bath.", 2],
  ])("lacks rooms: %s", (rooms, wanted) => {
    const text = `This condominium is in Portland, Maine. ${rooms}`;
    const complaints = findFaults(text, assignment, complete).map(({ complaint }) => complaint);
    if (typeof wanted === "number") expect(complaints).toHaveLength(wanted);
    else expect(complaints).toEqual(wanted);
  });
});
