import type { Span } from "#lib/text/spans.ts";
import type { Token } from "#lib/text/tokens.ts";
import { judge, type Judgment } from "./judge.ts";
import { sentencesIn } from "./sentence.ts";

/** What a text says of a group, in the terms of the law. */
export interface PeopleReading
  extends Span, Pick<Judgment, "protectedClass" | "severity" | "stance"> {
  /** The sentence that says it. */
  sentence: Span;
}

/** What the sentences of a text say of protected groups: of each the one reading that weighs most. */
export function readPeople(text: string, tokens: readonly Token[]): PeopleReading[] {
  return sentencesIn(text, tokens).flatMap((words) => {
    const judgment = judge(words);
    if (!judgment) return [];
    const { from, to, ...reading } = judgment;
    const start = words[from]?.start ?? 0;
    const end = words[Math.min(to, words.length) - 1]?.end ?? start;
    return [
      {
        ...reading,
        start,
        end,
        sentence: { start: words[0]?.start ?? start, end: words.at(-1)?.end ?? end },
      },
    ];
  });
}
