import { expect, it } from "vitest";
import { compilePhrases } from "#lib/text/compile-phrases.ts";
import { COMPILED_TERMS } from "./claims/terms/compiled.ts";
import { TERM_LISTS } from "./claims/terms/lists.ts";
import { TERMS } from "./claims/terms/terms.ts";
import { COMPILED_RULES } from "./fair-housing/rules/compiled.ts";
import { RULE_LISTS } from "./fair-housing/rules/lists.ts";
import { FAIR_HOUSING_RULES } from "./fair-housing/rules/rules.ts";

const AGAIN = "run npm run generate -- phrases";

it("the phrases that pages read are those of the rows", () => {
  expect(COMPILED_TERMS, AGAIN).toEqual(compilePhrases(TERMS, TERM_LISTS));
  expect(COMPILED_RULES, AGAIN).toEqual(compilePhrases(FAIR_HOUSING_RULES, RULE_LISTS));
});
