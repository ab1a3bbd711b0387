import { describe, expect, it } from "vitest";
import { sentencesOf, tidy, wholeSentences } from "./text.ts";

describe("tidy", () => {
  it.each([
    ["The owner’s suite “here”.", `The owner's suite "here".`],
    ["A two\u2011car\u00A0garage.", "A two-car garage."],
    ["po\u200Bol, zo\u00ADned \uFEFFland", "pool, zoned land"],
    ["One.\r\nTwo.\n \n\n\nThree.\n", "One.\n\nTwo.\n\nThree."],
    ["A line that is\nwrapped.  Then   more.", "A line that is wrapped. Then more."],
    ["Cafe\u0301.", "Café."],
  ])("turns %j into %j", (raw, text) => {
    expect(tidy(raw)).toBe(text);
  });
});

describe("wholeSentences", () => {
  it.each([
    ["", ""],
    ["A home in", ""],
    ["A home.", ""],
    ["A home. ", ""],
    ["A home. I", "A home."],
    ["A home.\n\nIt", "A home."],
    ["A home in St. Paul has", ""],
    ["A home of 2,450 sq. ft. It is", ""],
    ["In Washington, D.C. The home", ""],
    ["There are 2.5 baths", ""],
    ["It has a deck (and a dock.) There is", "It has a deck (and a dock.)"],
    ["One. Two. Thr", "One. Two."],
  ])("returns the complete sentences of %j: %j", (text, whole) => {
    expect(wholeSentences(text)).toBe(whole);
  });

  it("only grows as the text grows", () => {
    const text =
      "A home in St. Louis, Missouri. It has 2.5 baths.\n\nTwo porches (one covered.) A pond.";
    const drafts = Array.from(text, (_, end) => wholeSentences(text.slice(0, end)));
    for (const [index, draft] of drafts.entries()) {
      expect(draft.startsWith(drafts[index - 1] ?? "")).toBe(true);
    }
    expect(drafts.at(-1)).toBe(text.slice(0, text.lastIndexOf(" A pond")));
  });
});

it("sentencesOf returns each sentence with its position", () => {
  const text = "One of two. A pond\n\nin St. Paul.";
  expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual([
    "One of two.",
    "A pond\n\nin St. Paul.",
  ]);
  for (const { start, end, text: sentence } of sentencesOf(text)) {
    expect(text.slice(start, end).trim()).toBe(sentence);
  }
});
