/**
 * The first step of npm run generate -- claim-weights: which classes English words have.
 *
 * A word's signature holds what it mostly means as a noun and as a verb (WordNet's lexicographer
 * files), the part of speech that it mostly has, and how likely it names what a home has. The last
 * is learned from words of which somebody said so (`innocent.ts`) by what WordNet says of them, and
 * so known of words that nobody looked at.
 */
import {
  classOfHomeliness,
  isGrammar,
  OF_EVERY_HOME,
} from "#lib/description/claims/open-world/word-classes.ts";
import { formsOf } from "#lib/description/claims/open-world/word-forms.ts";
import { CLAIMING, INNOCENT, OF_HOMES } from "./innocent.ts";
import { learn, sumOf } from "./learn.ts";
import { type Sense, SENSES, signsOf } from "./wordnet.ts";
import { writeWords } from "./table.ts";

const example = (word: string, isClaim: boolean, weight: number) => ({
  parts: [signsOf(word)],
  isClaim,
  weight,
});
const weights = learn(
  [
    ...[...INNOCENT].map((word) => example(word, false, 1)),
    ...[...CLAIMING].filter((word) => SENSES.has(word)).map((word) => example(word, true, 1)),
    ...[...OF_HOMES].filter((word) => SENSES.has(word)).map((word) => example(word, true, 0.7)),
  ],
  { rounds: 10, rate: 0.1, decay: 3e-4 },
);

const PARTS = ["n", "v", "a", "r"] as const;
const AFTER_ARTICLE = { n: 1, v: 0.1, a: 1, r: 1 };
const AFTER_PRONOUN = { n: 1, v: 6, a: 1, r: 1 };
const MIN_COUNT = 3;

const weightOf = ({ count, rank }: Sense) => (count + 0.5) / rank ** 0.5;

function signatureOf(word: string, senses: readonly Sense[]): string {
  const classOf = (part: "n" | "v") => {
    const of = senses.filter((sense) => sense.part === part);
    const [most] = of.sort((a, b) => weightOf(b) - weightOf(a));
    return most ? `${part}${most.file}` : "";
  };
  const shares = PARTS.map((part) =>
    senses.filter((sense) => sense.part === part).reduce((sum, sense) => sum + weightOf(sense), 0),
  );
  const mostly = (factors: Record<(typeof PARTS)[number], number>) =>
    PARTS.map((part, index) => ({ part, share: (shares[index] ?? 0) * factors[part] })).reduce(
      (most, each) => (each.share > most.share ? each : most),
    ).part;
  const parts = [{ n: 1, v: 1, a: 1, r: 1 }, AFTER_ARTICLE, AFTER_PRONOUN].map(mostly).join("");
  const homeliness = OF_HOMES.has(word)
    ? OF_EVERY_HOME
    : classOfHomeliness(sumOf(weights, signsOf(word)));
  return `${classOf("n")} ${classOf("v")} ${parts} ${homeliness}`;
}

// "Painted" is a form of "paint" rather than a word of its own.
function isForm(word: string, senses: readonly Sense[]): boolean {
  return (
    /(?:ed|ing)$/.test(word) &&
    senses.every(({ count }) => count < MIN_COUNT) &&
    formsOf(word).some((form) => form.word !== word && SENSES.has(form.word))
  );
}

const table = new Map<string, { signature: string; weight: number }>();
for (const [word, senses] of SENSES) {
  const isMet = senses.some(({ count }) => count > 0);
  const isListed = INNOCENT.has(word) || OF_HOMES.has(word) || CLAIMING.has(word);
  if (isGrammar(word) || (!isMet && !isListed) || (!isListed && isForm(word, senses))) continue;
  table.set(word, { signature: signatureOf(word, senses), weight: 0 });
}
// What WordNet doesn't have, as new words and the trade's: things of homes, and matters of talk.
for (const [words, signature] of [
  [OF_HOMES, `n6  nnn ${OF_EVERY_HOME}`],
  [INNOCENT, "n10  nnn 1"],
] as const) {
  for (const word of words) {
    const isKnown = formsOf(word).some((form) => table.has(form.word));
    if (!isKnown) table.set(word, { signature, weight: 0 });
  }
}
await writeWords(table);
console.log(`${table.size} words`);
