import type { ProtectedClass, Rule, Severity } from "./rule.ts";
import { Taken } from "#lib/description/taken.ts";
import { PEOPLE_RULES } from "./rules-people.ts";
import { PLACE_RULES } from "./rules-places.ts";
import { withPlainMarks } from "#lib/description/word-pattern.ts";

const RULES = [...PEOPLE_RULES, ...PLACE_RULES];

/** A place in a text that fair-housing law has something to say about. */
export interface FairHousingFinding {
  /** UTF-16 positions: `text.slice(start, end)` is the phrase. */
  start: number;
  end: number;
  phrase: string;
  protectedClass: ProtectedClass;
  severity: Severity;
  /** Why, in a sentence for the seller. */
  reason: string;
  /** What to put in its place; empty where it is best taken out. */
  replacement: string;
}

/** A community that states its legal age limit may say what it is. */
const QUALIFIED =
  /(?:\b55\s?\+|\bover[\s-]55|\b55 (?:and|or) (?:over|older|better)|\b62\s?\+)[^.]{0,20}$/i;
const STREET_AFTER =
  /^['’]?s?\s+(?:[A-Z]\w+\s+)?(?:St(?:reet)?|R(?:oa)?d|Ave(?:nue)?|Dr(?:ive)?|L(?:a)?n(?:e)?|Blvd|Boulevard|C(?:our)?t|Cir(?:cle)?|Way|Pl(?:ace)?|P(?:ar)?kwy|Parkway|Ter(?:race)?|Trail|Square|Creek|County)\b/;
/** What follows a color that is only a color. */
const OF_A_THING = /^(?:communit|neighborhood|area)/i;

/**
 * Reads a text for words that fair-housing law forbids or that invite a complaint.
 *
 * @returns findings in the order of the text, none overlapping another
 */
export function checkFairHousing(typed: string): FairHousingFinding[] {
  const text = withPlainMarks(typed);
  const found = RULES.flatMap((rule) => findingsOf(rule, text));
  // A violation stands before a caution, the longer before the shorter.
  found.sort(
    (a, b) =>
      Number(b.severity === "violation") - Number(a.severity === "violation") ||
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start,
  );
  const taken = new Taken(text.length);
  return found
    .filter(({ start, end }) => taken.take(start, end))
    .map((finding) => ({ ...finding, phrase: typed.slice(finding.start, finding.end) }))
    .sort((a, b) => a.start - b.start);
}

function findingsOf(rule: Rule, text: string): FairHousingFinding[] {
  return [...text.matchAll(rule.pattern)].flatMap((match) => {
    const [phrase] = match;
    const start = match.index;
    const end = start + phrase.length;
    if (!phrase.trim() || isName(text, start, end)) return [];
    const qualified = /adult|senior|retire/i.test(phrase) && QUALIFIED.test(text.slice(0, start));
    if (qualified) return [];
    const replacement = rule.replacement.replaceAll(
      /\$(\d)/g,
      (_, group: string) => match[+group] ?? "",
    );
    const { protectedClass, severity, reason } = rule;
    return { start, end, phrase, protectedClass, severity, reason, replacement };
  });
}

/** True inside the name of a street or a place: "Christian Street", "St. James Church Road". */
function isName(text: string, start: number, end: number): boolean {
  const phrase = text.slice(start, end);
  const last = /[\p{L}'’]+$/u.exec(phrase)?.[0] ?? "";
  if (/^\p{Lu}/u.test(last) && STREET_AFTER.test(text.slice(end))) return true;
  return /^\p{Lu}/u.test(phrase) && !OF_A_THING.test(last) && STREET_AFTER.test(text.slice(end));
}
