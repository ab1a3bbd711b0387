import weights from "#lib/description/built/fair-housing-weights.json" with { type: "json" };
import { LearnedWeights, sumOf, type WeighedSign } from "#lib/description/learned-weights.ts";
import type { Span } from "#lib/text/spans.ts";
import type { Token } from "#lib/text/tokens.ts";
import type { ProtectedClass } from "../rule.ts";
import { isForAll, judge, type RuleJudgment } from "./judge.ts";
import { type PeopleSentence, peopleSentences } from "./mentions.ts";
import { signsOf } from "./signs.ts";

/** What a text says of a group, in the terms of the law. */
export interface PeopleReading extends Span, Omit<RuleJudgment, "from" | "to"> {}

/** A sentence by whom it speaks of. */
export interface ReadSentence extends Span {
  /** What the rules make of it. */
  reading: PeopleReading | null;
  /** Where it says something of people that no rule knows: what that is about. */
  about: Span & { protectedClass: ProtectedClass | null };
  /** How much speaks for its being unfair, as a logarithm of odds; null where too little is said. */
  odds: number | null;
}

// Names of places and single phrases are read by rules alone.
const MIN_WORDS = 5;

/** What the sentences of a text say of protected groups: of each the one reading that weighs most. */
export const readPeople = (text: string, tokens: readonly Token[]): ReadSentence[] =>
  peopleSentences(text, tokens).map((sentence) => {
    const { words } = sentence;
    const judgment = judge(sentence);
    const spanOf = ({ from, to }: { from: number; to: number }): Span => {
      const start = words[from]?.start ?? 0;
      return { start, end: words[Math.min(to, words.length) - 1]?.end ?? start };
    };
    return {
      ...spanOf({ from: 0, to: words.length }),
      reading: judgment && readingOf(judgment, spanOf),
      about: { ...spanOf(partOf(sentence)), protectedClass: classOf(sentence) },
      odds: words.length < MIN_WORDS || isForAll(sentence) ? null : sumOf(weighSigns(sentence)),
    };
  });

function readingOf(
  { from, to, ...rest }: RuleJudgment,
  spanOf: (part: { from: number; to: number }) => Span,
): PeopleReading {
  return { ...spanOf({ from, to }), ...rest };
}

const classOf = ({ mentions }: PeopleSentence) => mentions[0]?.protectedClass ?? null;

// The group that it names first, else all of it.
const partOf = ({ words, mentions }: PeopleSentence) =>
  mentions[0] ?? { from: 0, to: words.length };

export const WEIGHTS = new LearnedWeights(weights);

/** Each sign of a sentence with how much it speaks for its being unfair, as a logarithm of odds. */
export const weighSigns = ({ words, mentions }: PeopleSentence): WeighedSign[] =>
  Array.from(signsOf(words, mentions), ([sign, amount]) => ({
    sign,
    weight: WEIGHTS.of(sign) * amount,
  }));
