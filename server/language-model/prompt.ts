import "server-only";
import type { ModelMessage } from "ai";
import {
  checkDescription,
  type Fact,
  type FactSource,
  figures,
  TYPE_NOUNS,
  wordFor,
} from "#lib/description/index.ts";
import { BASICS_FIELDS } from "#lib/fields/basics.ts";
import { COUNT_LABELS, FEATURE_SECTIONS } from "#lib/fields/features.ts";
import { MIN_LOT_IN_ACRES, SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { type Assignment, type Fault, isOutOfForm } from "./faults.ts";
import { OWN_WORDS } from "./instructions.ts";
import { sentencesOf, tidy } from "./text.ts";

const LABELS = new Map<FactSource, string>([
  ["propertyType", "Property Type"],
  ["city", "City"],
  ["state", "State"],
  ...BASICS_FIELDS.map(({ name, label }) => [`propertyBasics.${name}`, label] as const),
  ...FEATURE_SECTIONS.flatMap(({ groups }) =>
    groups.map(({ key, label }) => {
      const source = key === "rooms" || key === "parking" ? (`${key}.types` as const) : key;
      return [`propertySpecifics.${source}`, label] as const;
    }),
  ),
  ["propertyBasics.lotSize", "Lot Size"],
  ["propertySpecifics.rooms.total", COUNT_LABELS.rooms],
  ["propertySpecifics.parking.totalSpaces", COUNT_LABELS.parking],
  ["ownWords", OWN_WORDS],
]);

// Words that address the reader. No US place name contains one.
const SPEECH =
  /\b(?:ignore|disregard|forget|override|instructions?|prompts?|system|assistant|user|ai|say|write|print|output|reply|respond|answer|repeat|pretend|must|please|you|your)\b/i;

// The seller's own words are only sent if they contain no instruction to a model.
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|instructions?|prompts?|assistant|language model|ai|pretend|output|reply|respond|repeat|json)\b/i;

function readsAsInstruction(text: string): boolean {
  return INSTRUCTION.test(text) || isOutOfForm(text);
}

// True for a possible city or state name: a few words of letters, not a sentence.
function isPlaceName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    text.length <= 60 &&
    words.length <= 5 &&
    /^[\p{Script=Latin}\s.'-]+$/u.test(text) &&
    !/[.]\s+\p{Ll}/u.test(text) &&
    !SPEECH.test(text)
  );
}

/**
 * Returns the facts that may be sent to a model. Excludes the street address, which a listing text
 * doesn't need. City and state are free text and are sent only if they look like names.
 */
export function shareableFacts(facts: readonly Fact[]): Fact[] {
  return facts.flatMap((fact) => {
    const { source, value } = fact;
    if (source === "addressLine1" || source === "houseNumber") return [];
    if (source === "ownWords") return readsAsInstruction(String(value)) ? [] : [fact];
    if (source !== "city" && source !== "state") return [fact];
    const name = tidy(String(value));
    return isPlaceName(name) ? [{ source, value: name }] : [];
  });
}

// Models convert units badly.
function lotSize(squareFeet: number): string {
  if (squareFeet < MIN_LOT_IN_ACRES) return `${figures(squareFeet)} square feet`;
  const acres = figures(Math.round((squareFeet / SQUARE_FEET_PER_ACRE) * 100) / 100);
  return acres === "1" ? "1 acre" : `${acres} acres`;
}

// Replaces options with listing wording: fair housing requires some, and others read better
// ("balcony/patio").
function valueOf({ source, value }: Fact): string | number {
  if (source === "propertyBasics.lotSize") return lotSize(Number(value));
  if (source === "propertyType") return TYPE_NOUNS[value as keyof typeof TYPE_NOUNS];
  return wordFor(source, String(value)) ?? value;
}

function asData(facts: readonly Fact[]): Record<string, string | number | (string | number)[]> {
  const fields = new Map<string, (string | number)[]>();
  for (const fact of facts) {
    const label = LABELS.get(fact.source) ?? fact.source;
    fields.set(label, [...(fields.get(label) ?? []), valueOf(fact)]);
  }
  const lists = new Set<string>([
    ...FEATURE_SECTIONS.flatMap(({ groups }) => groups.map((g) => g.label)),
    OWN_WORDS,
  ]);
  return Object.fromEntries(
    [...fields].map(([label, values]) => [label, lists.has(label) ? values : (values[0] ?? "")]),
  );
}

// In characters.
const MAX_WORDING = 2000;

// Returns the sentences of the current text that pass all checks. Others may be private (such as a
// house or phone number), untrue, or instructions.
function wordingOf(currentText: string, facts: readonly Fact[]): string[] {
  const text = tidy(currentText).slice(0, MAX_WORDING);
  const findings = checkDescription(text, facts);
  return sentencesOf(text)
    .filter(({ start, end }) =>
      findings.every((finding) => finding.end <= start || finding.start >= end),
    )
    .map((sentence) => sentence.text)
    .filter((sentence) => !isOutOfForm(sentence) && !SPEECH.test(sentence));
}

export function dataFor({ facts, currentText }: Assignment): ModelMessage {
  const wording = currentText === null ? [] : wordingOf(currentText, facts);
  const data = {
    facts: asData(facts),
    ...(wording.length > 0 && { wording_to_avoid: wording }),
  };
  return { role: "user", content: JSON.stringify(data, null, 1) };
}

const MAX_COMPLAINTS = 8;

export function complaintAbout(text: string, faults: readonly Fault[]): ModelMessage[] {
  const complaints = faults.slice(0, MAX_COMPLAINTS).map(({ complaint }) => `- ${complaint}`);
  const content = `That text can't be used:\n${complaints.join("\n")}\nWrite the whole description again, from the same facts, without these faults.`;
  const answer: ModelMessage[] = text ? [{ role: "assistant", content: text }] : [];
  return [...answer, { role: "user", content }];
}
