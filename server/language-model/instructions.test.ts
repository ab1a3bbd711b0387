import { describe, expect, it } from "vitest";
import { TYPE_NOUNS } from "#lib/description/vocabulary.ts";
import { LENGTHS, TONES } from "#lib/fields/description.ts";
import { instructionsFor } from "./instructions.ts";

describe("the instructions", () => {
  it("differ by tone and length, and use the property types the checks expect", () => {
    const all = TONES.flatMap((tone) => LENGTHS.map((length) => instructionsFor({ tone, length })));
    expect(new Set(all).size).toBe(9);
    for (const text of all) {
      for (const noun of Object.values(TYPE_NOUNS)) expect(text).toContain(noun);
    }
    expect(instructionsFor({ tone: "warm", length: "short" })).toContain(
      "about 450 characters, never more than 700",
    );
  });
});
