import { describe, expect, it } from "vitest";
import { Speller } from "./spelling.ts";

const speller = new Speller(["basement", "refrigerator", "countertops", "lighting", "room"]);

describe("Speller", () => {
  it.each([
    ["a bsmt and a laundry rm", "a basement and a laundry room"],
    ["Mtn veiws", "Mountain views"],
    ["a refridgerator", "a refrigerator"],
    ["granite countretops", "granite countertops"],
    ["cuontertops", "countertops"],
    ["basements, basement, roomy", "basements, basement, roomy"],
    ["a base and a stop", "a base and a stop"],
    ["by its constructor", "by its constructor"],
  ])("turns %j into %j", (text, wanted) => {
    expect(speller.spell(text).text).toBe(wanted);
  });

  it("maps corrected words back to their original positions", () => {
    const text = "🏡 Big bsmt, laundry rm, pool.";
    const { text: spelled, original } = speller.spell(text);
    for (const [word, typed] of [
      ["Big", "Big"],
      ["basement", "bsmt"],
      ["laundry room", "laundry rm"],
      ["Big basement, laundry", "Big bsmt, laundry"],
      ["pool.", "pool."],
    ] as const) {
      const at = spelled.indexOf(word);
      const { start, end } = original(at, at + word.length);
      expect(text.slice(start, end)).toBe(typed);
    }
  });

  it("leaves text too long to be a word unchanged", () => {
    const text = "a".repeat(100_000);
    expect(speller.spell(text).text).toBe(text);
  });
});
