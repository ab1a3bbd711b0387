import { cleanEntry } from "#lib/text/clean-text.ts";

/** Text with single spaces, without the invisible characters that pasting brings along. */
export const collapse = (text: string) => cleanEntry(text).trim().replace(/\s+/g, " ");

/** An address line with plain hyphens and fractions: "208½ Main–St" is "208 1/2 Main-St". */
export const tidyLine = (line: string): string =>
  collapse(
    line
      .replace(/\p{Pd}/gu, "-")
      .replace(/[¼-¾⅐-⅟↉]/g, (fraction) => ` ${fraction.normalize("NFKD")}`)
      .replaceAll("⁄", "/"),
  );
