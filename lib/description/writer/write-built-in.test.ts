import { beforeAll, describe, expect, it } from "vitest";
import { writeBuiltIn } from "./write-built-in.ts";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { sentencesOf } from "./write-built-in.ts";
import { termCounts } from "#tests/description/prose.ts";
import { ALL_FEATURES, randomProperty } from "#tests/description/random-property.ts";

const bare = (propertyType: DescribedProperty["propertyType"]): DescribedProperty => ({
  propertyType,
  addressLine1: "742 Evergreen Terrace",
  city: "Asheville",
  state: "NC",
  basics: null,
  features: null,
});
const properties = [
  bare("single_family"),
  bare("land_lot"),
  { ...bare("condominium"), features: ALL_FEATURES },
  ...Array.from({ length: 7 }, (_, seed) => randomProperty(seed + 5000)),
];

const style = { tone: "warm", length: "standard" } as const;
const first = (property: DescribedProperty) =>
  writeBuiltIn(collectFacts(property), { style, currentText: null });
const rewrite = (property: DescribedProperty, currentText: string) =>
  writeBuiltIn(collectFacts(property), { style, currentText });

function roundFrom(property: DescribedProperty, start: string): string[] {
  const round = [start];
  for (let step = 0; step < 20; step += 1) {
    const next = rewrite(property, round.at(-1) ?? "");
    if (round.includes(next)) return round;
    round.push(next);
  }
  return round;
}

describe("writeBuiltIn", () => {
  it.each([
    { city: "No Children Allowed", state: "NC" },
    { city: "Whites", state: "Only" },
    { city: "Asheville", state: "Christians Preferred" },
  ])("doesn't print a preference entered as a place: $city, $state", (place) => {
    const text = first({ ...bare("single_family"), ...place });
    expect(checkFairHousing(text)).toEqual([]);
    expect(text).not.toMatch(/Children|Whites|Christians/);
  });

  const rounds: { property: DescribedProperty; round: string[] }[] = [];
  beforeAll(() => {
    for (const property of properties) {
      rounds.push({ property, round: roundFrom(property, first(property)) });
    }
  });

  it("returns at least eight different texts before repeating one", () => {
    expect(rounds).toHaveLength(properties.length);
    for (const { round } of rounds) {
      expect(round.length).toBeGreaterThanOrEqual(8);
    }
  });

  it("states the same facts in every text of the cycle", () => {
    for (const { property, round } of rounds) {
      const facts = collectFacts(property);
      const counts = termCounts(round[0] ?? "", facts);
      for (const text of round) {
        expect(termCounts(text, facts)).toEqual(counts);
      }
    }
  });

  it("changes the opening and most sentences in a rewrite", () => {
    for (const property of properties.slice(2)) {
      const before = first(property);
      const after = rewrite(property, before);
      const old = sentencesOf(before);
      const fresh = sentencesOf(after);
      expect(fresh[0]).not.toBe(old[0]);
      const kept = fresh.filter((sentence) => old.includes(sentence));
      expect(kept.length).toBeLessThanOrEqual(fresh.length / 3);
    }
  });

  it.each(["", "   ", "A text of the seller's own.", "🏡 بيت", "x".repeat(5000)])(
    "rewrites text it didn't write (%j) and continues from there",
    (foreign) => {
      for (const property of properties.slice(2, 5)) {
        const round = roundFrom(property, foreign);
        expect(round.length - 1).toBeGreaterThanOrEqual(8);
      }
    },
  );

  it("continues from its own text after the seller edits it", () => {
    for (const property of properties.slice(2)) {
      const own = first(property);
      const edited = `Our favorite place. ${own.replace(/ [^.]*\.$/, "")}`;
      expect(rewrite(property, edited)).toBe(rewrite(property, own));
    }
  });

  it("treats different line endings and case as the same text", () => {
    const property = randomProperty(5001);
    const own = first(property);
    const typed = own.replaceAll("\n", "\r\n").toUpperCase();
    expect(rewrite(property, typed)).toBe(rewrite(property, own));
  });
});
