import { describe, expect, it } from "vitest";
import { compilePhrases } from "./compile-phrases.ts";
import { PhraseFinder } from "./phrase-finder.ts";
import type { PhraseLists, PhraseRule } from "./phrase-notation.ts";

function finderOf<Rule extends PhraseRule>(rules: readonly Rule[], lists: PhraseLists = {}) {
  return new PhraseFinder(rules, compilePhrases(rules, lists));
}

function found(rule: string | PhraseRule, text: string, lists = {}): string[] {
  const finder = finderOf([typeof rule === "string" ? { phrases: rule } : rule], lists);
  return finder.find(text).map(({ start, end }) => text.slice(start, end));
}

describe("phrase notation", () => {
  it.each<[string, string, string[]]>([
    ["pool", "A pool, two pools, a whirlpool, POOL.", ["pool", "POOL"]],
    ["pool[s]", "A pool and two pools", ["pool", "pools"]],
    ["librar(y|ies)", "library or libraries, no librar", ["library", "libraries"]],
    [
      "dish[ ]washer",
      "dishwasher, dish washer, dish-washer",
      ["dishwasher", "dish washer", "dish-washer"],
    ],
    ["corner lot", "corner-lot, corner \n lot, corner, lot", ["corner-lot", "corner \n lot"]],
    ["[brand|nearly] new", "brand new, nearly new, new", ["brand new", "nearly new", "new"]],
    ["dining (room|area)", "dining room, dining, dining area", ["dining room", "dining area"]],
    ["[very|so]* nice", "so very, very so nice", ["very so nice"]],
    ["* view[s]", "open-sky views, views", ["open-sky views"]],
    ["renovat*", "renovated, renovation, reno", ["renovated", "renovation"]],
    ["worth #", "worth $450,000, worth it", ["worth $450,000"]],
    ["heated ...", "heated all year, and heated", ["heated all year"]],
    ["owner's suite", "the owner's suite, the owners suite", ["owner's suite"]],
    ["range[s]/oven", "ranges/oven, range oven", ["ranges/oven"]],
    ["55[ ]+", "55+, 55 +, 55", ["55+", "55 +"]],
    ["oak <floor>, pine", "an oak floor, oak parquet, pine", ["oak floor", "pine"]],
    ["(safe|quiet|\n   leafy) street", "a leafy street", ["leafy street"]],
  ])("finds %j in %j", (phrases, text, wanted) => {
    expect(found(phrases, text, { floor: "floor[s|ing]" })).toEqual(wanted);
  });

  it("refuses an unclosed bracket and an unknown list", () => {
    expect(() => finderOf([{ phrases: "pool[s" }])).toThrow("does not close");
    expect(() => finderOf([{ phrases: "<pools>" }])).toThrow('"pools"');
  });
});

describe("rule conditions", () => {
  it.each<[PhraseRule, string, string[]]>([
    [{ phrases: "range", notBefore: "of" }, "a range, a range of", ["range"]],
    [{ phrases: "train", notAfter: "toy, to" }, "toy train, to-train, the train", ["train"]],
    [{ phrases: "lift", onlyBefore: "goes" }, "the lift goes, a lift", ["lift"]],
    [{ phrases: "grill", onlyAfter: "a[n], (,)" }, "a grill, grill, we grill", ["grill", "grill"]],
    [{ phrases: "[*] view", except: "to view" }, "to view, sea view", ["view", "sea view"]],
    [{ phrases: "swim [laps]", notBefore: "in" }, "swim in, swim laps in", ["swim"]],
  ])("applies %j to %j", (rule, text, wanted) => {
    expect(found(rule, text)).toEqual(wanted);
  });
});

describe("PhraseFinder", () => {
  it("takes the longest match at a word and the first of overlapping matches", () => {
    expect(found("oak floor, oak, floor plan", "oak floor plan")).toEqual(["oak floor"]);
  });

  it("separates matches of different rules and keeps the text in braces", () => {
    const finder = finderOf([
      { phrases: "senior {living|housing}", name: "senior" },
      { phrases: "housing", name: "housing" },
    ]);
    expect(finder.find("Senior-Housing").map(({ rule, kept }) => [rule.name, kept])).toEqual([
      ["senior", "Housing"],
      ["housing", ""],
    ]);
  });

  it("lists the words that its phrases spell out", () => {
    const rules = [{ phrases: "pool[s], <wet> * room", notBefore: "table" }];
    expect(compilePhrases(rules, { wet: "sauna, hot tub" }).words.split(" ").sort()).toEqual(
      ["hot", "pool", "pools", "room", "sauna", "tub"].sort(),
    );
  });
});

it("finds the same matches once all phrases are ready", () => {
  const rules = Array.from({ length: 120 }, (_, rule) => ({ phrases: `word${rule} [of] things` }));
  const text = "Word7 of things, word119 things, word8 of them.";
  const finder = finderOf(rules);
  const first = finder.find(text);
  expect(first.map(({ start }) => start)).toEqual([0, 17]);
  expect([...finder.getReady()].length).toBeGreaterThan(1);
  expect(finder.find(text)).toEqual(first);
});
