import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { ROOT } from "../root.ts";

const NOTATION = ["lib/text/compile-phrases.ts", "lib/text/phrase-notation.ts"];
const SENTENCES_ABOUT_HOMES = ["data/description/claims", "data/description/unseen"];

/** The JSON files of lib/description/built, with the files and folders that each is built from. */
const SOURCES = {
  "claim-phrases": ["lib/description/claims/terms", ...NOTATION],
  "claim-weights": SENTENCES_ABOUT_HOMES,
  "claim-words": ["scripts/build/teach-claims/lists", ...SENTENCES_ABOUT_HOMES],
  "fair-housing-phrases": ["lib/description/fair-housing/rules", ...NOTATION],
  "fair-housing-weights": [
    "data/description/fair-housing/labeled.jsonl",
    "data/description/fair-housing/lessons",
    "data/description/unseen",
  ],
  "people-words": ["scripts/build/compile-people.ts"],
} as const satisfies Record<string, readonly string[]>;

export type BuiltName = keyof typeof SOURCES;

export const BUILT_NAMES = Object.keys(SOURCES) as BuiltName[];

const fileOf = (name: BuiltName) => path.join(ROOT, `lib/description/built/${name}.json`);

function filesIn(source: string): string[] {
  if (statSync(path.join(ROOT, source)).isFile()) return [source];
  return readdirSync(path.join(ROOT, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Returns the SHA-256 of what a file is built from. */
export function hashSourcesOf(name: BuiltName): string {
  const hash = createHash("sha256");
  for (const file of SOURCES[name].flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Returns the hash that a built file carries. */
export const builtHashOf = (name: BuiltName): string =>
  (JSON.parse(readFileSync(fileOf(name), "utf8")) as { sources: string }).sources;

/** Writes a built file with the hash of its sources. */
export async function writeBuilt(name: BuiltName, content: object): Promise<void> {
  const file = fileOf(name);
  const source = JSON.stringify({ sources: hashSourcesOf(name), ...content });
  const options = await resolveConfig(file);
  await writeFile(file, await format(source, { ...options, filepath: file }));
}
