import type { Span } from "./spans.ts";

/** One change of a text: what stands in the span becomes `insert`. */
export interface TextEdit extends Span {
  insert: string;
}

export function applyEdit(text: string, { start, end, insert }: TextEdit): string {
  return text.slice(0, start) + insert + text.slice(end);
}
