import { capitalize } from "#lib/description/grammar.ts";
import type { Tone } from "#lib/fields/description.ts";
import type { Message } from "./message.ts";
import { realizeTemplates } from "./realize-template.ts";

/** Characters up to which two clauses make one sentence. */
const LONGEST_SENTENCE: Record<Tone, number> = { plain: 115, warm: 130, polished: 145 };

/** Words that say already whether a thing is inside or outside. */
const SAYS_WHERE = /\b(?:out|in)(?:side|doors?)\b|open air|the open\b|out of doors|step out/;

export function realizeMessage(message: Message, tone: Tone): string[] {
  const { templates, slots, parts, leadIn } = message;
  const wordings = templates.flatMap((set) => realizeTemplates(set, slots, tone));
  if (parts) wordings.push(...realizeParts(parts, tone));
  if (!leadIn) return wordings;
  return wordings.flatMap((text) => (SAYS_WHERE.test(text) ? text : [text, `${leadIn}, ${text}`]));
}

function realizeParts(parts: NonNullable<Message["parts"]>, tone: Tone): string[] {
  const others = realizeMessage(parts.second, tone);
  return realizeMessage(parts.first, tone).flatMap((first, row) =>
    others.map((second, column) =>
      parts.inAnyOrder && (row + column) % 2
        ? joinClauses(second, first, tone)
        : joinClauses(first, second, tone),
    ),
  );
}

/** Two clauses as one sentence, or as two where that would be long. */
function joinClauses(one: string, other: string, tone: Tone): string {
  const long = one.length + other.length > LONGEST_SENTENCE[tone];
  return long ? `${one}. ${capitalize(other)}` : `${one}, and ${other}`;
}
