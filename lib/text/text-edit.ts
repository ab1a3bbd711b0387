import type { Span } from "./spans.ts";

/** Replaces the text in the span with `insert`. */
export interface TextEdit extends Span {
  insert: string;
}

export function applyEdit(text: string, { start, end, insert }: TextEdit): string {
  return text.slice(0, start) + insert + text.slice(end);
}
