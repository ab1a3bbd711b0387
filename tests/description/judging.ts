import type { Fact } from "#lib/description/facts.ts";
import * as vocabulary from "#lib/description/vocabulary.ts";

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d'$.,-]*[\p{L}\d]/gu) ?? [];

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[a-z\d)]\.)\s+/).filter(Boolean);
}

/**
 * The school grade that a text asks for, by the index of Coleman and Liau ("A computer readability
 * formula designed for machine scoring", Journal of Applied Psychology 60, 1975): 0.0588 L − 0.296 S
 * − 15.8, with L letters and S sentences to a hundred words.
 */
export function readabilityGrade(text: string): number {
  const words = wordsOf(text).length;
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  const per = 100 / words;
  return 0.0588 * letters * per - 0.296 * sentencesOf(text).length * per - 15.8;
}

export function wordsInSentence(text: string): number {
  return wordsOf(text).length / sentencesOf(text).length;
}

const FACT_WORDS: ReadonlySet<string> = new Set(
  Object.values(vocabulary)
    .flatMap((words) => Object.values(words as object))
    .flatMap((word: string | { text: string }) =>
      wordsOf(typeof word === "string" ? word : word.text),
    ),
);
const COUNTS =
  /^(?:[\d$.,-]+(?:-\w+)*|one|two|three|four|five|six|seven|eight|nine|(?:\w+-)?(?:bedroom|bath|baths|acres?|car)|and|plus|an?|with|in|on|of)$/;

/** A sentence without the words of its facts: what a template leaves of it. */
export function frameOf(sentence: string, facts: readonly Fact[]): string {
  const places = new Set(
    facts
      .filter(({ source }) => source === "city" || source === "state")
      .flatMap(({ value }) => wordsOf(String(value))),
  );
  return wordsOf(sentence)
    .filter((word) => !FACT_WORDS.has(word) && !places.has(word) && !COUNTS.test(word))
    .join(" ");
}

/** By how many of these texts each frame is used. */
export function frameUses(texts: readonly { text: string; facts: readonly Fact[] }[]): {
  frames: string[][];
  uses: ReadonlyMap<string, number>;
} {
  const frames = texts.map(({ text, facts }) =>
    sentencesOf(text).map((sentence) => frameOf(sentence, facts)),
  );
  const uses = new Map<string, number>();
  for (const own of frames) {
    for (const frame of new Set(own)) uses.set(frame, (uses.get(frame) ?? 0) + 1);
  }
  return { frames, uses };
}

function trigramsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}

/** How far two texts are apart: the share of their three-word runs that only one of them has. */
export function distanceBetween(one: string, other: string): number {
  const [first, second] = [trigramsOf(one), trigramsOf(other)];
  const shared = [...first].filter((run) => second.has(run)).length;
  return 1 - shared / (first.size + second.size - shared || 1);
}
