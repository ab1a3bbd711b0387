/**
 * Compiles the phrases of both description checks into a form that a page reads without parsing:
 *   npm run generate -- phrases
 */
import { TERM_LISTS } from "#lib/description/claims/terms/lists.ts";
import { TERMS } from "#lib/description/claims/terms/terms.ts";
import { RULE_LISTS } from "#lib/description/fair-housing/rules/lists.ts";
import { FAIR_HOUSING_RULES } from "#lib/description/fair-housing/rules/rules.ts";
import { compilePhrases } from "#lib/text/compile-phrases.ts";
import { writeBuilt } from "./built-description.ts";

await writeBuilt("claim-phrases", compilePhrases(TERMS, TERM_LISTS));
await writeBuilt("fair-housing-phrases", compilePhrases(FAIR_HOUSING_RULES, RULE_LISTS));
