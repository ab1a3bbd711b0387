import { keptPhrase } from "#lib/text/kept-phrase.ts";
import type { Rule } from "#lib/description/index.ts";
import { changeBetween } from "#lib/text/change.ts";
import type { Span } from "#lib/text/spans.ts";
import { applyEdit, type TextEdit } from "#lib/text/text-edit.ts";

/**
 * The kind of a note: words that fair housing law forbids (`violation`), words that can be read
 * that way (`caution`), and facts that the seller didn't enter (`claim`).
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
  /** A short label, such as "Familial status". */
  topic: string;
  reason: string;
  rule: Rule;
  /** Fits only the text in which the note was found. */
  remedy: Remedy | null;
  /** The screen where the seller can enter the claimed fact. */
  screen: FactScreen | null;
}

export function partitionNotes(notes: readonly Note[], kept: readonly string[]) {
  const isAside = (note: Note) => note.kind !== "violation" && kept.includes(keptPhrase(note));
  return { open: notes.filter((note) => !isAside(note)), aside: notes.filter(isAside) };
}

/**
 * Moves the notes of one text to their spans in the next and drops those that the change touched.
 */
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
 * Applies a note's remedy to the text.
 * @param found the notes of this exact text
 * @returns null if the note isn't among them
 */
export function applyRemedy(text: string, found: readonly Note[], note: Note): string | null {
  const same = found.find(
    ({ kind, start, phrase }) =>
      kind === note.kind && start === note.start && phrase === note.phrase,
  );
  return same?.remedy ? applyEdit(text, same.remedy.edit) : null;
}

export const countNotes = (number: number) => (number === 1 ? "1 note" : `${number} notes`);
