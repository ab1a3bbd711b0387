import type { Fact } from "#lib/description/facts.ts";
import type { FeatureGroup } from "#lib/fields/features.ts";
import { type Entered, readEntered } from "./oracle/entered.ts";
import { HEAT_SOURCES, KINDS, named, THINGS } from "./oracle/names.ts";
import { falseQuantities } from "./oracle/quantities.ts";
import {
  falseAmenities,
  falseAppliances,
  falseBasement,
  falseFuels,
  falseParking,
  falseSecondShop,
  falseStatus,
} from "./oracle/rules.ts";
import { falseWording } from "./oracle/wording.ts";

/** A sentence that says more than was entered, and what. */
export interface FalseSentence {
  sentence: string;
  faults: readonly string[];
}

/**
 * Reads a description back and compares it with what the seller entered. It knows nothing of the
 * writer: it has names of its own for every option and unit.
 *
 * @returns the sentences that say more than was entered; silence about a fact is no fault, unless
 * it makes a total, a material or a state hold of more than it was entered for
 */
export function findFalseSentences(text: string, facts: readonly Fact[]): FalseSentence[] {
  const home = readEntered(facts);
  const notes = facts
    .filter(({ source }) => source === "ownWords")
    .map(({ value }) => String(value));
  return sentencesOf(text, facts).flatMap((sentence) => {
    const faults = [
      ...falseQuantities(sentence, home),
      ...falseThings(sentence, home),
      ...falseKinds(sentence, home),
      ...falseFuels(sentence, home),
      ...falseParking(sentence, home),
      ...falseAmenities(sentence, home),
      ...falseStatus(sentence),
      ...falseSecondShop(sentence, notes),
      ...falseAppliances(sentence, home),
      ...falseBasement(sentence, home),
      ...falseWording(sentence, home),
    ];
    return faults.length > 0 ? [{ sentence, faults }] : [];
  });
}

/** The sentences without the owner's own, and without city and state, which may hold any word. */
function sentencesOf(text: string, facts: readonly Fact[]): string[] {
  const values = (source: string) =>
    facts.filter((fact) => fact.source === source).map(({ value }) => String(value));
  let rest = text;
  for (const own of values("ownWords")) {
    rest = withoutOwnWords(rest, own);
    // "a 30x50 metal shop" and "The shop has a concrete floor"
    for (const part of own.split(" with ").slice(0, 2)) rest = withoutOwnWords(rest, part);
  }
  const place = [...values("city"), ...values("state")].join(", ");
  if (place) rest = rest.replaceAll(place, "Place");
  return rest
    .split(/(?<=[a-z\d)+][.?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\w/.test(sentence));
}

const WORD = /[\p{L}\d][\p{L}\d'-]*/gu;

/**
 * A text without the words of a note, in each sentence that has all of them that mean something:
 * "The metal roof was new in 2022" of "New metal roof in 2022".
 */
function withoutOwnWords(text: string, note: string): string {
  // "128'" is written as "128 feet".
  const words = new Set(
    note
      .toLowerCase()
      .replaceAll(/(?<=\d)'/g, "")
      .match(WORD),
  );
  const meant = [...words].filter((word) => /\d/.test(word) || word.length > 3);
  return text
    .split(/(?<=[.?]\s)|\n+/)
    .map((sentence) => withoutWindow(sentence, meant))
    .join("\n");
}

/** A sentence with NOTE for its shortest stretch that has all the words. */
function withoutWindow(sentence: string, words: readonly string[]): string {
  const found = [...sentence.matchAll(WORD)].filter(([word]) => words.includes(word.toLowerCase()));
  const windows = found.flatMap(({ index }, at) => {
    const missing = new Set(words);
    for (const { 0: word, index: start } of found.slice(at)) {
      missing.delete(word.toLowerCase());
      if (missing.size === 0) return [{ start: index, end: start + word.length }];
    }
    return [];
  });
  const [window] = windows.sort((a, b) => a.end - a.start - (b.end - b.start));
  return window ? `${sentence.slice(0, window.start)}NOTE${sentence.slice(window.end)}` : sentence;
}

/** Things that weren't chosen. */
function falseThings(sentence: string, home: Entered): string[] {
  return (Object.keys(THINGS) as FeatureGroup[]).flatMap((group) => {
    const names: Readonly<Record<string, RegExp>> = THINGS[group] ?? {};
    const chosen: readonly string[] = home.chosen(group);
    return named(names, sentence)
      .filter((option) => !chosen.includes(option))
      .map((option) => `${group}: ${option}`);
  });
}

/** Words that go together, as one. */
const ONE_WORD: readonly (readonly [RegExp, string])[] = [
  [/\bair conditioning\b/gi, "air-conditioning"],
  [/\bengineered wood\b/gi, "engineered-wood"],
  [/\bheat pump\b/gi, "heat-pump"],
  [/\bforced air\b/gi, "forced-air"],
  [/\bbuilt up\b/gi, "built-up"],
  [/\bwall unit\b/gi, "wall-unit"],
];
const BETWEEN = /^(?:and|or|plus|,)$/i;
/** Groups in which a kind left out makes the ones named hold of the whole. */
const WHOLE: readonly string[] = ["exterior", "roof", "flooring"];
/** "Floors include hardwood" leaves room for others. */
const SOME = /\b(?:floors|flooring) includes?\b/i;

/** Materials, floors, heat and cooling: kinds in a row before the noun that they share. */
function falseKinds(sentence: string, home: Entered): string[] {
  let words = sentence;
  for (const [pattern, word] of ONE_WORD) words = words.replaceAll(pattern, word);
  const tokens = words.match(/[\w'+-]+|,/g) ?? [];
  const faults: string[] = [];
  for (const [group, { noun, words: names }] of Object.entries(KINDS)) {
    const chosen: readonly string[] = home.chosen(group as keyof typeof KINDS);
    const known = (token: string) => named<string>(names, token)[0];
    const kinds = new Set<string>();
    for (const [at, token] of tokens.entries()) {
      if (!noun.test(token)) continue;
      for (let index = at - 1; index >= 0; index -= 1) {
        const before = tokens[index] ?? "";
        const kind = known(before);
        if (kind) kinds.add(kind);
        else if (!BETWEEN.test(before)) break;
      }
    }
    if (group === "exterior") for (const kind of wallsSaidOf(words)) kinds.add(kind);
    if (group === "flooring") {
      for (const kind of [...looseFloors(tokens), ...floorsSaidOf(words)]) kinds.add(kind);
    }
    if (group === "heating") {
      const pump = HEAT_SOURCES["Heat pump"];
      if (pump.test(sentence)) kinds.add("Heat pump");
      const said = /\bheat(?:ing)? is ([^;]*)/i.exec(sentence)?.[1]?.split(/,? and cooling\b/)[0];
      for (const kind of named(HEAT_SOURCES, said ?? "")) kinds.add(kind);
    }
    if (group === "cooling") {
      if (/\bcentral refrigerated\b/i.test(sentence)) kinds.add("Central air conditioning");
      if (/\bevaporative\b/i.test(sentence)) kinds.add("Evaporative cooler");
      if (/\brefrigerated air\b/i.test(sentence)) kinds.add("Refrigerated air");
    }
    faults.push(
      ...[...kinds].filter((kind) => !chosen.includes(kind)).map((kind) => `${group}: ${kind}`),
    );
    if (!WHOLE.includes(group) || kinds.size === 0 || SOME.test(sentence)) continue;
    const missing = chosen.filter((kind) => kind !== "Other" && !kinds.has(kind));
    faults.push(...missing.map((kind) => `${group} without ${kind}`));
  }
  return faults;
}

/** "The exterior is brick, with a metal roof" */
const BEFORE_ROOF = / under |, (?=(?:with|and you have|beneath|topped by) an? )/;

/** "The exterior is brick and vinyl", "It's wood on the outside". */
function wallsSaidOf(sentence: string): string[] {
  const said =
    /\b(?:exterior|outside)(?: is|, it is|, it's) (.*)|\b(?:is|it's) (.*?) (?:outside|on the (?:outside|exterior))\b/i.exec(
      sentence.split(BEFORE_ROOF)[0] ?? "",
    );
  const list = (said?.[1] ?? said?.[2] ?? "").match(/[\w'+-]+/g) ?? [];
  return list.flatMap((word) => named<string>(KINDS.exterior.words, word));
}

/** "The floors are concrete" */
function floorsSaidOf(sentence: string): string[] {
  const list =
    /\b(?:floors are|flooring is) ([^;]*)/i.exec(sentence)?.[1]?.match(/[\w'+-]+/g) ?? [];
  return list.flatMap((word) => named<string>(KINDS.flooring.words, word));
}

/** Floors named without the noun: "hardwood and carpet underfoot". */
function looseFloors(tokens: readonly string[]): string[] {
  const { words } = KINDS.flooring;
  const only = ["Carpet", "Hardwood", "Laminate", "Slate", "Softwood", "Tile"] as const;
  return only.filter((kind) => tokens.some((token) => words[kind].test(token)));
}
