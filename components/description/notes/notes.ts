import { keptPhrase } from "#lib/description/kept-phrase.ts";
import { changeBetween } from "#lib/text/change.ts";
import type { Span } from "#lib/text/spans.ts";
import { applyEdit, type TextEdit } from "#lib/text/text-edit.ts";

/**
 * What a note warns of: words that fair-housing law forbids (`violation`) or that can be read so
 * (`caution`), and what the seller did not enter (`claim`).
 */
export type NoteKind = "violation" | "caution" | "claim";

export interface FactScreen {
  href: "/property-basics" | "/property-features";
  name: string;
}

export interface Remedy {
  label: string;
  edit: TextEdit;
}

export interface Note extends Span {
  kind: NoteKind;
  phrase: string;
  /** What it is about, in a few words: "Familial status". */
  topic: string;
  reason: string;
  /** For the text in which the note was found. */
  remedy: Remedy | null;
  /** Where the seller could enter what the text claims. */
  screen: FactScreen | null;
}

export function partitionNotes(notes: readonly Note[], kept: readonly string[]) {
  const isAside = (note: Note) => note.kind !== "violation" && kept.includes(keptPhrase(note));
  return { open: notes.filter((note) => !isAside(note)), aside: notes.filter(isAside) };
}

/** Moves the notes of one text to their spans in the next; those that the change touched are dropped. */
export function rebaseNotes(notes: readonly Note[], before: string, after: string) {
  if (before === after) return notes;
  const { removed, added } = changeBetween(before, after);
  const shift = added.end - removed.end;
  return notes.flatMap((note) => {
    if (note.end <= removed.start) return [note];
    if (note.start < removed.end) return [];
    return [{ ...note, start: note.start + shift, end: note.end + shift }];
  });
}

/**
 * The text after a note's remedy.
 * @param found the notes of that very text
 * @returns null where the note is not among them
 */
export function applyRemedy(text: string, found: readonly Note[], note: Note): string | null {
  const same = found.find(
    ({ kind, start, phrase }) =>
      kind === note.kind && start === note.start && phrase === note.phrase,
  );
  return same?.remedy ? applyEdit(text, same.remedy.edit) : null;
}

export const countNotes = (number: number) => (number === 1 ? "1 note" : `${number} notes`);
