import { describe, expect, it } from "vitest";
import { faultsOf } from "#tests/description/prose.ts";
import { collectFacts } from "#lib/description/facts.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { writeDescription } from "#lib/description/writer/write-description.ts";
import { LENGTHS, TONES } from "#lib/fields/description.ts";
import { checkFairHousing } from "./check.ts";
import { applyEdit } from "#lib/text/text-edit.ts";
import { editFor, takeSentenceOut } from "./edit.ts";
import { checkClaims } from "#lib/description/claims/check.ts";
import { batchesOf } from "#tests/description/batches.ts";
import { decorate } from "#tests/description/decorated.ts";
import {
  CAUTIONS,
  NEAR_MISSES,
  REFERENCE_PHRASES,
  VIOLATIONS,
} from "#tests/description/fair-housing-cases.ts";

describe("checkFairHousing", () => {
  it.each(VIOLATIONS)("marks %j as a violation (%s)", (sentence, protectedClass) => {
    const [first] = checkFairHousing(sentence);
    expect(first).toMatchObject({ severity: "violation", protectedClass });
    expect(sentence.slice(first?.start, first?.end)).toBe(first?.phrase);
    expect(first?.reason).toMatch(/^[A-Z].*\.$/);
  });

  it.each(CAUTIONS)("marks %j as a caution (%s)", (sentence, protectedClass) => {
    expect(checkFairHousing(sentence)).toMatchObject([{ severity: "caution", protectedClass }]);
  });

  it.each(NEAR_MISSES)("finds nothing in %j", (sentence) => {
    expect(checkFairHousing(sentence)).toEqual([]);
  });

  it.each(REFERENCE_PHRASES)("classifies %j (%s) as %s however it's typed", (phrase, ...wanted) => {
    const [protectedClass, severity] = wanted;
    const capitals = phrase.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
    for (const typed of [
      phrase,
      phrase.toUpperCase(),
      capitals,
      phrase.replaceAll("'", "’"),
      phrase.replaceAll(" ", "-"),
      phrase.replaceAll("-", " "),
      phrase.replaceAll("-", "\u2011"),
      phrase.replaceAll(" ", "\u00a0"),
      phrase.replaceAll(" ", "\r\n"),
      phrase.replaceAll(" ", "\n"),
      phrase.replaceAll(" ", "  "),
    ]) {
      const text = `🏡 The home, as they say: “${typed}”.`;
      const found = checkFairHousing(text);
      expect([text, found.map((each) => [each.severity, each.protectedClass])]).toEqual([
        text,
        severity === "fine" ? [] : [[severity, protectedClass]],
      ]);
    }
  });

  it.each(
    batchesOf([...[...VIOLATIONS, ...CAUTIONS].map(([sentence]) => sentence), ...NEAR_MISSES]),
  )(
    "finds the same words with emoji, accents, quotes, and whitespace, from sentence %i",
    (first, sentences) => {
      for (const [index, sentence] of sentences.entries()) {
        const { text, positionOf } = decorate(sentence, first + index);
        const found = checkFairHousing(text);
        expect([text, found.map(({ start, end }) => [start, end])]).toEqual([
          text,
          checkFairHousing(sentence).map(({ start, end }) => [positionOf(start), positionOf(end)]),
        ]);
        for (const { start, end, phrase } of found) expect(text.slice(start, end)).toBe(phrase);
      }
    },
  );

  it.each(batchesOf(Array.from({ length: 300 }, (_, seed) => seed)))(
    "finds nothing in generated descriptions, from home %i",
    (_, seeds) => {
      for (const seed of seeds) {
        const style = { tone: TONES[seed % 3], length: LENGTHS[seed % 3], variant: seed };
        const text = writeDescription(collectFacts(randomProperty(seed)), {
          ...style,
          thisYear: 2026,
        });
        expect(checkFairHousing(text)).toEqual([]);
      }
    },
  );

  it("returns findings in text order, without overlaps", () => {
    const text = "Adults only. Safe neighborhood, perfect for young families. No Section 8.";
    const findings = checkFairHousing(text);
    expect(findings.map(({ phrase }) => phrase)).toEqual([
      "Adults only",
      "Safe neighborhood",
      "perfect for young families",
      "No Section 8",
    ]);
  });

  it("accepts long text", () => {
    const text = "no kids perfect for a young growing large family near the church ".repeat(80);
    expect(checkFairHousing(text.slice(0, 5000)).length).toBeGreaterThan(100);
    expect(checkFairHousing("a ".repeat(2500))).toEqual([]);
    expect(checkFairHousing(`${"perfect for ".repeat(400)}`)).toEqual([]);
  });
});

const FRAMED = REFERENCE_PHRASES.filter(([, , severity]) => severity !== "fine").map(
  ([phrase]) => [`It is here: ${phrase}.`] as const,
);

describe("editFor", () => {
  it.each([
    ["Adults only. It has a deck.", "It has a deck."],
    ["It has a deck. Adults only.", "It has a deck."],
    ["It has a deck. No kids! Call today.", "It has a deck. Call today."],
    ["A ranch home, perfect for families.", "A ranch home."],
    ["Perfect for families, this home has a yard.", "This home has a yard."],
    ["The home is perfect for families.", ""],
    ["One.\n\nAdults only.\n\nTwo.", "One.\n\nTwo."],
    ["An exclusive street with old oaks.", "A street with old oaks."],
    ["It has a nursery upstairs.", "It has a bonus room upstairs."],
    ["Nursery upstairs.", "Bonus room upstairs."],
    ["A safe neighborhood near shops.", "A neighborhood near shops."],
    ["It is an executive home.", "It is a home."],
    ["The basement is a man cave.", "The basement is a rec room."],
    ["A deck, close to houses of worship, and a lawn.", "A deck, and a lawn."],
  ])("turns %j into %j", (text, wanted) => {
    const [finding] = checkFairHousing(text);
    if (!finding) throw new Error("nothing found");
    expect(applyEdit(text, editFor(text, finding))).toBe(wanted);
  });

  it.each(batchesOf([...VIOLATIONS, ...CAUTIONS, ...FRAMED].map(([sentence]) => sentence)))(
    "inserts nothing that either check newly flags, from sentence %i",
    (_, sentences) => {
      const facts = collectFacts(sampleHome("craftsman"));
      const weightOf = (text: string) =>
        checkFairHousing(text).reduce(
          (sum, { severity }) => sum + (severity === "violation" ? 2 : 1),
          0,
        );
      const claimsIn = (text: string) => checkClaims(text, facts, 2026).length;
      for (const sentence of sentences) {
        for (const finding of checkFairHousing(sentence)) {
          if (!finding.replacement) continue;
          const text = applyEdit(sentence, editFor(sentence, finding));
          expect([text, weightOf(text) < weightOf(sentence)]).toEqual([text, true]);
          expect([text, claimsIn(text) <= claimsIn(sentence)]).toEqual([text, true]);
        }
      }
    },
  );

  it.each(batchesOf([...VIOLATIONS, ...CAUTIONS].map(([sentence]) => sentence)))(
    "leaves nothing to flag and no prose faults, from sentence %i",
    (_, sentences) => {
      for (const sentence of sentences) {
        let text = `The home has a deck. ${sentence} The yard is fenced.`;
        for (let left = 5; left > 0; left -= 1) {
          const [finding] = checkFairHousing(text);
          if (!finding) break;
          text = applyEdit(text, editFor(text, finding));
        }
        expect(checkFairHousing(text)).toEqual([]);
        expect([text, faultsOf(text)]).toEqual([text, []]);
      }
    },
  );
});

describe("takeSentenceOut", () => {
  it.each([
    ["A home. It has granite counters. It has 2.5 baths.", "A home. It has 2.5 baths."],
    ["It is granite. A home.", "A home."],
    ["A home near St. James granite. A deck.", "A deck."],
    ["A home.\n\nIt has granite.", "A home."],
    ["A home.\n\nIt has granite.\n\nA deck.", "A home.\n\nA deck."],
    ["It has granite.\n\nA deck.", "A deck."],
    ["A home!\n1.5 baths, granite\nA deck", "A home!\nA deck"],
    ["granite", ""],
  ])("turns %j into %j", (text, wanted) => {
    const start = text.indexOf("granite");
    expect(applyEdit(text, takeSentenceOut(text, start, start + 7))).toBe(wanted);
  });
});
