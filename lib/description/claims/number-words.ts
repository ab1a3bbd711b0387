export const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };
/** The parts of a whole, as a number may end on one: "two and a half", "1 3/4". */
const PARTS: readonly (readonly [value: number, forms: string])[] = [
  [0.5, "(?:(?:a|one)[ -])?half|½|1/2"],
  [0.75, "three[ -]quarters?|¾|3/4"],
  [0.25, "(?:(?:a|one)[ -])?quarter|¼|1/4"],
];
const PART = `(?:[ -](?:and|&)[ -](?:(?:a|one)[ -]half|three[ -]quarters?|(?:a|one)[ -]quarter|[½¾¼]|(?:1/2|3/4|1/4))| ?[½¾¼]|[ -](?:1/2|3/4|1/4)(?!\\d))?`;
/** A number in figures: "2,450", ".75", "2 1/2", "1.5k sqft". */
export const FIGURE = `(?:\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)(?:k(?=[ -]?(?:sq|sf))|${PART})\\+?`;
export const UP_TO_NINE = Object.keys(WORDS).slice(0, 9).join("|");
export const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
/** A number below a hundred in words. */
export const SMALL = `(?:(?:${TENS})(?:[ -](?:${UP_TO_NINE}))?|${Object.keys(WORDS).join("|")})`;
/** A number in words: "three hundred and eighty-five", "two and a half". */
export const WORD = `(?:${SMALL}|an?(?=[ -](?:hundred|thousand)))(?:[ -](?:hundred|thousand)(?:[ -](?:and )?${SMALL})?){0,3}${PART}`;
/** Any number, in figures or in words, as the source of a pattern. */
export const NUMBER = `(?:${FIGURE}|${WORD})`;

/** "two thousand four hundred and fifty" as a number; NaN where a word is no number. */
function valueOfWords(words: readonly string[]): number {
  let total = 0;
  let part = 0;
  for (const word of words) {
    const scale = SCALES[word];
    if (scale === 1000) [total, part] = [total + Math.max(1, part) * scale, 0];
    else if (scale) part = Math.max(1, part) * scale;
    else if (word !== "a" && word !== "an") part += WORDS[word] ?? Number.NaN;
  }
  return total + part;
}

/** "2,450", ".75", "two and a half", "three hundred eighty-five" as a number. */
export function valueOf(text: string): number {
  const told = text.toLowerCase().replace(/\+$/, "");
  if (told.endsWith("k")) return Number(told.slice(0, -1)) * 1000;
  const part = PARTS.map(([value, forms]) => ({
    value,
    form: new RegExp(`(?<=.)[\\s-]*(?:(?:and|&)[\\s-]+)?(?:${forms})$`).exec(told),
  })).find(({ form }) => form);
  const whole = part?.form ? told.slice(0, part.form.index) : told;
  const rest = part?.value ?? 0;
  if (/\d/.test(whole)) return Number(whole.replaceAll(",", "")) + rest;
  return valueOfWords(whole.split(/[\s-]+(?:and\s+)?/)) + rest;
}
