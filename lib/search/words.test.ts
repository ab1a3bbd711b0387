import { describe, expect, it } from "vitest";
import { askedWords, wordsOf } from "./words.ts";

const stemsOf = (query: string) => askedWords(query).map(({ stem }) => stem);

it("reads words without accents and capitals, with their positions", () => {
  expect(wordsOf("Café—Row, 12 O’Neil")).toEqual([
    { start: 0, end: 4, word: "cafe" },
    { start: 5, end: 8, word: "row" },
    { start: 10, end: 12, word: "12" },
    { start: 13, end: 14, word: "o" },
    { start: 15, end: 19, word: "neil" },
  ]);
});

it.each([
  ["bedrooms", "bedroom"],
  ["fees", "fee"],
  ["photos", "photo"],
  ["cleaning", "clean"],
  ["painted", "paint"],
  ["utilities", "utilit"],
  ["utility", "utilit"],
  ["living", "living"],
  ["bed", "bed"],
  ["gas", "gas"],
  ["2fa", "2fa"],
])("stems %s to %s", (word, stem) => {
  expect(stemsOf(word)).toEqual([stem]);
});

describe("a query", () => {
  it.each(["", " ", "?!", "' \" % \\ : * & |", "\u0000", "🏊", "\ud800", "\u200b"])(
    "has no words: %j",
    (query) => {
      expect(askedWords(query)).toEqual([]);
    },
  );

  it("keeps each word once, up to six words of 40 characters", () => {
    expect(stemsOf("Sink sink SINK")).toEqual(["sink"]);
    expect(askedWords("a b c d e f g h i j")).toHaveLength(6);
    expect(askedWords("x".repeat(10_000))[0]?.word).toHaveLength(40);
  });

  it("leaves out stop words unless there are no others", () => {
    expect(stemsOf("What does my plan cost?")).toEqual(["plan", "cost"]);
    expect(stemsOf("how do I")).toEqual(["how", "do", "i"]);
  });

  it("removes characters with a meaning in PostgreSQL queries", () => {
    const words = askedWords("it's 'a':* & !b | (c) <-> \\d").map(({ word }) => word);
    expect(words).toEqual(["s", "b", "c", "d"]);
  });
});
