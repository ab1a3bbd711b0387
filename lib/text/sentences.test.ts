import { describe, expect, it } from "vitest";
import {
  clauseAfter,
  clauseBefore,
  labeledClauseBefore,
  sentenceAround,
  splitSentences,
} from "./sentences.ts";

describe("splitSentences", () => {
  it.each<[string, string[]]>([
    ["", []],
    ["A home", ["A home"]],
    ["A home. It is here!  Is it?", ["A home.", "It is here!", "Is it?"]],
    ["A home in St. Paul, on Grand Ave. It is", ["A home in St. Paul, on Grand Ave. It is"]],
    ["In Washington, D.C. and near. There", ["In Washington, D.C. and near.", "There"]],
    [
      "A lot of 11,000 sq. ft. with No. 5. A pond",
      ["A lot of 11,000 sq. ft. with No. 5.", "A pond"],
    ],
    ["A pool? No. A pond", ["A pool?", "No.", "A pond"]],
    ["2.5 baths", ["2.5 baths"]],
    ["It has (a dock.) There", ["It has (a dock.)", "There"]],
    ["“Here.” There", ["“Here.”", "There"]],
    ["Wait… what? all lower case. yes.", ["Wait…", "what?", "all lower case.", "yes."]],
    ["A line\nand another", ["A line", "and another"]],
  ])("splits %j", (text, wanted) => {
    const sentences = splitSentences(text);
    expect(sentences.map((sentence) => sentence.text)).toEqual(wanted);
    for (const { start, end, text: sentence } of sentences) {
      expect(text.slice(start, end)).toBe(sentence);
    }
  });

  it("can continue across line breaks", () => {
    const sentences = splitSentences("A pond\n\nin St. Paul. A dock", { atLineBreaks: false });
    expect(sentences.map(({ text }) => text)).toEqual(["A pond\n\nin St. Paul.", "A dock"]);
  });
});

it("sentenceAround returns the sentence of a span, or those that it touches", () => {
  const text = "One. A pool is here. Three.";
  const around = (words: string) => {
    const start = text.indexOf(words);
    const span = sentenceAround(text, { start, end: start + words.length });
    return text.slice(span.start, span.end);
  };
  expect(around("pool")).toBe("A pool is here.");
  expect(around("here. Three")).toBe("A pool is here. Three.");
  expect(around("One.")).toBe("One.");
});

describe("clauses", () => {
  const text = "Old. Lot: approx. 0.25 acres; a deck is here, too. New";
  it("end at punctuation, but not within a number or after an abbreviation", () => {
    expect(clauseBefore(text, text.indexOf("acres"))).toBe(" approx. 0.25 ");
    expect(clauseAfter(text, text.indexOf("acres"))).toBe("acres");
    expect(clauseAfter(text, text.indexOf("deck"))).toBe("deck is here, too");
  });

  it("can keep the label before a colon", () => {
    expect(labeledClauseBefore(text, text.indexOf("acres"))).toBe(" Lot: approx. 0.25 ");
  });
});
