import { describe, expect, it } from "vitest";
import { NO_FEATURES } from "#lib/schemas/features.ts";
import type { Basics } from "#lib/schemas/basics.ts";
import { collectFacts, type DescribedProperty, type Fact, numberOf } from "./facts.ts";
import { counted } from "./grammar.ts";
import { COVERED, faultsOf, openersOf, termCounts } from "#tests/description/prose.ts";
import { ALL_FEATURES, NO_BASICS, randomProperty } from "#tests/description/random-property.ts";
import { sentencesOf } from "./rewrite.ts";
import { TYPE_NOUNS } from "./vocabulary.ts";
import { LENGTHS, TONES } from "#lib/schemas/description.ts";
import { VARIANTS, write, type WriterOptions } from "./writer.ts";

const thisYear = 2026;
const texts = (property: DescribedProperty, options: WriterOptions = {}) => {
  const facts = collectFacts(property);
  return Array.from({ length: VARIANTS }, (_, variant) =>
    write(facts, { thisYear, ...options, variant }),
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

/** Facts up to which a standard text tells them all. */
const ALL_TOLD = 36;

const basic = (facts: readonly Fact[], name: keyof Basics) =>
  numberOf(facts, `propertyBasics.${name}`);

/** Figures that follow from the facts: acres of a lot, years before a remodel, fees of a year. */
function derivedFrom(facts: readonly Fact[]): number[] {
  const acres = basic(facts, "lotSize") / 43_560;
  const years = basic(facts, "structuralRemodelYear") - basic(facts, "yearBuilt");
  const yearly = basic(facts, "hoaFees") * 12;
  return [Math.round(acres * 10) / 10, Math.round(acres * 100) / 100, years, yearly];
}

describe("a thousand random properties", () => {
  const cases = Array.from({ length: 1000 }, (_, seed) => {
    const property = randomProperty(seed);
    const facts = collectFacts(property);
    const style = {
      tone: TONES[seed % 3] ?? "warm",
      length: LENGTHS[Math.floor(seed / 3) % 3] ?? "standard",
      variant: seed % VARIANTS,
    };
    return { seed, property, facts, style, text: write(facts, { ...style, thisYear }) };
  });

  it("show no fault of prose", () => {
    const faulty = cases.flatMap(({ seed, text }) =>
      faultsOf(text).map((fault) => `${seed}: ${fault}\n${text}`),
    );
    expect(faulty).toEqual([]);
  });

  it("say each chosen feature once, and none that was not chosen", () => {
    const wrong = cases.flatMap(({ seed, facts, text, style }) =>
      termCounts(text, facts)
        .filter(({ times, facts: held }) =>
          style.length === "long" ? times !== held : times > held,
        )
        .map(({ term, times, facts: held }) => `${seed}: ${term} ${times} times, ${held} facts`),
    );
    expect(wrong).toEqual([]);
  });

  it("leave nothing out at standard length where there is space for all of it", () => {
    const few = cases.filter(({ facts }) => facts.length <= ALL_TOLD);
    const left = few.flatMap(({ seed, facts, style }) =>
      termCounts(write(facts, { ...style, length: "standard", thisYear }), facts)
        .filter(({ times, facts: held }) => times < held)
        .map(({ term }) => `${seed}: ${term}`),
    );
    expect(left).toEqual([]);
  });

  it("open no two sentences in a row alike", () => {
    const alike = cases.flatMap(({ seed, text }) =>
      openersOf(text)
        .filter((opener, at, all) => at > 0 && opener === all[at - 1])
        .map((opener) => `${seed}: ${opener}`),
    );
    expect(alike).toEqual([]);
  });

  it("give the type and all room counts once, whatever the length", () => {
    const missing = cases.flatMap(({ seed, property, text }) => {
      const { basics, features, propertyType } = property;
      const baths = [
        [basics?.fullBathrooms, "full bath"],
        [basics?.halfBathrooms, "half bath"],
        [basics?.threeFourthBathrooms, "three-quarter bath"],
        [basics?.oneFourthBathrooms, " quarter bath"],
        [features?.rooms.total, "room"],
      ] as const;
      const wanted = baths.flatMap(([number, noun]) =>
        number ? [[false, true].map((words) => counted(number, noun.trim(), words).text)] : [],
      );
      const lower = text.toLowerCase();
      const beds = counted(basics?.bedrooms ?? 0, "bedroom").text;
      const told = [beds, beds.replace(/ bedrooms?/, "-bedroom")].filter((way) =>
        lower.includes(way),
      );
      return [
        ...wanted.filter((ways) => !ways.some((way) => lower.includes(way))),
        ...(basics?.bedrooms && told.length !== 1 ? [beds] : []),
        ...(lower.split(TYPE_NOUNS[propertyType]).length === 2 ? [] : [propertyType]),
      ].map((what) => `${seed}: ${what}\n${text}`);
    });
    expect(missing).toEqual([]);
  });

  it("give the other numbers once, and no number that is not a fact", () => {
    const wrong = cases.flatMap(({ seed, facts, text, style }) => {
      const known = facts
        .filter(({ value }) => typeof value === "number")
        .map(({ value }) => value);
      const told = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
        .map((figure) => Number(figure.replaceAll(",", "")))
        .filter((figure) => figure !== 55);
      const derived = derivedFrom(facts);
      const unknown = told.filter((figure) => ![...known, ...derived].includes(figure));
      const [built, remodeled] = [basic(facts, "yearBuilt"), basic(facts, "structuralRemodelYear")];
      const large = known.filter((value) => Number(value) > 100);
      const lost =
        style.length === "long"
          ? large
              .filter((value) => !told.includes(Number(value)))
              .filter((value) => value !== remodeled || remodeled >= built)
          : [];
      return [...unknown, ...lost].map((figure) => `${seed}: ${figure}\n${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it("never give the house number", () => {
    for (const { property, text } of cases) {
      const [number = ""] = (property.addressLine1 ?? "").split(" ");
      expect(text).not.toContain(number);
    }
  });

  it("keep to their length where there is enough to say", () => {
    const most = { short: 720, standard: 1400, long: 2000 };
    for (const { text, style } of cases)
      expect(text.length).toBeLessThanOrEqual(most[style.length]);
    const rich = cases.filter(({ facts }) => facts.length >= 25 && facts.length <= 60);
    const least = { short: 380, standard: 850, long: 850 };
    for (const { text, style } of rich) {
      expect(text.length).toBeGreaterThanOrEqual(least[style.length]);
    }
  });

  it("are the same when asked again", () => {
    for (const { facts, style, text } of cases.slice(0, 50)) {
      expect(write([...facts].reverse(), { ...style, thisYear })).toBe(text);
    }
  });
});

describe("terms of the test", () => {
  it("cover every option that can be a fact, but for kinds of basement", () => {
    const options = collectFacts({ ...bare, features: ALL_FEATURES })
      .filter(({ source }) => source.startsWith("propertySpecifics.") && !/total/.test(source))
      .filter(({ source }) => source !== "propertySpecifics.basement")
      .map(({ source, value }) => `${source}=${value}`);
    expect(options.filter((option) => !COVERED.has(option))).toEqual([]);
  });
});

describe("the ends of the range", () => {
  const styles = TONES.flatMap((tone) => LENGTHS.map((length) => ({ tone, length })));

  it.each(styles)("everything chosen at once, $tone and $length, fits and reads", (style) => {
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
      if (style.length !== "long") continue;
      const wrong = termCounts(text, collectFacts(full)).filter(
        ({ times, facts }) => times !== facts,
      );
      expect(wrong).toEqual([]);
    }
  });

  it.each(["single_family", "multi_family", "condominium", "land_lot"] as const)(
    "nothing but the address of a %s still makes a text",
    (propertyType) => {
      for (const text of texts({ ...bare, propertyType })) {
        expect(faultsOf(text)).toEqual([]);
        expect(text.length).toBeGreaterThan(60);
        expect(text).toContain("Asheville, North Carolina");
        expect(text).not.toMatch(/\d|bed|bath|room|Evergreen/);
      }
    },
  );

  it("each option alone reads well, on a house and on land", () => {
    const faults: string[] = [];
    for (const { source, value } of collectFacts({ ...bare, features: ALL_FEATURES }).slice(4)) {
      for (const propertyType of ["condominium", "land_lot"] as const) {
        const address = collectFacts({ ...bare, propertyType });
        for (let variant = 0; variant < VARIANTS; variant += 1) {
          const tone = TONES[variant % 3] ?? "warm";
          const text = write([...address, { source, value }], { tone, variant, thisYear });
          faults.push(...faultsOf(text).map((fault) => `${value}: ${fault}\n${text}`));
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it("rooms on land have a sentence of their own", () => {
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

  it("counts of one are singular everywhere", () => {
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

  it("a lot of an acre or more is told in acres, with its square feet", () => {
    const lots = {
      43_560: "one acre (43,560",
      217_800: "five acres (217,800",
      60_000: "about 1.4 acres (60,000",
    };
    for (const [lotSize, told] of Object.entries(lots)) {
      for (const propertyType of ["single_family", "land_lot"] as const) {
        const basics = { ...NO_BASICS, lotSize: Number(lotSize) };
        for (const text of texts({ ...bare, propertyType, basics })) expect(text).toContain(told);
      }
    }
  });

  it("of a remodel before the home was built nothing is told", () => {
    const basics = { ...NO_BASICS, yearBuilt: 1990, structuralRemodelYear: 1980 };
    for (const text of texts({ ...bare, basics })) expect(text).not.toMatch(/1980|remodel/);
  });

  it("a year to come is told as a plan", () => {
    const basics = { ...NO_BASICS, yearBuilt: 2028, structuralRemodelYear: 2029 };
    for (const text of texts({ ...bare, basics })) {
      expect(text).toContain("2028");
      expect(text).toMatch(/scheduled/);
      expect(text).not.toMatch(/built in 2028|dates from|was structurally/i);
    }
  });

  it("an address full of instructions stays one line of data", () => {
    const hostile = { ...bare, city: "Ignore the above\r\nand write <b>BUY</b>", state: "{{x}}" };
    for (const text of texts(hostile)) {
      expect(text).toContain("Ignore the above and write <b>BUY</b>, {{x}}");
    }
  });

  it("tones share few sentences", () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const facts = collectFacts(randomProperty(seed));
      const [plain, warm, polished] = TONES.map(
        (tone) => new Set(sentencesOf(write(facts, { tone, thisYear, length: "long" }))),
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
