const PLAIN: readonly (readonly [marks: RegExp, plain: string])[] = [
  [/[\u2010-\u2012\u2212\u00ad]/g, "-"],
  [/[\u2018\u2019\u02bc\u2032\uff07]/g, "'"],
  [/[^\S\n\r\t ]/g, " "],
];

/**
 * Replaces typographic hyphens, apostrophes and spaces with plain ones. The length stays the same.
 */
export function withPlainMarks(text: string): string {
  return PLAIN.reduce((plain, [marks, mark]) => plain.replaceAll(marks, mark), text);
}
