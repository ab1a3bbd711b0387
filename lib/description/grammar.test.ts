import { describe, expect, it } from "vitest";
import { article, counted, countInWords, dollars, join, listOf, sentence } from "./grammar.ts";

const one = (text: string) => ({ text, plural: false });

describe("article", () => {
  it.each([
    ["attached garage", "an"],
    ["owner's suite", "an"],
    ["one-bedroom condominium", "a"],
    ["unit", "a"],
    ["unfinished basement", "an"],
    ["eight-bedroom home", "an"],
    ["8,000-square-foot lot", "an"],
    ["800 square feet", "an"],
    ["11-bedroom home", "an"],
    ["11,500 square feet", "an"],
    ["18.5 square feet", "an"],
    ["110-room home", "a"],
    ["1,100 square feet", "a"],
    ["RV space", "an"],
    ["heat pump", "a"],
  ])("for %j is %j", (text, wanted) => expect(article(text)).toBe(wanted));
});

describe("numbers", () => {
  it("are words up to nine and digits above", () => {
    expect(counted(1, "half bath")).toEqual({ text: "one half bath", plural: false });
    expect(counted(9, "bedroom").text).toBe("nine bedrooms");
    expect(counted(10, "bedroom").text).toBe("10 bedrooms");
  });

  it("are words at the start of a sentence", () => {
    expect([10, 21, 40, 99, 100].map(countInWords)).toEqual([
      "ten",
      "twenty-one",
      "forty",
      "ninety-nine",
      "one hundred",
    ]);
  });

  it("are formatted as dollars for fees", () => {
    expect(dollars(250)).toBe("$250");
    expect(dollars(1250.5)).toBe("$1,250.50");
  });
});

describe("lists", () => {
  it("use the serial comma", () => {
    expect(listOf(["x"])).toBe("x");
    expect(listOf(["x", "y"])).toBe("x and y");
    expect(listOf(["x", "y", "z"])).toBe("x, y, and z");
  });

  it("share an article only if all items take it and nothing follows the nouns", () => {
    expect(join([one("a deck"), one("a porch"), one("a pool")])).toEqual({
      text: "a deck, porch, and pool",
      plural: true,
    });
    expect(join([one("a deck"), one("an attic"), one("a pool")]).text).toBe(
      "a deck, an attic, and a pool",
    );
    expect(join([one("a deck for meals"), one("a porch"), one("a pool")]).text).toBe(
      "a deck for meals, a porch, and a pool",
    );
  });

  it("keep two pairs apart", () => {
    expect(join([one("steam and wall heat"), one("a heat pump")]).text).toBe(
      "steam and wall heat plus a heat pump",
    );
  });
});

describe("sentence", () => {
  it("starts with a capital and ends with one period", () => {
    expect(sentence("it is in Washington, D.C.")).toBe("It is in Washington, D.C.");
    expect(sentence("a deck")).toBe("A deck.");
  });
});
