// Letters that don't decompose into a base letter and an accent.
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Apostrophes, and the spellings of the ʻokina, for a character class in a pattern. */
export const APOSTROPHES = String.raw`'’‘´\u0060\u02b9-\u02bf`;
const MARKS = new RegExp(`[${APOSTROPHES}\\p{M}]`, "gu");

/** Returns lowercase text without accents and apostrophes: "Kaʻaʻawa" is "kaaawa", "Cañon" is "canon". */
export function plainText(text: string): string {
  return text
    .replace(MARKS, "")
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(MARKS, "")
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? "");
}
