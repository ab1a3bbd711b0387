import phrases from "#lib/description/built/fair-housing-phrases.json" with { type: "json" };
import { LEARNED, type Rule, ruleOfRow } from "#lib/description/rule.ts";
import { PhraseFinder, type PhraseMatch } from "#lib/text/phrase-finder.ts";
import { withPlainMarks } from "#lib/text/plain-marks.ts";
import { type Span, SpanSet } from "#lib/text/spans.ts";
import { tokenize } from "#lib/text/tokens.ts";
import type { Stance } from "./people/judge.ts";
import { type ReadSentence, readPeople } from "./people/read-people.ts";
import { withoutShorthand } from "./people/shorthand.ts";
import { type FairHousingRule, type ProtectedClass, type Severity, sourceOf } from "./rule.ts";
import { FAIR_HOUSING_RULES } from "./rules/rules.ts";

/** A phrase that fair housing law has something to say about. */
export interface FairHousingFinding extends Span {
  phrase: string;
  protectedClass: ProtectedClass;
  severity: Severity;
  /** Why, in a sentence for the seller. */
  reason: string;
  rule: Rule;
  /** What to put in its place; empty where it is best taken out. */
  replacement: string;
}

const BY_WEIGHTS: Rule = { id: "fair-housing/weights", source: LEARNED };

let finder: PhraseFinder<FairHousingRule> | undefined;

/** What finds the rows of the reference list, read when first asked for. */
export const fairHousingPhrases = () => (finder ??= new PhraseFinder(FAIR_HOUSING_RULES, phrases));

// Logarithms of odds: a sentence in which no row and no rule finds anything is named above the first,
// and what rules find in a sentence is no finding below the bound of its severity.
// docs/description.md says how to choose them.
const UNFAIR = 0.25;
const INNOCENT: Record<Severity, number> = { violation: -1, caution: -0.25 };

/**
 * Reads a text for words that fair housing law forbids or that invite a complaint.
 *
 * @returns findings in the order of the text, none overlapping another
 */
export function checkFairHousing(typed: string): FairHousingFinding[] {
  const { byRows, byPeople, sentences } = readText(typed);
  const sentenceOf = (span: Span) => sentences.find((sentence) => isWithin(span, sentence));
  const isNamed = new Set([...byRows, ...byPeople].map(sentenceOf));
  const learned = sentences
    .filter((sentence) => (sentence.odds ?? UNFAIR) > UNFAIR && !isNamed.has(sentence))
    .map(({ about }) => findingOf(typed, about));
  const people = byPeople.filter((finding) => {
    const least = INNOCENT[finding.severity];
    return (sentenceOf(finding)?.odds ?? least) >= least;
  });
  return [...byRows, ...people, ...learned].sort((a, b) => a.start - b.start);
}

/** Whether rows and rules alone, without what was learned from examples, find something. */
export function isFoundByRules(typed: string): boolean {
  const { byRows, byPeople } = readText(typed);
  return byRows.length + byPeople.length > 0;
}

function readText(typed: string): {
  byRows: FairHousingFinding[];
  byPeople: FairHousingFinding[];
  sentences: readonly ReadSentence[];
} {
  const text = withPlainMarks(typed);
  const tokens = withoutShorthand(tokenize(text));
  const found = new SpanSet(text.length);
  const byRows = fairHousingPhrases()
    .find(text, tokens)
    .filter((match) => !isName(text, match) && !isQualifiedAge(text, match))
    .filter((match) => !isGroundOfTheLaw(text, match) && !isLawfulLimit(text, match))
    .sort(byWeight)
    .filter((match) => found.add(match))
    .sort((a, b) => a.start - b.start)
    .map(({ rule, start, end, kept }) => ({
      start,
      end,
      phrase: typed.slice(start, end),
      protectedClass: rule.protectedClass,
      severity: rule.severity,
      reason: rule.reason,
      rule: ruleOfRow(rule),
      replacement: (rule.replacement ?? "").replace("{}", () => kept),
    }));
  // What a sentence says in words that are no row's.
  const sentences = readPeople(text, tokens);
  const byPeople = sentences
    .filter((sentence) => !byRows.some((row) => isWithin(row, sentence)))
    .flatMap(({ reading }) => reading ?? [])
    .filter((span) => !isName(text, span))
    .filter((span) => !isQualifiedAge(text, span))
    .map((reading) => ({
      start: reading.start,
      end: reading.end,
      phrase: typed.slice(reading.start, reading.end),
      protectedClass: reading.protectedClass,
      severity: reading.severity,
      reason: REASONS[reading.stance](reading.protectedClass),
      rule: {
        id: `fair-housing/people.${reading.rule}`,
        source: sourceOf(reading.protectedClass, reading.severity),
      },
      replacement: "",
    }));
  return { byRows, byPeople, sentences };
}

const isWithin = ({ start }: Span, sentence: Span) =>
  sentence.start <= start && start < sentence.end;

function findingOf(typed: string, about: ReadSentence["about"]): FairHousingFinding {
  const { start, end, protectedClass } = about;
  return {
    start,
    end,
    phrase: typed.slice(start, end),
    protectedClass: protectedClass ?? "a protected group",
    severity: "caution",
    reason: protectedClass
      ? `${CAN_BE_READ} based on ${inWords(protectedClass)}.`
      : `${CAN_BE_READ}.`,
    rule: BY_WEIGHTS,
    replacement: "",
  };
}

const CAN_BE_READ = "This could suggest who is or isn't welcome";

const IN_WORDS: Readonly<Partial<Record<ProtectedClass, string>>> = {
  "familial status": "family or household type",
  disability: "health or disability",
  "military status": "military service",
  "criminal record": "a criminal record",
  "a protected group": "a protected characteristic",
};

const inWords = (protectedClass: ProtectedClass) => IN_WORDS[protectedClass] ?? protectedClass;

// Why, by what a clause says of a group.
const REASONS: Record<Stance, (protectedClass: ProtectedClass) => string> = {
  unwanted: (of) => `An ad can't exclude people based on ${inWords(of)}.`,
  wanted: (of) => `An ad can't seek people based on ${inWords(of)}.`,
  suited: (of) =>
    `Describe the home, not who it suits. This can exclude people based on ${inWords(of)}.`,
  typical: (of) => `An ad can't describe who lives in an area based on ${inWords(of)}.`,
  asked: (of) => `You can't ask buyers or tenants about ${inWords(of)}.`,
};

type Match = PhraseMatch<FairHousingRule>;

// A violation before a caution, the longer before the shorter; of two as long the replaceable.
function byWeight(a: Match, b: Match): number {
  return (
    Number(b.rule.severity === "violation") - Number(a.rule.severity === "violation") ||
    b.end - b.start - (a.end - a.start) ||
    a.start - b.start ||
    Number(b.rule.replacement !== undefined) - Number(a.rule.replacement !== undefined)
  );
}

const GROUND_OF_THE_LAW = /^handicap$/i;
const GROUNDS = /\b(?:race|colou?r|religion|creed|sex|familial status|national origin)\b/gi;

// True in a sentence that lists the grounds as the law names them: "race, color, sex, handicap or …".
function isGroundOfTheLaw(text: string, { start, end }: Span): boolean {
  if (!GROUND_OF_THE_LAW.test(text.slice(start, end))) return false;
  const named = new Set(sentenceAround(text, { start, end }).toLowerCase().match(GROUNDS));
  return named.size >= 3;
}

const LIMIT = /\bper[ -]bedroom\b/i;
const OF_LAW = /\b(?:code|codes|ordinance|by law|legal limit|law allows)\b/i;

// "Two persons per bedroom, as the city code has it"
const isLawfulLimit = (text: string, { start, end }: Span): boolean =>
  LIMIT.test(text.slice(start, end)) && OF_LAW.test(sentenceAround(text, { start, end }));

function sentenceAround(text: string, { start, end }: Span): string {
  const before = text.slice(0, start).split(/[.!?]/).at(-1) ?? "";
  const after = text.slice(end).split(/[.!?]/)[0] ?? "";
  return before + after;
}

const AGE_GROUP = /adult|senior|retire/i;
const LEGAL_AGE =
  /(?:\b55\s?\+|\bover[\s-]55|\b55 (?:and|or) (?:over|older|better)|\b62\s?\+)[^.]{0,20}$/i;

// A community that states its legal age limit may say what it is.
function isQualifiedAge(text: string, { start, end }: Span): boolean {
  return AGE_GROUP.test(text.slice(start, end)) && LEGAL_AGE.test(text.slice(0, start));
}

const STREETS = [
  "St(?:reet)?|R(?:oa)?d|Ave(?:nue)?|Dr(?:ive)?|L(?:a)?n(?:e)?|Blvd|Boulevard|C(?:our)?t",
  "Cir(?:cle)?|Way|Pl(?:ace)?|P(?:ar)?kwy|Parkway|Ter(?:race)?|Trail|Square|Creek|County",
];
const PLACES =
  "Community Center|Center|Church|Chapel|School|Academy|College|University|Hall|Hospital|Museum|Cemetery";
const BEFORE_A_STREET = new RegExp(
  `^['’]?s?\\s+(?:[A-Z]\\w+\\s+)?(?:${[...STREETS, PLACES].join("|")})\\b`,
);
const LAST_WORD = /(?<![\p{L}'’])[\p{L}'’]+$/u;
// What ends a phrase about a place, in which a capital at the start makes no name.
const AREA = /^(?:communit|neighborhood|area)/i;

// "Kimball's Nursery" sells plants.
const OF_AN_OWNER = /\p{Lu}\p{Ll}+['’]s $/u;
const NURSERY = /^Nurser/;

// True inside the name of a street or a place: "Christian Street", "St. James Church Road".
function isName(text: string, { start, end }: Span): boolean {
  if (NURSERY.test(text.slice(start)) && OF_AN_OWNER.test(text.slice(0, start))) return true;
  if (!BEFORE_A_STREET.test(text.slice(end))) return false;
  const phrase = text.slice(start, end);
  const last = LAST_WORD.exec(phrase)?.[0] ?? "";
  return /^\p{Lu}/u.test(last) || (/^\p{Lu}/u.test(phrase) && !AREA.test(last));
}
