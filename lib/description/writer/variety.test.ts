import { describe, expect, it } from "vitest";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { type Length, TONES } from "#lib/fields/description.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import { sampleHome, SAMPLE_HOME_NAMES } from "#tests/description/sample-homes.ts";
import { writeBuiltIn } from "./write-built-in.ts";

const HOMES: readonly DescribedProperty[] = [
  ...SAMPLE_HOME_NAMES.map(sampleHome),
  ...Array.from({ length: 20 }, (_, seed) => randomProperty(seed + 9000)),
].filter((home) => collectFacts(home).length >= 14);

const sentencesOf = (text: string) => text.split(/(?<=(?<!\bSt)[.?])\s+/);

/** The share of a text's sentences that another text also has. */
function sharedBy(text: string, other: string): number {
  const others = new Set(sentencesOf(other));
  const sentences = sentencesOf(text);
  return sentences.filter((sentence) => others.has(sentence)).length / sentences.length;
}

const firstText = (home: DescribedProperty, tone: (typeof TONES)[number], length: Length) =>
  writeBuiltIn(collectFacts(home), { style: { tone, length }, currentText: null });

describe("homes that differ only by house or unit number", () => {
  const shares = HOMES.flatMap((home) =>
    TONES.flatMap((tone) => {
      const [one, next, unit] = [
        { addressLine1: "101 Juniper Lane" },
        { addressLine1: "103 Juniper Lane" },
        { addressLine1: "101 Juniper Lane", addressLine2: "Unit 2" },
      ].map((address) => firstText({ ...home, ...address }, tone, "standard"));
      return [sharedBy(one ?? "", next ?? ""), sharedBy(one ?? "", unit ?? "")];
    }),
  );

  it("share less than a tenth of their sentences on average", () => {
    const average = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(average).toBeLessThan(0.1);
  });

  it("rarely share more than a quarter of their sentences", () => {
    const above = shares.filter((share) => share > 0.25);
    expect(above.length / shares.length).toBeLessThan(0.03);
  });
});

it("opens ten rewrites in a row with different sentences", () => {
  const repeated = HOMES.flatMap((home) =>
    TONES.flatMap((tone) => {
      const facts = collectFacts(home);
      const style = { tone, length: "standard" as const };
      const openings = new Set<string>();
      let currentText: string | null = null;
      for (let turn = 0; turn <= 10; turn += 1) {
        currentText = writeBuiltIn(facts, { style, currentText });
        openings.add(sentencesOf(currentText)[0] ?? "");
      }
      return openings.size === 11 ? [] : [currentText];
    }),
  );
  expect(repeated).toEqual([]);
});
