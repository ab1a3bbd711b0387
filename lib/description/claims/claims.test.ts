import { describe, expect, it } from "vitest";
import { collectFacts, type Fact } from "#lib/description/facts.ts";
import {
  INVENTED_SENTENCES,
  OPTION_SENTENCES,
  TRUE_SENTENCES,
} from "#tests/description/claim-sentences.ts";
import { batchesOf } from "#tests/description/batches.ts";
import { decorate } from "#tests/description/decorated.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import { type SampleHome, sampleHome } from "#tests/description/sample-homes.ts";
import { writeDescription } from "#lib/description/writer/write-description.ts";
import { FEATURE_OPTIONS, type FeatureGroup } from "#lib/fields/features.ts";
import { LENGTHS, TONES } from "#lib/fields/description.ts";
import { checkClaims } from "./check.ts";

const claimsOf = (home: SampleHome, text: string) =>
  checkClaims(text, collectFacts(sampleHome(home)), 2026);
/** Claims in a labeled sentence, cached because several tests use them. */
const known = new Map<string, ReturnType<typeof claimsOf>>();
function claimsOfLabeled([home, text]: readonly [SampleHome, string]) {
  const key = `${home}: ${text}`;
  const claims = known.get(key) ?? claimsOf(home, text);
  known.set(key, claims);
  return claims;
}
const phrasesOf = (home: SampleHome, text: string) =>
  claimsOf(home, text).map(({ kind, phrase }) => `${kind}: ${phrase}`);

describe("labeled sentences", () => {
  it("number at least 200, about half of each kind, without duplicates", () => {
    const all = [...TRUE_SENTENCES, ...INVENTED_SENTENCES].map((pair) => pair.join(" "));
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all).size).toBe(all.length);
    expect(TRUE_SENTENCES.length / all.length).toBeGreaterThan(0.45);
    expect(TRUE_SENTENCES.length / all.length).toBeLessThan(0.55);
  });

  it.each(batchesOf([...INVENTED_SENTENCES, ...TRUE_SENTENCES]))(
    "have claims at their positions in the text, from sentence %i",
    (_, pairs) => {
      for (const pair of pairs) {
        for (const { start, end, phrase } of claimsOfLabeled(pair)) {
          expect(pair[1].slice(start, end)).toBe(phrase);
        }
      }
    },
  );

  it("are caught at least 95% of the time if invented", () => {
    const missed = INVENTED_SENTENCES.filter((pair) => claimsOfLabeled(pair).length === 0);
    expect(missed.length / INVENTED_SENTENCES.length, JSON.stringify(missed)).toBeLessThanOrEqual(
      0.05,
    );
  });

  it("are flagged at most 3% of the time if true", () => {
    const wrong = TRUE_SENTENCES.filter((pair) => claimsOfLabeled(pair).length > 0);
    expect(wrong.length / TRUE_SENTENCES.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03);
  });
});

describe("feature options in other words", () => {
  const withOption = (group: FeatureGroup, option: string): Fact[] => [
    { source: "propertyType", value: "single_family" },
    {
      source:
        group === "rooms" || group === "parking"
          ? `propertySpecifics.${group}.types`
          : `propertySpecifics.${group}`,
      value: option,
    },
  ];

  it("cover every option", () => {
    const covered = new Set(OPTION_SENTENCES.map(([group, option]) => `${group}: ${option}`));
    for (const [group, options] of Object.entries(FEATURE_OPTIONS)) {
      for (const option of options) {
        if (option !== "None" && option !== "Other")
          expect(covered).toContain(`${group}: ${option}`);
      }
    }
  });

  it.each(OPTION_SENTENCES)("are claims only if the option wasn't chosen: %s, %s: %j", (...all) => {
    const [group, option, sentence] = all;
    const facts = withOption(group, option);
    expect(checkClaims(sentence, facts, 2026)).toEqual([]);
    expect(checkClaims(sentence, facts.slice(0, 1), 2026)).not.toEqual([]);
  });
});

describe("checkClaims", () => {
  it.each(batchesOf([...INVENTED_SENTENCES, ...TRUE_SENTENCES]))(
    "finds the same words with emoji, accents, quotes, and whitespace, from sentence %i",
    (first, sentences) => {
      for (const [index, [home, sentence]] of sentences.entries()) {
        const { text, positionOf } = decorate(sentence, first + index);
        const found = claimsOf(home, text);
        expect([text, found.map(({ start, end }) => [start, end])]).toEqual([
          text,
          claimsOfLabeled([home, sentence]).map(({ start, end }) => [
            positionOf(start),
            positionOf(end),
          ]),
        ]);
        for (const { start, end, phrase } of found) expect(text.slice(start, end)).toBe(phrase);
      }
    },
  );

  it.each<[SampleHome, string, string[]]>([
    ["craftsman", "A five-bedroom home.", ["number: five-bedroom"]],
    ["craftsman", "Swim in the heated pool.", ["feature: heated pool"]],
    ["craftsman", "It is near Biltmore Village.", ["place: Biltmore Village"]],
    ["craftsman", "Top-rated schools.", ["praise: Top-rated schools"]],
    ["condo", "HOA fees are $250 a month.", ["number: $250 a month"]],
    ["flats", "It was built in 1925.", ["number: 1925"]],
    ["land", "Ten acres with a barn.", ["number: Ten acres", "feature: barn"]],
    [
      "craftsman",
      "5bd/4ba with a finished bsmt.",
      ["number: 5bd", "number: 4ba", "feature: finished bsmt"],
    ],
    ["craftsman", "Sits on .75 acres.", ["number: .75 acres"]],
    [
      "condo",
      "HOA is two hundred fifty dollars a month.",
      ["number: two hundred fifty dollars a month"],
    ],
    ["desert", "Built in the 60s.", ["number: the 60s"]],
    ["flats", "Remodeled 12 years later.", ["number: 12 years later"]],
    ["craftsman", "3 full and 1 half bath.", ["number: 3 full"]],
    ["craftsman", "Full baths: 3.", ["number: Full baths: 3"]],
    ["craftsman", "Between 2,600 and 2,900 square feet.", ["number: 2,600 and 2,900 square feet"]],
    ["craftsman", "Built in the early eighties.", ["number: early eighties"]],
    ["craftsman", "Parks three in the garage.", ["number: Parks three"]],
    ["desert", "The pool is heated.", ["feature: pool is heated"]],
    ["condo", "The ferry is around the corner.", ["place: The ferry is around the corner"]],
  ])("for the %s, flags what %j invents", (home, text, wanted) => {
    expect(phrasesOf(home, text)).toEqual(wanted);
  });

  it("returns positions in the text and a reason", () => {
    const text = "A deck, a pool, and 🏡 six bedrooms.";
    const claims = claimsOf("craftsman", text);
    expect(claims.map(({ start, end }) => text.slice(start, end))).toEqual([
      "pool",
      "six bedrooms",
    ]);
    for (const { reason } of claims) expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  it("accepts a denial unless the facts contradict it", () => {
    expect(phrasesOf("craftsman", "There is no pool and no HOA.")).toEqual([]);
    expect(phrasesOf("craftsman", "The house has no deck.")).toEqual(["feature: deck"]);
    expect(phrasesOf("craftsman", "There is room for a pool.")).toEqual([]);
  });

  it.each<[SampleHome, string]>([
    ["craftsman", "4bd/2.5ba, 2450sqft, on 1/4 acre, remodeled 18 years later."],
    ["condo", "2/2 in Portland, HOA three hundred eighty-five dollars a month, built in '08."],
    ["desert", "Highs in the 90s, and we have been here for 20 years."],
    ["flats", "No yard but a porch."],
    ["craftsman", "2 full and 1 half bath; a 2-1/2 bath home."],
    ["craftsman", "Lot: approx. 11,000 sq. ft."],
    ["craftsman", "Between 2,400 and 2,500 square feet."],
    ["craftsman", "A pool? No. The pool is not part of it."],
    ["craftsman", "You could turn the attic into an office or a gym."],
    ["craftsman", "Open house Saturday 1-3, or call 828-555-0100."],
    ["condo", "Monthly dues: $385, or $4,620 a year."],
    ["desert", "One and three-quarter baths on just under a fifth of an acre."],
    ["flats", "A 114-year-old building, from the early 1900s."],
    ["land", "A pond the size of two swimming pools."],
  ])("for the %s, accepts %j", (home, text) => {
    expect(phrasesOf(home, text)).toEqual([]);
  });

  it("reads lots, units, and street names as the address only if they match it", () => {
    const claimsOf = (text: string) => {
      const home = { ...sampleHome("land"), addressLine1: "Lot 14 N Third Avenue" };
      return checkClaims(text, collectFacts(home), 2026).map(({ phrase }) => phrase);
    };
    expect(claimsOf("Lot 14 on Third Avenue.")).toEqual([]);
    expect(claimsOf("Lot 15 is included.")).toEqual(["15"]);
    expect(claimsOf("A third of an acre.")).toEqual(["A third of an acre"]);
    expect(phrasesOf("condo", "Unit C is for sale.")).toEqual([]);
  });

  it.each([
    "A basement it does not have.",
    "Nothing is said of a pool.",
    "A pool has not been entered.",
    "As for a pool, there is none.",
  ])("reads %j as a denial", (text) => {
    expect(phrasesOf("condo", text)).toEqual([]);
  });

  it("doesn't read the address as features", () => {
    const home = { ...sampleHome("land"), city: "Garden City", addressLine1: "5 Pool Road" };
    expect(checkClaims("On Pool Road in Garden City.", collectFacts(home), 2026)).toEqual([]);
  });

  it("allows rounding only if the text says so", () => {
    expect(phrasesOf("craftsman", "About 2,400 square feet.")).toEqual([]);
    expect(phrasesOf("craftsman", "2,400 square feet.")).toEqual(["number: 2,400 square feet"]);
    expect(phrasesOf("craftsman", "Over 2,400 square feet.")).toEqual([]);
    expect(phrasesOf("craftsman", "Over 3,000 square feet.")).toEqual([
      "number: 3,000 square feet",
    ]);
  });

  it.each(batchesOf(Array.from({ length: 120 }, (_, seed) => seed)))(
    "finds no claims in generated descriptions, from home %i",
    (_, seeds) => {
      for (const seed of seeds) {
        const facts = collectFacts(randomProperty(seed + 2000));
        const style = { tone: TONES[seed % 3], length: LENGTHS[Math.floor(seed / 3) % 3] };
        const text = writeDescription(facts, { ...style, variant: seed, thisYear: 2026 });
        expect([text, checkClaims(text, facts, 2026)]).toEqual([text, []]);
      }
    },
  );

  it("accepts empty text", () => {
    expect(claimsOf("land", "")).toEqual([]);
  });

  it.each(["(", "near ", "A ", "\ud83c", "a-", "the ", "1 "])(
    "accepts %j repeated many times",
    (part) => {
      expect(Array.isArray(claimsOf("land", part.repeat(5000 / part.length)))).toBe(true);
    },
  );
});
