import { expect, it } from "vitest";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { LENGTHS, TONES } from "#lib/fields/description.ts";
import { oddProperty } from "#tests/description/odd-property.ts";
import { findFalseSentences } from "#tests/description/oracle.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import { fuzz } from "#tests/fuzz/settings.ts";
import { VARIANTS, writeDescription } from "./write-description.ts";

/** Lists the false sentences in a home's description. The seed picks tone, length, and variant. */
function falseIn(property: DescribedProperty, seed: number): string[] {
  const facts = collectFacts(property);
  const tone = TONES[seed % 3] ?? "warm";
  const length = LENGTHS[Math.floor(seed / 3) % 3] ?? "standard";
  const variant = seed % VARIANTS;
  const text = writeDescription(facts, { tone, length, variant, thisYear: 2026 });
  return findFalseSentences(text, facts).map(
    ({ sentence, faults }) => `${seed}: ${sentence} (${faults.join("; ")})`,
  );
}

it.each([
  ["likely", randomProperty],
  ["odd", oddProperty],
])("claims nothing that wasn't entered, for %s homes", (_, propertyOf) => {
  const { seed: start, numRuns } = fuzz("oracle", 600);
  const found: string[] = [];
  for (let run = 0; run < numRuns && found.length < 20; run += 1) {
    const seed = Math.abs(start) + run;
    found.push(...falseIn(propertyOf(seed), seed));
  }
  expect(found).toEqual([]);
});
