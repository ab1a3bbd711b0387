import { describe, expect, it } from "vitest";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { LENGTHS, TONES } from "#lib/fields/description.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { checkClaims } from "./claims/check.ts";
import { collectFacts } from "./facts.ts";
import { fairOwnWords, whyLeftOut } from "./own-words.ts";
import { VARIANTS, writeDescription } from "./writer/write-description.ts";

const THIS_YEAR = 2026;
const ROOF = "The roof was replaced in 2022.";
const VIEW = "sunset views over the ridge";

function factsWith(ownWords: string[]) {
  const home = sampleHome("craftsman");
  return collectFacts({ ...home, features: { ...(home.features ?? NO_FEATURES), ownWords } });
}

describe("the owner's own words", () => {
  it("are put on one line each, without final punctuation", () => {
    expect(fairOwnWords([` ${ROOF}\n`, "", "  ", "A view!\tAt last!!"])).toEqual([
      "The roof was replaced in 2022",
      "A view! At last",
    ]);
    expect(fairOwnWords(undefined)).toEqual([]);
  });

  it.each([
    "No children please",
    "Perfect for a Christian family",
    "Call 555 123 4567",
    "Write to anna@example.com",
    "See www.example.com",
  ])("are left out if a listing may not say them: %s", (text) => {
    expect(whyLeftOut(text)).not.toBeNull();
    expect(fairOwnWords([text, ROOF])).toHaveLength(1);
  });

  it("appear in every generated description, in any style", () => {
    const facts = factsWith([ROOF, VIEW]);
    for (const tone of TONES) {
      for (const length of LENGTHS) {
        for (let variant = 0; variant < VARIANTS; variant += 1) {
          const text = writeDescription(facts, { tone, length, variant, thisYear: THIS_YEAR });
          expect(text).toContain("The roof was replaced in 2022.");
          expect(text.toLowerCase()).toContain(VIEW);
          expect(checkClaims(text, facts, THIS_YEAR)).toEqual([]);
        }
      }
    }
  });

  it("support a detail only for the thing they describe", () => {
    const facts = factsWith(["A new roof in 2022"]);
    const phrases = (text: string) =>
      checkClaims(text, facts, THIS_YEAR).map(({ phrase }) => phrase);
    expect(phrases("There is a new roof.")).toEqual([]);
    expect(phrases("There is a new kitchen.").join()).toMatch(/new/i);
  });

  it("support claims drawn from them, and nothing else", () => {
    const text = "The home has sunset views and a new kitchen.";
    const phrases = (ownWords: string[]) =>
      checkClaims(text, factsWith(ownWords), THIS_YEAR).map(({ phrase }) => phrase);
    expect(phrases([]).join()).toMatch(/views/);
    expect(phrases([VIEW]).join()).not.toMatch(/views/);
    expect(phrases([VIEW]).join()).toMatch(/new/);
  });
});
