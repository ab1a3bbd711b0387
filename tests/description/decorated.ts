import { seeded } from "./random-property.ts";

/** A text as it may be typed or pasted, and where each position of the plain one stands in it. */
interface Decorated {
  text: string;
  positionOf: (position: number) => number;
}

// Each ends its sentence: what goes on in one may be read otherwise.
const BEFORE = [
  "",
  "🏡 ",
  "👨‍👩‍👧 🏊🏽 ",
  "“Well,” we said… ",
  "Cafe\u0301 talk.\r\n",
  "\tSo…\n\n",
  "“e\u0301e\u0308o\u0302!” ",
];
const GAPS = [" ", "  ", "\t", "\u00a0", " \t ", "\u2009"];
const APOSTROPHES = ["'", "’", "\u02bc"];
const HYPHENS = ["-", "\u2010", "\u2011"];

/** The same words after emoji, quotes, and accents, with other gaps, apostrophes, and hyphens. */
export function decorate(plain: string, seed: number): Decorated {
  const next = seeded(seed);
  const oneOf = (marks: readonly string[]) => marks[Math.floor(next() * marks.length)] ?? "";
  let text = oneOf(BEFORE);
  const positions: number[] = [];
  for (const unit of plain.split("")) {
    positions.push(text.length);
    if (unit === " ") text += oneOf(GAPS);
    else if (/['’]/.test(unit)) text += oneOf(APOSTROPHES);
    else if (unit === "-") text += oneOf(HYPHENS);
    else text += unit;
  }
  positions.push(text.length);
  return { text: `${text} 🌻\r\n`, positionOf: (position) => positions[position] ?? -1 };
}
