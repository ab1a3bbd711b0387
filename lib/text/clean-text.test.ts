import { describe, expect, it } from "vitest";
import { cleanEntry, cleanText } from "./clean-text.ts";

describe("cleanText", () => {
  it.each([
    ["zero-width space", "WI\u200B", "WI"],
    ["direction marks", "\u202D53704\u202C \u2067x\u2069\u200E\u200F\u061C", "53704 x"],
    ["byte order mark", "\uFEFFAnn", "Ann"],
    ["soft hyphen", "court\u00ADyard", "courtyard"],
    ["word joiner and invisible operators", "a\u2060b\u2061\u2064c", "abc"],
    ["combining grapheme joiner", "a\u034Fb", "ab"],
    ["fillers", "a\u3164\u115F\u1160\uFFA0b", "ab"],
    ["annotation marks", "a\uFFF9b\uFFFAc\uFFFB", "abc"],
    ["tags", "a\u{E0061}\u{E007F}b", "ab"],
    ["control characters", "a\x01\x07\x1B\x7F\x9Fb", "ab"],
    ["joiners in Latin", "Ma\u200Dd\u200Cison", "Madison"],
    ["stray variation selectors", "a\uFE0Fb\uFE00", "ab"],
    ["no-break and other spaces", "a\u00A0b\u2007c\u202Fd\u3000e\u2800f", "a b c d e f"],
    ["line separators", "a\u2028b\u2029c\u0085d", "a\nb\nc\nd"],
  ])("drops or replaces %s", (_, written, cleaned) => {
    expect(cleanText(written)).toBe(cleaned);
  });

  it.each([
    ["a family", "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}"],
    ["a heart", "\u2764\uFE0F"],
    ["a couple with a heart", "\u{1F469}\u200D\u2764\uFE0F\u200D\u{1F468}"],
    ["a skin tone", "\u{1F469}\u{1F3FD}\u200D\u{1F4BB}"],
    ["a rainbow flag", "\u{1F3F3}\uFE0F\u200D\u{1F308}"],
    ["the flag of England", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"],
    ["a key cap", "5\uFE0F\u20E3"],
    ["Persian with ZWNJ", "می\u200Cخواهم"],
    ["Sinhala with ZWJ", "ශ්\u200Dරී"],
    ["Hindi with ZWNJ", "क्\u200Cष"],
    ["a variant of a Han character", "葛\u{E0100}"],
    ["accents, signs and line ends", "José & Söhne, ½ acre — \u201Cfine\u201D\r\n\tñ"],
    ["NUL, which is refused elsewhere", "a\0b"],
    ["half of a pair, which is refused elsewhere", "a\ud83c"],
  ])("keeps %s", (_, text) => {
    expect(cleanText(text)).toBe(text);
  });

  it.each(["a\uFE0F\u200D\u{1F4BB}", "\u{1F469}\u200B\u200D\u{1F4BB}", "ن\u200C\u200Bو"])(
    "has nothing left to clean in %j",
    (text) => {
      const once = cleanText(text);
      expect(cleanText(once)).toBe(once);
    },
  );
});

describe("cleanEntry", () => {
  it.each([
    ["５３７０４－１２３４", "53704-1234"],
    ["\u202D53704\u202C", "53704"],
    ["5\uFE0F3\u200D7\u200C04", "53704"],
    ["bob\u200B＠example．com", "bob@example.com"],
    ["\u00A0（206）\u00A0555\u20110142", " (206) 555\u20110142"],
    ["３", "3"],
    ["٣ ½", "٣ ½"],
  ])("reads %j as %j", (written, cleaned) => {
    expect(cleanEntry(written)).toBe(cleaned);
  });
});
