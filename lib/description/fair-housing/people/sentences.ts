import type { Token } from "#lib/text/tokens.ts";
import type { Mention } from "./mention.ts";
import { mentionsIn } from "./mentions.ts";
import { joined } from "./scene.ts";
import { sentencesIn, type Word } from "./sentence.ts";

/** A sentence with the groups that it names. */
export interface PeopleSentence {
  words: readonly Word[];
  /** Its words with single spaces between. */
  text: string;
  mentions: readonly Mention[];
}

/** The sentences of a text, read for whom they speak of. */
export const peopleSentences = (text: string, tokens: readonly Token[]): PeopleSentence[] =>
  sentencesIn(text, tokens).map((words) => {
    const sentence = joined(words);
    return { words, text: sentence, mentions: mentionsIn(words, sentence) };
  });
