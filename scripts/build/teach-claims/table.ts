import { writeFile } from "node:fs/promises";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import {
  CODES,
  MIN_CODE,
  NO_WEIGHT,
  PREFIX_LENGTH,
  STEP,
} from "#lib/description/claims/open-world/word-classes.ts";
import { ROOT } from "../../root.ts";

export const WORDS_FILE = "lib/description/claims/open-world/compiled-words.ts";
export const WEIGHTS_FILE = "lib/description/claims/open-world/compiled-weights.ts";

/** Words with their signature, and how much each speaks for a claim. */
export type Table = ReadonlyMap<string, { signature: string; weight: number }>;

const letter = (code: number) => String.fromCharCode(MIN_CODE + code);

/** Writes a file of the product as the formatter has it. */
export async function writeSource(file: string, source: string): Promise<void> {
  const target = path.join(ROOT, file);
  const options = await resolveConfig(target);
  await writeFile(target, await format(source, { ...options, filepath: target }));
}

/** Writes the table that `word-classes.ts` reads. */
export async function writeWords(table: Table): Promise<void> {
  const signatures = [...new Set([...table.values()].map(({ signature }) => signature))].sort();
  const places = new Map(signatures.map((signature, index) => [signature, index]));
  const groups: Record<string, string> = {};
  for (const word of [...table.keys()].sort()) {
    const { signature = "", weight = 0 } = table.get(word) ?? {};
    const place = places.get(signature) ?? 0;
    const steps = Math.max(-NO_WEIGHT, Math.min(NO_WEIGHT, Math.round(weight / STEP)));
    const code = [Math.floor(place / CODES), place % CODES, NO_WEIGHT + steps].map(letter).join("");
    const prefix = word.slice(0, PREFIX_LENGTH);
    groups[prefix] = `${groups[prefix] ?? ""}${word.slice(PREFIX_LENGTH)}${code}`;
  }
  await writeSource(
    WORDS_FILE,
    [
      "// Made by npm run generate -- claim-weights from WordNet 3.1, Copyright 2006 by Princeton University, whose license is in docs/decisions/0035-wordnet.md.",
      "export const COMPILED_WORDS: {",
      "  signatures: readonly string[];",
      "  words: Readonly<Record<string, string | undefined>>;",
      "} = {",
      `  signatures: ${JSON.stringify(signatures.join("|"))}.split("|"),`,
      `  words: JSON.parse(${JSON.stringify(JSON.stringify(groups))}) as Record<string, string>,`,
      "};",
      "",
    ].join("\n"),
  );
}

/** Writes the weights that `read-unknown.ts` reads. */
export const writeWeights = (weights: ReadonlyMap<string, number>): Promise<void> =>
  writeWeightsTo(WEIGHTS_FILE, "claim-weights", weights);

/**
 * Writes weights of signs as a module of the product.
 * @param file of the module
 * @param generator name in `npm run generate -- NAME`
 */
export async function writeWeightsTo(
  file: string,
  generator: string,
  weights: ReadonlyMap<string, number>,
): Promise<void> {
  const signs = [...weights.keys()].sort();
  const amounts = signs.map((sign) => Math.round((weights.get(sign) ?? 0) * 100));
  await writeSource(
    file,
    [
      `// Made by npm run generate -- ${generator} from the sentences of data/description.`,
      "export const COMPILED_WEIGHTS = {",
      `  signs: ${JSON.stringify(signs.join("|"))},`,
      `  amounts: ${JSON.stringify(amounts.join(" "))},`,
      "};",
      "",
    ].join("\n"),
  );
}
