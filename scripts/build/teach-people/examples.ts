import { withoutShorthand } from "#lib/description/fair-housing/people/shorthand.ts";
import { peopleSentences } from "#lib/description/fair-housing/people/mentions.ts";
import { signsOf } from "#lib/description/fair-housing/people/signs.ts";
import { withPlainMarks } from "#lib/text/plain-marks.ts";
import { tokenize } from "#lib/text/tokens.ts";
import {
  INNOCENT_OF_PEOPLE,
  readPeopleLessons,
  UNFAIR_OF_PEOPLE,
} from "#tests/description/people-sentences.ts";
import { readBatches, type UnseenBatch } from "#tests/description/unseen/read-batch.ts";
import type { Signs } from "../teach-claims/learn.ts";

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

const lessons = (): PeopleSource[] =>
  readPeopleLessons().map(({ name, sentences }) => ({
    name,
    examples: sentences.map(({ label, text }) => exampleOf(label === "unfair")(text)),
  }));

const ofBatch = ({ name, batch }: { name: string; batch: UnseenBatch }): PeopleSource => ({
  name,
  examples: [
    ...batch.unfair.map(exampleOf(true)),
    ...batch.innocent.map(exampleOf(false)),
    ...[...batch.true, ...batch.invented].map(([, text]) => exampleOf(false, OF_HOME)(text)),
  ],
});

/** Returns all labeled sentences by source. */
export function readPeopleSources(): PeopleSource[] {
  return [
    ...readBatches().map(ofBatch),
    {
      name: "people-sentences",
      examples: [
        ...UNFAIR_OF_PEOPLE.map(exampleOf(true)),
        ...INNOCENT_OF_PEOPLE.map(exampleOf(false)),
      ],
    },
    ...lessons(),
  ];
}
