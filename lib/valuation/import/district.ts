import { collapse } from "#lib/us/address-line.ts";

const HAS_NAME = /\p{L}{3}/u;

/**
 * Reads a district or neighborhood name. A bare code gets a word in front: "9" becomes "District
 * 9".
 */
export function readDistrict(text: string | null, word: string): string | null {
  const written = collapse((text ?? "").replace(/\.0+$/, ""));
  if (written === "") return null;
  return HAS_NAME.test(written) ? written : `${word} ${written}`;
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/n(?:eigh)?b.*h?d|hood/i, "Neighborhood"],
  [/ward/i, "Ward"],
  [/dist/i, "District"],
];

/** Returns the word for a column's codes, by the column's name: "Nbhd" has neighborhoods. */
export const nameDistrictColumn = (column: string): string =>
  WORDS.find(([pattern]) => pattern.test(column))?.[1] ?? "Area";
