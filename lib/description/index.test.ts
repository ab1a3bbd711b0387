import { beforeAll, describe as suite, expect, it } from "vitest";
import { collectFacts, describe, type DescribedProperty, rewrite, type Writer } from "./index.ts";
import { sentencesOf } from "./rewrite.ts";
import { termCounts } from "./testing/prose.ts";
import { ALL_FEATURES, randomProperty } from "./testing/random-property.ts";

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

async function roundFrom(property: DescribedProperty, start: string): Promise<string[]> {
  const round = [start];
  for (let step = 0; step < 20; step += 1) {
    const next = await rewrite(property, round.at(-1) ?? "");
    if (round.includes(next)) return round;
    round.push(next);
  }
  return round;
}

suite("rewrite", () => {
  const rounds: { property: DescribedProperty; round: string[] }[] = [];
  beforeAll(async () => {
    for (const property of properties) {
      rounds.push({ property, round: await roundFrom(property, await describe(property)) });
    }
  });

  it("gives at least eight texts before one comes again", () => {
    expect(rounds).toHaveLength(properties.length);
    for (const { round } of rounds) {
      expect(round.length).toBeGreaterThanOrEqual(8);
    }
  });

  it("holds the same facts in every text of the round", () => {
    for (const { property, round } of rounds) {
      const facts = collectFacts(property);
      for (const text of round) {
        expect(termCounts(text, facts).filter(({ times, facts: held }) => times !== held)).toEqual(
          [],
        );
      }
    }
  });

  it("reads differently: most sentences are new, the opening always", async () => {
    for (const property of properties.slice(2)) {
      const before = await describe(property);
      const after = await rewrite(property, before);
      const old = sentencesOf(before);
      const fresh = sentencesOf(after);
      expect(fresh[0]).not.toBe(old[0]);
      const kept = fresh.filter((sentence) => old.includes(sentence));
      expect(kept.length).toBeLessThanOrEqual(fresh.length / 3);
    }
  });

  it.each(["", "   ", "A text of the seller's own.", "🏡 بيت", "x".repeat(5000)])(
    "answers a text that it did not write (%j) and goes on from there",
    async (foreign) => {
      for (const property of properties.slice(2, 5)) {
        const round = await roundFrom(property, foreign);
        expect(round.length - 1).toBeGreaterThanOrEqual(8);
      }
    },
  );

  it("moves on from its own text though the seller has edited it", async () => {
    for (const property of properties.slice(2)) {
      const own = await describe(property);
      const edited = `Our favorite place. ${own.replace(/ [^.]*\.$/, "")}`;
      expect(await rewrite(property, edited)).toBe(await rewrite(property, own));
    }
  });

  it("treats other line ends and case as the same text", async () => {
    const property = randomProperty(5001);
    const own = await describe(property);
    const typed = own.replaceAll("\n", "\r\n").toUpperCase();
    expect(await rewrite(property, typed)).toBe(await rewrite(property, own));
  });
});

suite("another writer", () => {
  it("gets the facts and the current text as data, and nothing else", async () => {
    const seen: unknown[] = [];
    const writer: Writer = {
      write: (facts, request) => {
        seen.push(facts, request);
        return Promise.resolve("text");
      },
    };
    const property = randomProperty(1);
    expect(await describe(property, { tone: "plain" }, writer)).toBe("text");
    expect(await rewrite(property, "now", {}, writer)).toBe("text");
    const facts = collectFacts(property);
    expect(seen).toEqual([
      facts,
      { tone: "plain", currentText: null },
      facts,
      { currentText: "now" },
    ]);
  });
});
