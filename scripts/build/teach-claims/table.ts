import {
  CODES,
  MIN_CODE,
  NO_WEIGHT,
  PREFIX_LENGTH,
  STEP,
} from "#lib/description/claims/open-world/word-classes.ts";
import type { CompiledWeights } from "#lib/description/learned-weights.ts";
import { writeBuilt } from "../built-description.ts";

/** Words with their signature, and how much each speaks for a claim. */
export type Table = ReadonlyMap<string, { signature: string; weight: number }>;

const letter = (code: number) => String.fromCharCode(MIN_CODE + code);

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
  await writeBuilt("claim-words", {
    license: "WordNet 3.1, copyright 2006 by Princeton University: docs/decisions/0035-wordnet.md",
    signatures: signatures.join("|"),
    words: groups,
  });
}

/** Returns weights of signs as `LearnedWeights` reads them. */
export function compileWeights(weights: ReadonlyMap<string, number>): CompiledWeights {
  const signs = [...weights.keys()].sort();
  const amounts = signs.map((sign) => Math.round((weights.get(sign) ?? 0) * 100));
  return { signs: signs.join("|"), amounts: amounts.join(" ") };
}
