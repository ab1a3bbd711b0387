import type { Note } from "#components/description/notes/notes.ts";

/** Returns a note on the first occurrence of a phrase in a text. */
export function makeNote(text: string, phrase: string, kind: Note["kind"] = "claim"): Note {
  const start = text.indexOf(phrase);
  const span = { start, end: start + phrase.length };
  const rule = { id: "", source: "" };
  return { ...span, kind, phrase, topic: "", reason: "", rule, remedy: null, screen: null };
}
