/**
 * A pattern for whole words: it begins and ends at a word, and a space stands for a hyphen too.
 *
 * @param source alternatives as a regular expression; " ?" is an optional space or hyphen
 */
export function wordPattern(source: string): RegExp {
  const loose = source.replaceAll(" ?", "[\\s-]?").replaceAll(" ", "[\\s-]+");
  return new RegExp(`(?<![\\p{L}\\d])(?:${loose})(?![\\p{L}\\d])`, "giu");
}
