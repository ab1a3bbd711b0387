import { collapse } from "#lib/us/address-line.ts";

const HAS_NAME = /\p{L}{3}/u;

/** A district or neighborhood by its name; a code gets a word before it: "9" is "District 9". */
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

/** The word for the codes of a column, by its name: "Nbhd" holds neighborhoods. */
export const nameDistrictColumn = (column: string): string =>
  WORDS.find(([pattern]) => pattern.test(column))?.[1] ?? "Area";
