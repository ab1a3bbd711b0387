const ONES = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"],
  "nineteen",
];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const SCALES: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1000],
]);
const VALUES: ReadonlyMap<string, number> = new Map([
  ...ONES.slice(1).map((word, index) => [word, index + 1] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);

/** Spells out a whole number from 0 to 100: "twenty-one". */
export function numberInWords(value: number): string {
  if (value === 100) return "one hundred";
  const one = ONES[value];
  if (one !== undefined) return one;
  const tens = TENS[Math.floor(value / 10) - 2] ?? "";
  return value % 10 ? `${tens}-${ONES[value % 10]}` : tens;
}

/** Returns the value of a number word below a hundred. */
export const valueOfWord = (word: string) => VALUES.get(word);
/** Returns the multiplier of a word such as "hundred". */
export const scaleOfWord = (word: string) => SCALES.get(word);

/** Parses "two thousand four hundred and fifty"; returns NaN for anything else. */
export function parseNumberWords(text: string): number {
  let total = 0;
  let part = 0;
  for (const word of text.toLowerCase().split(/[\s-]+(?:and\s+)?/)) {
    const scale = SCALES.get(word);
    if (scale === 1000) [total, part] = [total + Math.max(1, part) * scale, 0];
    else if (scale) part = Math.max(1, part) * scale;
    else if (word !== "a" && word !== "an") part += VALUES.get(word) ?? Number.NaN;
  }
  return total + part;
}

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...[...VALUES].map(([word, value]) => [`${word.replace(/y$/, "ie")}th`, value] as const),
  ...([
    ["half", 2],
    ["third", 3],
    ["quarter", 4],
    ["fifth", 5],
    ["eighth", 8],
    ["ninth", 9],
    ["twelfth", 12],
    ["hundredth", 100],
  ] as const),
]);

/** Parses an ordinal, such as "fortieth", "twenty-fifth" or "40th"; returns NaN for other words. */
export function parseOrdinal(text: string): number {
  const word = text.toLowerCase();
  const figures = /^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1];
  if (figures) return Number(figures);
  const [last = "", ...others] = word.split(/[\s-]+/).reverse();
  const tens = others.length > 0 ? parseNumberWords(others.reverse().join(" ")) : 0;
  return tens + (ORDINALS.get(last) ?? Number.NaN);
}
