import { withoutShorthand } from "#lib/description/fair-housing/people/shorthand.ts";
import { peopleSentences } from "#lib/description/fair-housing/people/sentences.ts";
import { signsOf } from "#lib/description/fair-housing/people/signs.ts";
import { withPlainMarks } from "#lib/text/plain-marks.ts";
import { tokenize } from "#lib/text/tokens.ts";
import { INNOCENT_OF_PEOPLE, UNFAIR_OF_PEOPLE } from "#tests/description/people-sentences.ts";
import { TAUGHT_PEOPLE } from "#tests/description/taught-people/all.ts";
import type { UnseenBatch } from "#tests/description/unseen/homes.ts";
import type { Signs } from "../teach-claims/learn.ts";
import { readUnseenBatches } from "../unseen-batches.ts";

// Sentences about homes are many, and few of them mention people.
const OF_HOME = 0.3;

/** One or a few sentences, labeled by whether they violate fair-housing law. */
export interface PeopleExample {
  text: string;
  parts: readonly Signs[];
  isUnfair: boolean;
  weight: number;
}

/** Examples from one source, which can be left out. */
export interface PeopleSource {
  name: string;
  examples: readonly PeopleExample[];
}

const exampleOf =
  (isUnfair: boolean, weight = 1) =>
  (text: string): PeopleExample => {
    const plain = withPlainMarks(text);
    const parts = peopleSentences(plain, withoutShorthand(tokenize(plain))).map(
      ({ words, mentions }) => signsOf(words, mentions),
    );
    return { text, parts, isUnfair, weight };
  };

const lesson = ([name, lines]: [string, string]): PeopleSource => ({
  name: `lesson-${name}`,
  examples: lines
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .map((line) => exampleOf(line.startsWith("-"))(line.slice(2))),
});

const ofBatch = ({ name, batch }: { name: string; batch: UnseenBatch }): PeopleSource => ({
  name,
  examples: [
    ...batch.unfair.map(exampleOf(true)),
    ...batch.innocent.map(exampleOf(false)),
    ...[...batch.true, ...batch.invented].map(([, text]) => exampleOf(false, OF_HOME)(text)),
  ],
});

/** Returns all labeled sentences by source. */
export async function readPeopleSources(): Promise<PeopleSource[]> {
  return [
    ...(await readUnseenBatches()).map(ofBatch),
    {
      name: "people-sentences",
      examples: [
        ...UNFAIR_OF_PEOPLE.map(exampleOf(true)),
        ...INNOCENT_OF_PEOPLE.map(exampleOf(false)),
      ],
    },
    ...Object.entries(TAUGHT_PEOPLE).map(lesson),
  ];
}
