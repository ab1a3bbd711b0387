import type { TermRow } from "../claim.ts";

/** Age, repair and renewal. */
export const CONDITION: readonly TermRow[] = [
  {
    supportedBy: (home) => home.remodeled > 0,
    phrases: `
      structural[ly] (redone|reworked|updated|renovat*|rebuilt|remodel*|overhauled|work|overhaul),
      (redone|reworked|updated|rebuilt|overhauled) structurally
    `,
  },
  {
    supportedBy: (home) => home.remodeled > 0,
    phrases:
      "redone, updated, rebuilt, renewed, refurbished, overhauled, refreshed, revamped, reworked, modernized, converted [or *]",
    onlyBefore: "in, during, back in, at the (start|end|turn), around, circa, * years ago",
  },
  {
    supportedBy: (home) => home.remodeled > 0,
    phrases: `
      [newly|recently|completely|fully|freshly|totally|tastefully|
        extensively]* (renovated|remodeled|rehabbed|restored|renovation[s]|remodel)
    `,
  },
];
