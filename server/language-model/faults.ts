import "server-only";
import { BATHROOM_KINDS } from "#lib/us/measures.ts";
import {
  checkDescription,
  countInWords,
  type Fact,
  figures,
  type Home,
  readHome,
} from "#lib/description/index.ts";
import { type Length, MAX_OF_LENGTH } from "#lib/fields/description.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { sentencesOf } from "./text.ts";

export const FAULT_KINDS = [
  "invented",
  "fair_housing",
  "form",
  "contact",
  "self_talk",
  "repeated",
  "too_long",
  "empty",
  "off_topic",
  "too_short",
  "cut_off",
  "missing",
  "unchanged",
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  kind: FaultKind;
  complaint: string;
}

// Faults of a text that is still true and readable.
const BEARABLE: ReadonlySet<FaultKind> = new Set(["too_short", "missing"]);

export function areBearable(faults: readonly Fault[]): boolean {
  return faults.every(({ kind }) => BEARABLE.has(kind));
}

export interface Assignment {
  facts: readonly Fact[];
  length: Length;
  currentText: string | null;
}

// The minimum in characters if there are enough facts.
const MIN_CHARACTERS: Record<Length, number> = { short: 200, standard: 350, long: 450 };
const MANY_FACTS = 25;

const SELF_TALK = [
  "I(?:'\\w+)?",
  "as an? (?:ai|assistant|language model)",
  "language model",
  "here(?:'s| is) (?:the|an?|your|my)(?: [\\w,-]+){0,3} (?:description|text|version|draft|copy)",
  "sure|certainly|of course|absolutely|let me know|please note|disclaimer",
  "based on the",
  "(?:provided|given|listed|following) (?:facts?|data|details?|information)",
  "(?:listing|property) description",
  "rewritten|json|prompts?|instructions?|characters",
];

const PATTERNS: readonly (Fault & { pattern: RegExp })[] = [
  { kind: "form", pattern: /!/, complaint: "Use no exclamation marks." },
  {
    kind: "form",
    pattern: /[^\p{Script=Latin}\d\s.,;:?!'()&/%$+–—-]/u,
    complaint: "Use plain words and punctuation: no markup, quotation marks, symbols or emoji.",
  },
  {
    kind: "form",
    pattern: /^[^\S\n\r\u2028\u2029]*(?:[-–—+]|\(?\d{1,2}[.)])\s/m,
    complaint: "Write paragraphs of full sentences, no lists.",
  },
  { kind: "form", pattern: /\b\p{Lu}{5,}\b/u, complaint: "Write no words in capitals." },
  {
    kind: "contact",
    pattern: /https?:|www\.|\b\w+\.(?:com|net|org|io|info|biz|us|homes|realty)\b/i,
    complaint: "Give no web addresses.",
  },
  {
    kind: "contact",
    pattern: /(?<!\d)(?:\d{3}[\s.)-]+)?\d{3}[\s.-]\d{4}(?!\d)/,
    complaint: "Give no telephone numbers.",
  },
  {
    kind: "self_talk",
    pattern: new RegExp(`\\b(?:${SELF_TALK.join("|")})\\b`, "i"),
    complaint: "Write nothing about yourself, the task or the data: only the description.",
  },
];

// Words for each property type. The claims check already excludes wrong ones.
const TYPE_WORDS: Record<PropertyType, RegExp> = {
  single_family:
    /\bsingle[\s-]family\b|\b(?:house|home|residence|bungalow|Cape Cod|Colonial|Georgian|Tudor|Victorian)\b/i,
  multi_family: /\bmulti[\s-]?family\b/i,
  condominium: /\bcondo(?:minium)?\b/i,
  land_lot: /\b(?:land|lot|parcel|acreage|acres?)\b/i,
};
const ANY_HOME =
  /\b(?:home|house|residence|property|building|condo(?:minium)?|apartment|unit|loft|studio|duplex|bungalow|Cape Cod|Colonial|Georgian|Tudor|Victorian|land|lot|parcel|acreage|acres)\b/i;
const BATH_WORDS: Readonly<Record<string, string>> = {
  full: "full",
  "three-quarter": "(?:three[\\s-]quarter|3/4)",
  half: "half",
  quarter: "(?:one[\\s-])?(?:quarter|1/4)",
};
const BATH_WEIGHTS: ReadonlyMap<string, number> = new Map(
  BATHROOM_KINDS.map(({ name, weight }) => [name, weight]),
);

/**
 * Returns every reason why a model's text can't be shown. Pure.
 *
 * @param text whole sentences, tidied
 * @param isComplete false while the text is streaming, when missing parts aren't faults
 * @param isCutOff whether the text ended at its limit
 * @returns empty if the text can be shown
 */
export function findFaults(
  text: string,
  assignment: Assignment,
  { isComplete = false, isCutOff = false } = {},
): Fault[] {
  const found = PATTERNS.filter(({ pattern }) => pattern.test(text)).map(
    ({ kind, complaint }): Fault => ({ kind, complaint }),
  );
  found.push(
    ...wordingFaults(text, assignment.facts),
    ...shapeFaults(text, assignment, isComplete),
  );
  if (isComplete) found.push(...lacks(text, assignment, isCutOff));
  return found;
}

export function isOutOfForm(text: string): boolean {
  return PATTERNS.some(({ pattern }) => pattern.test(text));
}

function wordingFaults(text: string, facts: readonly Fact[]): Fault[] {
  return checkDescription(text, facts).map(({ kind, phrase }): Fault => {
    const quote = JSON.stringify(phrase);
    return kind === "claim"
      ? { kind: "invented", complaint: `The facts don't say ${quote}.` }
      : { kind: "fair_housing", complaint: `Fair housing rules don't allow ${quote}.` };
  });
}

function shapeFaults(text: string, { length }: Assignment, isComplete: boolean): Fault[] {
  const faults: Fault[] = [];
  const most = MAX_OF_LENGTH[length];
  if (text.length > most) {
    faults.push({ kind: "too_long", complaint: `Keep it under ${figures(most)} characters.` });
  }
  const paragraphs = text.split("\n\n");
  const ended = isComplete ? paragraphs : paragraphs.slice(0, -1);
  if (text && ended.some((paragraph) => !/[.?]\)?$/.test(paragraph))) {
    faults.push({
      kind: "form",
      complaint: "End every paragraph with a full sentence: no title and no headings.",
    });
  }
  const sentences = plainSentences(text);
  if (new Set(sentences).size < sentences.length) {
    faults.push({ kind: "repeated", complaint: "Say nothing twice." });
  }
  return faults;
}

function lacks(
  text: string,
  { facts, length, currentText }: Assignment,
  isCutOff: boolean,
): Fault[] {
  if (text === "") return [{ kind: "empty", complaint: "There is no text." }];
  const faults: Fault[] = [];
  const sentences = plainSentences(text);
  if (!ANY_HOME.test(text)) {
    faults.push({ kind: "off_topic", complaint: "It must describe the home." });
  }
  if (isCutOff) faults.push({ kind: "cut_off", complaint: "It broke off: write less." });
  const isShort = facts.length >= MANY_FACTS && text.length < MIN_CHARACTERS[length];
  if (sentences.length < 2 || isShort) {
    faults.push({ kind: "too_short", complaint: "It is too short: include more of the facts." });
  }
  faults.push(
    ...missingFrom(text, readHome(facts)).map((what): Fault => ({
      kind: "missing",
      complaint: `It must give ${what}.`,
    })),
  );
  if (currentText !== null && sentences.join(" ") === plainSentences(currentText).join(" ")) {
    faults.push({ kind: "unchanged", complaint: "It must not be the text that there is already." });
  }
  return faults;
}

function missingFrom(text: string, home: Home): string[] {
  const gives = (number: number, what: string) =>
    new RegExp(`(?<![\\w.,])(?:${waysToSay(number)})[\\s-]+(?:[a-z]+[\\s-]+)?${what}`, "i").test(
      text,
    );
  const missing: string[] = [];
  if (!TYPE_WORDS[home.type].test(text)) missing.push("the property type");
  if (home.bedrooms && !gives(home.bedrooms, "(?:bed|br\\b|bd)")) {
    missing.push("the number of bedrooms");
  }
  const total = home.baths.reduce((sum, { number }) => sum + number, 0);
  const parts = home.baths.reduce(
    (sum, { kind, number }) => sum + number * (BATH_WEIGHTS.get(kind) ?? 0),
    0,
  );
  const isTold =
    home.baths.every(({ kind, number }) => gives(number, BATH_WORDS[kind] ?? kind)) ||
    gives(total, "ba(?:th|\\b)") ||
    gives(parts, "ba(?:th|\\b)");
  if (total && !isTold) missing.push("the number of bathrooms, by kind");
  return missing;
}

// Returns a pattern for a number in figures and words: "2.5", "two and a half", "2 1/2".
function waysToSay(number: number): string {
  const whole = Math.floor(number);
  if (number === whole) {
    return [figures(number), countInWords(number), ...(number === 1 ? ["an?"] : [])].join("|");
  }
  const decimal = figures(number).replace(".", "\\.");
  return number - whole === 0.5
    ? `${decimal}|${countInWords(whole)}[\\s-]and[\\s-]a[\\s-]half|${whole} 1/2`
    : decimal;
}

function plainSentences(text: string): string[] {
  return sentencesOf(text).map((sentence) => sentence.text.toLowerCase());
}
