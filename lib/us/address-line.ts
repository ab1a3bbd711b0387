import { cleanEntry } from "#lib/text/clean-text.ts";

/** Returns text with single spaces and without invisible characters from pasting. */
export const collapse = (text: string) => cleanEntry(text).trim().replace(/\s+/g, " ");

/** Replaces special hyphens and fractions: "208½ Main–St" becomes "208 1/2 Main-St". */
export const tidyLine = (line: string): string =>
  collapse(
    line
      .replace(/\p{Pd}/gu, "-")
      .replace(/[¼-¾⅐-⅟↉]/g, (fraction) => ` ${fraction.normalize("NFKD")}`)
      .replaceAll("⁄", "/"),
  );
