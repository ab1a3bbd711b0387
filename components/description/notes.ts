import type { TextEdit } from "#lib/description/fair-housing/edit.ts";
import { changeBetween, type TextRange } from "./history.ts";

/** Of the checks: `violation` and `caution` of fair housing, `claim` of what the facts don't hold. */
export type NoteKind = "violation" | "caution" | "claim";

/** Where a fact is entered. */
export interface Screen {
  href: "/property-basics" | "/property-features";
  name: string;
}

/** What puts a note right in one step. */
export interface Remedy {
  label: string;
  edit: TextEdit;
}

/** Something about a stretch of the text that the seller should know. */
export interface Note extends TextRange {
  kind: NoteKind;
  phrase: string;
  /** What it is about, in a few words: "Familial status". */
  topic: string;
  /** Why, in a sentence. */
  reason: string;
  /** For the text in which the note was found. */
  remedy: Remedy | null;
  /** Where the seller could enter what the text claims. */
  screen: Screen | null;
}

/** Longest phrase that a note is known by, in characters: lib/schemas takes two UTF-16 units of each. */
const MAX_PHRASE = 100;

/** By what a note that was put aside is known again. */
export function keptPhrase({ phrase }: Pick<Note, "phrase">): string {
  const words = phrase.trim().replaceAll(/\s+/g, " ").toLowerCase();
  return [...words].slice(0, MAX_PHRASE).join("").trim();
}

/** Parts notes into those to show and those that were put aside. A violation can't be put aside. */
export function partNotes(notes: readonly Note[], kept: readonly string[]) {
  const isAside = (note: Note) => note.kind !== "violation" && kept.includes(keptPhrase(note));
  return { open: notes.filter((note) => !isAside(note)), aside: notes.filter(isAside) };
}

/** Notes of one text at their places in another that came from it by one change; touched ones go. */
export function carryOver(notes: readonly Note[], before: string, after: string): readonly Note[] {
  if (before === after) return notes;
  const { removed, added } = changeBetween(before, after);
  const by = added.end - removed.end;
  return notes.flatMap((note) => {
    if (note.end <= removed.start) return [note];
    if (note.start < removed.end) return [];
    return [{ ...note, start: note.start + by, end: note.end + by }];
  });
}

/** A stretch of the text that is drawn in one way. */
export interface Segment extends TextRange {
  kind: NoteKind | null;
  /** Which of the notes it belongs to; null for none. */
  note: number | null;
  isChanged: boolean;
}

/**
 * Cuts a text, with nothing left out, where a note or the change begins or ends. A change that only
 * took something away is a segment without length.
 */
export function segmentsOf(
  text: string,
  notes: readonly Note[],
  change: TextRange | null,
): Segment[] {
  const ranges = change ? [...notes, change] : notes;
  const cuts = new Set([0, text.length, ...ranges.flatMap(({ start, end }) => [start, end])]);
  const ends = [...cuts].filter((cut) => cut <= text.length).sort((a, b) => a - b);
  const isEmpty = change !== null && change.start === change.end;
  if (isEmpty) ends.splice(ends.indexOf(change.start), 0, change.start);
  return ends.slice(1).map((end, index) => {
    const start = ends[index] ?? 0;
    const covers = (range: TextRange) => range.start <= start && range.end >= end;
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
