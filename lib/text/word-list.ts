/** Splits the lines of a word list in a JSON file into its words. */
export const wordsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split(" "));
