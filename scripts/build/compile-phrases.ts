/**
 * Compiles the phrases of both description checks into a form that a page reads without parsing:
 *   npm run generate -- phrases
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { TERM_LISTS } from "#lib/description/claims/terms/lists.ts";
import { TERMS } from "#lib/description/claims/terms/terms.ts";
import { RULE_LISTS } from "#lib/description/fair-housing/rules/lists.ts";
import { FAIR_HOUSING_RULES } from "#lib/description/fair-housing/rules/rules.ts";
import { compilePhrases } from "#lib/text/compile-phrases.ts";
import { ROOT } from "../root.ts";

const TARGETS = [
  {
    file: "lib/description/claims/terms/compiled.ts",
    name: "COMPILED_TERMS",
    compiled: compilePhrases(TERMS, TERM_LISTS),
  },
  {
    file: "lib/description/fair-housing/rules/compiled.ts",
    name: "COMPILED_RULES",
    compiled: compilePhrases(FAIR_HOUSING_RULES, RULE_LISTS),
  },
];

for (const { file, name, compiled } of TARGETS) {
  const fields = Object.entries(compiled).map(
    ([field, value]) => `  ${field}:\n    ${JSON.stringify(value)},`,
  );
  const lines = [
    "// Made by npm run generate -- phrases from the rows beside it.",
    'import type { CompiledPhrases } from "#lib/text/compiled-phrases.ts";',
    "",
    `export const ${name}: CompiledPhrases = {`,
    ...fields,
    "};",
  ];
  const target = path.join(ROOT, file);
  const options = await resolveConfig(target);
  await writeFile(target, await format(`${lines.join("\n")}\n`, { ...options, filepath: target }));
}
