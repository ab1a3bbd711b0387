import type { Home } from "#lib/description/home.ts";
import type { NumberSpan } from "#lib/text/numbers.ts";
import type { Span } from "#lib/text/spans.ts";

export interface NumberContext {
  home: Home;
  thisYear: number;
  /** The clause before the number. */
  before: string;
  /** The text from the number's end on. */
  after: string;
}

export interface NumberReading extends Span {
  isSupported: (context: NumberContext) => boolean;
}

/** Finds numbers of one kind. */
export type NumberReader = (text: string, numbers: readonly NumberSpan[]) => NumberReading[];

export function byPattern(
  pattern: RegExp,
  isSupported: (match: RegExpExecArray, context: NumberContext) => boolean,
): NumberReader {
  return (text) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      isSupported: (context) => isSupported(match, context),
    }));
}
