import * as fc from "fast-check";
import { expect, it } from "vitest";
import { oddText } from "#tests/fuzz/hostile.ts";
import { fuzz } from "#tests/fuzz/settings.ts";
import { changeBetween } from "./change.ts";
import { parseNumberWords, numberInWords } from "./number-words.ts";
import { findNumbers } from "./numbers.ts";
import { sentenceAround, splitSentences } from "./sentences.ts";
import { tokenize } from "./tokens.ts";

const words = fc.constantFrom(
  ...[
    "St.",
    "approx.",
    "No. 5",
    "Two",
    "and a half",
    "1,450",
    "3 1/4",
    "½",
    ".75",
    "sq ft",
    "a hundred",
  ],
  ...[
    "…",
    "?!",
    '."',
    "\n",
    "\r\n",
    " ",
    "-",
    "D.C.",
    "55+",
    "constructor",
    "\u{1F3E1}",
    "e\u0301",
  ],
);
const text = fc.oneof(
  oddText(),
  fc.array(fc.oneof(words, oddText()), { maxLength: 12 }).map((all) => all.join(" ")),
);

it("returns sentences in order, without overlaps, that cover all the text", () => {
  fc.assert(
    fc.property(text, fc.boolean(), (typed, atLineBreaks) => {
      const sentences = splitSentences(typed, { atLineBreaks });
      let end = 0;
      for (const sentence of sentences) {
        expect(typed.slice(sentence.start, sentence.end)).toBe(sentence.text);
        expect(typed.slice(end, sentence.start).trim()).toBe("");
        expect(sentence.start).toBeGreaterThanOrEqual(end);
        end = sentence.end;
      }
      expect(typed.slice(end).trim()).toBe("");
    }),
    fuzz("sentences", 300),
  );
});

it("returns sentences around a span that contain it", () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (typed, one, other) => {
      const tokens = tokenize(typed);
      fc.pre(tokens.length > 0);
      const [first = 0, last = 0] = [one, other]
        .map((at) => at % tokens.length)
        .toSorted((a, b) => a - b);
      const span = { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
      const around = sentenceAround(typed, span);
      expect(around.start).toBeLessThanOrEqual(span.start);
      expect(around.end).toBeGreaterThanOrEqual(span.end);
    }),
    fuzz("sentence around", 300),
  );
});

it("describes a change that turns one text into the other", () => {
  fc.assert(
    fc.property(text, text, fc.nat(), (one, other, at) => {
      for (const after of [other, one.slice(0, at % (one.length + 1)) + other]) {
        const { removed, added } = changeBetween(one, after);
        const put = after.slice(added.start, added.end);
        expect(one.slice(0, removed.start) + put + one.slice(removed.end)).toBe(after);
      }
    }),
    fuzz("change", 300),
  );
});

it("returns words and numbers in order, within the text, with values", () => {
  fc.assert(
    fc.property(text, (typed) => {
      for (const spans of [tokenize(typed), findNumbers(typed)]) {
        let end = 0;
        for (const span of spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(typed.length);
      }
      for (const { value } of findNumbers(typed)) expect(value).toBeGreaterThanOrEqual(0);
    }),
    fuzz("numbers", 300),
  );
});

it("reads a number in words as that number", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 99 }),
      (hundreds, rest) => {
        const spelled = `${numberInWords(hundreds)} thousand ${numberInWords(rest)}`;
        expect(parseNumberWords(spelled)).toBe(hundreds * 1000 + rest);
      },
    ),
    fuzz("number words", 200),
  );
});
