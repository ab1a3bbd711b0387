/**
 * How the built-in writer's texts read, in figures: readability, how far templates show, distance of
 * two texts about the same facts, and faults of taste.
 */
import { collectFacts, type Fact } from "#lib/description/facts.ts";
import { startVariant } from "#lib/description/writer/next-variant.ts";
import { writeDescription } from "#lib/description/writer/write-description.ts";
import { LENGTHS, type Tone, TONES } from "#lib/fields/description.ts";
import {
  distanceBetween,
  frameUses,
  readabilityGrade,
  wordsInSentence,
} from "#tests/description/judging.ts";
import { FAITHFUL_TEXTS, ORDERED_TEXTS } from "#tests/description/model-texts.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { tasteFaultsOf } from "#tests/description/taste.ts";

const HOMES = 100;
const MANY_HOMES = 1000;
/** Homes of the hundred beyond which a sentence is one of a template. */
const OFTEN = 5;
/** What the texts must keep to. */
const BOUNDS = { grade: 11, words: 20, repeated: 0.5, distance: 0.5 };

export interface Judged {
  title: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  missed: readonly string[];
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function textOf(facts: readonly Fact[], tone: Tone, thisYear: number): string {
  return writeDescription(facts, { tone, variant: startVariant(facts), thisYear });
}

/** The same home at another address: the same facts, and another place in the round of texts. */
function atAnotherAddress(seed: number): Fact[] {
  const property = randomProperty(seed);
  return collectFacts({ ...property, addressLine1: `7 ${seed} Fernwood Road` });
}

export function judgeTexts(thisYear: number): Judged {
  const homes = Array.from({ length: HOMES }, (_, seed) => collectFacts(randomProperty(seed)));
  const missed: string[] = [];
  const rows = TONES.map((tone) => {
    const texts = homes.map((facts) => ({ facts, text: textOf(facts, tone, thisYear) }));
    const { frames, uses } = frameUses(texts);
    const all = frames.flat();
    const repeated = all.filter((frame) => (uses.get(frame) ?? 0) > OFTEN).length / all.length;
    const grade = mean(texts.map(({ text }) => readabilityGrade(text)));
    const words = mean(texts.map(({ text }) => wordsInSentence(text)));
    const distance = mean(
      texts.map(({ text }, seed) =>
        distanceBetween(text, textOf(atAnotherAddress(seed), tone, thisYear)),
      ),
    );
    if (grade > BOUNDS.grade) missed.push(`${tone}: readability`);
    if (words > BOUNDS.words) missed.push(`${tone}: words in a sentence`);
    if (repeated > BOUNDS.repeated) missed.push(`${tone}: sentences of a template`);
    if (distance < BOUNDS.distance) missed.push(`${tone}: distance`);
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    return [
      tone,
      grade.toFixed(1),
      words.toFixed(1),
      percent(repeated),
      uses.size,
      percent(distance),
    ];
  });
  return {
    title: `Judged: standard texts of ${HOMES} homes`,
    head: [
      "tone",
      "grade",
      "words in a sentence",
      `frames in over ${OFTEN} homes`,
      "different frames",
      "distance of two texts on the same facts",
    ],
    rows,
    missed,
  };
}

export function judgeTaste(thisYear: number): Judged {
  const found = new Map<string, number>();
  for (let seed = 0; seed < MANY_HOMES; seed += 1) {
    const facts = collectFacts(randomProperty(seed));
    for (const length of LENGTHS) {
      for (const tone of TONES) {
        const text = writeDescription(facts, {
          tone,
          length,
          thisYear,
          variant: startVariant(facts),
        });
        for (const fault of tasteFaultsOf(text, facts)) {
          found.set(fault, (found.get(fault) ?? 0) + 1);
        }
      }
    }
  }
  const rows = [...found].map(([fault, times]) => [fault, times]);
  const texts = MANY_HOMES * LENGTHS.length * TONES.length;
  return {
    title: `Texts with a fault of taste, of ${texts} about ${MANY_HOMES} homes`,
    head: ["fault", "texts"],
    rows: rows.length > 0 ? rows : [["none", 0]],
    missed: rows.map(([fault]) => `taste: ${fault}`),
  };
}

/**
 * The same judging of recorded answers of a model: the twelve to the instructions as they were are
 * counted, those to the instructions of today are bound to show no fault.
 */
export function judgeRecorded(): Judged {
  const judged = [...FAITHFUL_TEXTS, ...ORDERED_TEXTS].map(([home, length, text]) => [
    home,
    length,
    readabilityGrade(text).toFixed(1),
    wordsInSentence(text).toFixed(1),
    tasteFaultsOf(text, collectFacts(sampleHome(home))).join(", ") || "none",
  ]);
  return {
    title: "Recorded answers of a model",
    head: ["home", "length", "grade", "words in a sentence", "faults of taste"],
    rows: judged,
    missed: judged
      .slice(FAITHFUL_TEXTS.length)
      .filter((row) => row.at(-1) !== "none")
      .map(([home]) => `recorded: ${home}`),
  };
}
