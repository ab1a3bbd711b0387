import type { Note, NoteKind } from "#components/description/notes/notes.ts";
import type { Span } from "#lib/text/spans.ts";

interface Segment extends Span {
  kind: NoteKind | null;
  /** The index of its note. */
  note: number | null;
  isChanged: boolean;
}

/**
 * Splits a text where a note or the change begins or ends. A change that only removed text is an
 * empty segment.
 */
export function splitIntoSegments(
  text: string,
  notes: readonly Note[],
  change: Span | null,
): Segment[] {
  const spans = change ? [...notes, change] : notes;
  const cuts = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const ends = [...cuts].filter((cut) => cut <= text.length).sort((a, b) => a - b);
  const isEmpty = change !== null && change.start === change.end;
  if (isEmpty) ends.splice(ends.indexOf(change.start), 0, change.start);
  return ends.slice(1).map((end, index) => {
    const start = ends[index] ?? 0;
    const covers = (span: Span) => span.start <= start && span.end >= end;
    const note = start === end ? -1 : notes.findIndex(covers);
    return {
      start,
      end,
      kind: notes[note]?.kind ?? null,
      note: note < 0 ? null : note,
      isChanged: change !== null && covers(change),
    };
  });
}
