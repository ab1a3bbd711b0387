import { describe, expect, it } from "vitest";
import { collectFacts, type Fact, numberOf } from "#lib/description/facts.ts";
import { count, counted } from "#lib/description/grammar.ts";
import { faultsOf, openersOf, termCounts } from "#tests/description/prose.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import { tasteFaultsOf } from "#tests/description/taste.ts";
import type { Basics } from "#lib/fields/basics.ts";
import { LENGTHS, TONES } from "#lib/fields/description.ts";
import { MIN_LOT_IN_ACRES, SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { sentencesOf } from "./write-built-in.ts";
import { VARIANTS, writeDescription } from "./write-description.ts";

const thisYear = 2026;

/** Overused phrases that could be in any home's description. */
const WORN =
  /\bYou'll have\b|\bWithin (?:is|are)\b|\bequipped with\b|\boutdoor living\b|\blist of amenities\b|\bSunday dinners\b|\btomatoes\b|\bholiday boxes\b|\btakes?\b(?! (?:a long|your))|\bcroquet\b|\blaundromat\b|\bbicycles\b|\bUnderfoot\b|\bto enjoy\b|\bin place\b|\bsaves? the climb\b/i;
/** Nouns that a description may use for each property type; a style can name a house. */
const TYPE_NOUNS = {
  single_family:
    /\b(?:house|home|residence|bungalow|Cape Cod|Colonial|Georgian|Tudor|Victorian)\b/i,
  multi_family: /\bmulti-family property\b/i,
  condominium: /\bcond(?:o|ominium)\b/i,
  land_lot: /\b(?:land|acres)\b/i,
};

const basic = (facts: readonly Fact[], name: keyof Basics) =>
  numberOf(facts, `propertyBasics.${name}`);

/** Figures that follow from the facts: acres of a lot, whole square feet, a half bath as 0.5. */
function derivedFrom(facts: readonly Fact[]): number[] {
  const acres = basic(facts, "lotSize") / SQUARE_FEET_PER_ACRE;
  const halfBath = basic(facts, "halfBathrooms") === 1 ? 0.5 : 0;
  return [
    Math.round(acres * 10) / 10,
    Math.round(acres * 100) / 100,
    Math.round(basic(facts, "finishedSquareFootage")),
    basic(facts, "fullBathrooms") + halfBath,
  ];
}

/** Phrases that state the baths: "2.5 baths", "two full baths", "five baths (three full, two half)". */
function bathWords(baths: readonly [number, number, number, number]): string[] {
  const kinds = ["full", "half", "three-quarter", "quarter"];
  const chosen = baths.flatMap((number, at) => (number > 0 ? [{ number, kind: kinds[at] }] : []));
  const [full] = baths;
  if (full > 0 && baths.slice(1).join(" ") === "1 0 0") return [`${full}.5 baths`];
  if (full === 0 || chosen.length < 2) {
    return chosen.map(({ number, kind }) => counted(number, `${kind} bath`).text);
  }
  const total = chosen.reduce((sum, { number }) => sum + number, 0);
  return [
    `${counted(total, "bath").text} (`,
    ...chosen.map(({ number, kind }) => `${count(number)} ${kind}`),
  ];
}

const isAcreage = (lot: Fact["value"]) =>
  Number(lot) >= MIN_LOT_IN_ACRES || SQUARE_FEET_PER_ACRE / Number(lot) === 4;

describe("descriptions of a thousand random properties", () => {
  const cases = Array.from({ length: 1000 }, (_, seed) => {
    const property = randomProperty(seed);
    const facts = collectFacts(property);
    const style = {
      tone: TONES[seed % 3] ?? "warm",
      length: LENGTHS[Math.floor(seed / 3) % 3] ?? "standard",
      variant: seed % VARIANTS,
    };
    return { seed, property, facts, style, text: writeDescription(facts, { ...style, thisYear }) };
  });

  it("have no prose faults", () => {
    const faulty = cases.flatMap(({ seed, text }) =>
      faultsOf(text).map((fault) => `${seed}: ${fault}\n${text}`),
    );
    expect(faulty).toEqual([]);
  });

  it("have no style faults", () => {
    const faulty = cases.flatMap(({ seed, facts, text }) =>
      tasteFaultsOf(text, facts).map((fault) => `${seed}: ${fault}\n${text}`),
    );
    expect(faulty).toEqual([]);
  });

  it("use no overused phrases", () => {
    expect(cases.map(({ text }) => text).filter((text) => WORN.test(text))).toEqual([]);
  });

  it("mention each chosen feature at most once, and no others", () => {
    const wrong = cases.flatMap(({ seed, facts, text }) =>
      termCounts(text, facts)
        .filter(({ times, facts: expected }) => times > expected)
        .map(({ term, times }) => `${seed}: ${term} ${times} times\n${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it("mention more features at longer lengths", () => {
    const countMentioned = (facts: readonly Fact[], length: (typeof LENGTHS)[number]) =>
      termCounts(writeDescription(facts, { length, thisYear }), facts).filter(
        ({ times }) => times > 0,
      ).length;
    const rich = cases.filter(({ facts }) => facts.length >= 25).slice(0, 200);
    expect(rich).toHaveLength(200);
    const sums = LENGTHS.map((length) =>
      rich.reduce((sum, { facts }) => sum + countMentioned(facts, length), 0),
    );
    const [short = 0, standard = 0, long = 0] = sums;
    expect(standard).toBeGreaterThan(short * 1.2);
    expect(long).toBeGreaterThan(standard * 1.1);
  });

  it("never open two sentences in a row alike", () => {
    const alike = cases.flatMap(({ seed, text }) =>
      openersOf(text)
        .filter((opener, at, all) => at > 0 && opener === all[at - 1])
        .map((opener) => `${seed}: ${opener}`),
    );
    expect(alike).toEqual([]);
  });

  // Short texts have no space for the total room count, and a contradictory one is left out.
  it("state the type, bedrooms, and baths once at every length", () => {
    const missing = cases.flatMap(({ seed, property, text }) => {
      const { basics, propertyType } = property;
      const baths = [
        basics?.fullBathrooms ?? 0,
        basics?.halfBathrooms ?? 0,
        basics?.threeFourthBathrooms ?? 0,
        basics?.oneFourthBathrooms ?? 0,
      ] as const;
      const lower = text.toLowerCase();
      const beds = counted(basics?.bedrooms ?? 0, "bedroom").text;
      const mentioned = [beds, beds.replace(/ bedrooms?/, "-bedroom")].filter((way) =>
        lower.includes(way),
      );
      return [
        ...bathWords(baths).filter((words) => !lower.includes(words)),
        ...(basics?.bedrooms && mentioned.length !== 1 ? [beds] : []),
        ...(TYPE_NOUNS[propertyType].test(text) ? [] : [propertyType]),
      ].map((what) => `${seed}: ${what}\n${text}`);
    });
    expect(missing).toEqual([]);
  });

  it("state no number that isn't a fact, and all large ones at the long length", () => {
    const wrong = cases.flatMap(({ seed, facts, text, style }) => {
      const known = facts
        .filter(({ value }) => typeof value === "number")
        .map(({ value }) => value);
      const mentioned = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
        .map((figure) => Number(figure.replaceAll(",", "")))
        .filter((figure) => figure !== 55);
      const derived = derivedFrom(facts);
      const unknown = mentioned.filter((figure) => ![...known, ...derived].includes(figure));
      const [built, remodeled] = [basic(facts, "yearBuilt"), basic(facts, "structuralRemodelYear")];
      // A lot from a third of an acre is stated in acres, areas in whole square feet.
      const large = facts
        .filter(({ source, value }) => source !== "propertyBasics.lotSize" || !isAcreage(value))
        .filter(({ source }) => !/^(?:houseNumber|propertySpecifics.rooms.total)$/.test(source))
        .map(({ value }) => value)
        .filter((value) => Number(value) > 100);
      const lost =
        style.length === "long"
          ? large
              .filter((value) => !mentioned.includes(Math.round(Number(value))))
              .filter((value) => value !== remodeled || remodeled >= built)
          : [];
      return [...unknown, ...lost].map((figure) => `${seed}: ${figure}\n${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it("never state the house number", () => {
    for (const { property, text } of cases) {
      const [number = ""] = (property.addressLine1 ?? "").split(" ");
      expect(text).not.toContain(number);
    }
  });

  it("stay within the limits for their length", () => {
    const most = { short: 840, standard: 1120, long: 1800 };
    for (const { text, style } of cases)
      expect(text.length).toBeLessThanOrEqual(most[style.length]);
    const rich = cases.filter(({ facts }) => facts.length >= 25 && facts.length <= 60);
    const least = { short: 260, standard: 320, long: 340 };
    for (const { text, style } of rich) {
      expect(text.length).toBeGreaterThanOrEqual(least[style.length]);
    }
  });

  it("don't depend on the order of the facts", () => {
    for (const { facts, style, text } of cases.slice(0, 50)) {
      expect(writeDescription([...facts].reverse(), { ...style, thisYear })).toBe(text);
    }
  });
});

describe("tones", () => {
  it("share few sentences", () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const facts = collectFacts(randomProperty(seed));
      const [plain, warm, polished] = TONES.map(
        (tone) => new Set(sentencesOf(writeDescription(facts, { tone, thisYear, length: "long" }))),
      );
      for (const [one, other] of [
        [plain, warm],
        [warm, polished],
        [polished, plain],
      ] as const) {
        const shared = [...(one ?? [])].filter((sentence) => other?.has(sentence));
        expect(shared.length).toBeLessThanOrEqual((one?.size ?? 0) / 4);
      }
    }
  });
});
