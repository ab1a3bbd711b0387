/**
 * Compiles the phrases of both description checks into a form that a page reads without parsing:
 *   npm run generate -- phrases
 */
import termLists from "#lib/description/claims/terms/lists.json" with { type: "json" };
import { TERMS } from "#lib/description/claims/terms/terms.ts";
import ruleLists from "#lib/description/fair-housing/rules/lists.json" with { type: "json" };
import { FAIR_HOUSING_RULES } from "#lib/description/fair-housing/rules/rules.ts";
import { compilePhrases } from "#lib/text/compile-phrases.ts";
import { writeBuilt } from "./built-description.ts";

const joined = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([name, lines]) => [name, lines.join(" ")]));

await writeBuilt("claim-phrases", compilePhrases(TERMS, joined(termLists)));
await writeBuilt("fair-housing-phrases", compilePhrases(FAIR_HOUSING_RULES, joined(ruleLists)));
