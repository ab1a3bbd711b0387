/**
 * A pattern for whole words: it begins and ends at a word, and a space stands for a hyphen too.
 *
 * @param source alternatives as a regular expression; " ?" is an optional space or hyphen
 */
export function wordPattern(source: string): RegExp {
  const loose = source.replaceAll(" ?", "[\\s-]*").replaceAll(" ", "[\\s-]+");
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${loose})(?![\\p{L}\\p{M}\\d])`, "giu");
}

const PLAIN: readonly (readonly [marks: RegExp, plain: string])[] = [
  [/[\u2010-\u2012\u2212\u00ad]/g, "-"],
  [/[\u2018\u2019\u02bc\u2032\uff07]/g, "'"],
  [/[^\S\n\r\t ]/g, " "],
];

/** The text with typographic hyphens, apostrophes, and spaces as keys type them; no longer or shorter. */
export function withPlainMarks(text: string): string {
  return PLAIN.reduce((plain, [marks, mark]) => plain.replaceAll(marks, mark), text);
}
