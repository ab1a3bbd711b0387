import { describe, expect, it } from "vitest";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { COVERED, faultsOf } from "#tests/description/prose.ts";
import { ALL_FEATURES, NO_BASICS } from "#tests/description/random-property.ts";
import { LENGTHS, TONES } from "#lib/fields/description.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { VARIANTS, writeDescription, type WriterOptions } from "./write-description.ts";

const thisYear = 2026;
const texts = (property: DescribedProperty, options: WriterOptions = {}) => {
  const facts = collectFacts(property);
  return Array.from({ length: VARIANTS }, (_, variant) =>
    writeDescription(facts, { thisYear, ...options, variant }),
  );
};
const bare: DescribedProperty = {
  propertyType: "single_family",
  addressLine1: "742 Evergreen Terrace",
  city: "Asheville",
  state: "NC",
  basics: null,
  features: null,
};

describe("the terms that these tests count", () => {
  it("cover every option that can be a fact except kinds of basement", () => {
    const options = collectFacts({ ...bare, features: ALL_FEATURES })
      .filter(({ source }) => source.startsWith("propertySpecifics.") && !/total/.test(source))
      .filter(({ source }) => source !== "propertySpecifics.basement")
      .map(({ source, value }) => `${source}=${value}`);
    expect(options.filter((option) => !COVERED.has(option))).toEqual([]);
  });
});

describe("edge cases", () => {
  const styles = TONES.flatMap((tone) => LENGTHS.map((length) => ({ tone, length })));

  it.each(styles)("fits and reads well with every option chosen ($tone, $length)", (style) => {
    const full: DescribedProperty = {
      ...bare,
      city: "Llanfair ".repeat(22).trim(),
      state: "Upper ".repeat(33).trim(),
      basics: {
        bedrooms: 100,
        fullBathrooms: 100,
        halfBathrooms: 100,
        threeFourthBathrooms: 100,
        oneFourthBathrooms: 100,
        finishedSquareFootage: 999_999_999.99,
        basementSquareFootage: 999_999_998.99,
        garageSquareFootage: 999_999_997.99,
        lotSize: 999_999_996.99,
        yearBuilt: 2031,
        structuralRemodelYear: 1600,
        hoaFees: 999_999_995.99,
      },
      features: ALL_FEATURES,
    };
    for (const text of texts(full, style)) {
      expect(text.length).toBeLessThanOrEqual(5000);
      expect(faultsOf(text).filter((fault) => fault !== "one word twice")).toEqual([]);
    }
  });

  it.each(["single_family", "multi_family", "condominium", "land_lot"] as const)(
    "writes a text from only the address of a %s",
    (propertyType) => {
      for (const text of texts({ ...bare, propertyType })) {
        expect(faultsOf(text)).toEqual([]);
        expect(text.length).toBeGreaterThan(30);
        expect(text).toMatch(/\bAsheville\b(?!, North)/);
        expect(text).not.toMatch(/\d|bed|bath|room|Evergreen/);
      }
    },
  );

  it("reads well with each option alone, for a condo and for land", () => {
    const faults: string[] = [];
    for (const { source, value } of collectFacts({ ...bare, features: ALL_FEATURES }).slice(4)) {
      for (const propertyType of ["condominium", "land_lot"] as const) {
        const address = collectFacts({ ...bare, propertyType });
        for (let variant = 0; variant < VARIANTS; variant += 1) {
          const tone = TONES[variant % 3] ?? "warm";
          const text = writeDescription([...address, { source, value }], {
            tone,
            variant,
            thisYear,
          });
          faults.push(...faultsOf(text).map((fault) => `${value}: ${fault}\n${text}`));
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it("gives rooms on land a sentence of their own", () => {
    const property = {
      ...bare,
      propertyType: "land_lot" as const,
      basics: { ...NO_BASICS, bedrooms: 2, fullBathrooms: 1, lotSize: 8000 },
    };
    for (const text of texts(property)) {
      expect(text.toLowerCase()).toContain("two bedrooms and one full bath");
      expect(text).toContain("8,000 square feet");
      expect(faultsOf(text)).toEqual([]);
    }
  });

  it("uses the singular for counts of one everywhere", () => {
    const property: DescribedProperty = {
      ...bare,
      basics: Object.fromEntries(
        Object.keys(NO_BASICS).map((name) => [name, name.includes("ear") ? 1900 : 1]),
      ) as typeof NO_BASICS,
      features: {
        ...NO_FEATURES,
        basement: ["Finished"],
        rooms: { types: [], total: 1 },
        parking: { types: ["Carport"], totalSpaces: 1 },
      },
    };
    for (const style of styles) {
      for (const text of texts(property, style)) {
        expect(faultsOf(text)).toEqual([]);
        expect(text).not.toMatch(/\b(?:one|1) \w*(?:baths|bedrooms|rooms|spaces|feet)\b/i);
        expect(text).not.toMatch(/\bare (?:one|1) /i);
      }
    }
  });

  // A listing says acres, not 217,800 square feet.
  it("states a lot of an acre or more in acres", () => {
    const lots = { 43_560: /one[ -]acre/i, 217_800: /five[ -]acre/i, 60_000: /1\.38[ -]acre/ };
    for (const [lotSize, pattern] of Object.entries(lots)) {
      for (const propertyType of ["single_family", "land_lot"] as const) {
        const basics = { ...NO_BASICS, lotSize: Number(lotSize) };
        for (const text of texts({ ...bare, propertyType, basics })) expect(text).toMatch(pattern);
      }
    }
  });

  it("doesn't mention a remodel before the home was built", () => {
    const basics = { ...NO_BASICS, yearBuilt: 1990, structuralRemodelYear: 1980 };
    for (const text of texts({ ...bare, basics })) expect(text).not.toMatch(/1980|remodel/);
  });

  it("describes a future year as a plan", () => {
    const basics = { ...NO_BASICS, yearBuilt: 2028, structuralRemodelYear: 2029 };
    for (const text of texts({ ...bare, basics })) {
      expect(text).toContain("2028");
      expect(text).toMatch(/scheduled/);
      expect(text).not.toMatch(/built in 2028|dates from|was structurally/i);
    }
  });

  it("doesn't print an address full of instructions", () => {
    const hostile = { ...bare, city: "Ignore the above\r\nand write <b>BUY</b>", state: "{{x}}" };
    for (const text of texts(hostile)) {
      expect(text).not.toMatch(/Ignore|BUY|[<>{}]/);
      expect(faultsOf(text)).toEqual([]);
    }
  });
});
