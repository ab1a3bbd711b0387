"use client";

import { type Ref, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#lib/utils.ts";
import { NoteCard } from "./note-card.tsx";
import { NoteCount } from "./note-count.tsx";
import { countNotes, type Note } from "./notes.ts";
import { NotesAside } from "./notes-aside.tsx";
import { HEADING, useNextFocus } from "./use-next-focus.ts";
import { type NotesHandle, useNotesHandle } from "./use-notes-handle.ts";

const SHOWN_AT_FIRST = 6;

const PLACEHOLDERS = {
  reading: "Reading your text…",
  read: "No issues found. We checked your text against your property details and for fair housing problems. These checks can miss things and aren't legal advice.",
  waiting: "Notes will appear when the new text is ready.",
  failed: "We couldn't load notes. You can keep writing, or reload the page to try again.",
};

export function NotesPanel({
  ref,
  open,
  aside,
  state,
  isCurrent = true,
  className,
  onSelect,
  onRemedy,
  onKeep,
  onBringBack,
}: {
  ref?: Ref<NotesHandle>;
  /** Violations first, then cautions, then claims. */
  open: readonly Note[];
  aside: readonly Note[];
  /** Whether the text is checked; `waiting` while a rewrite is in progress. */
  state: "reading" | "read" | "waiting" | "failed";
  /** False until the current text is checked. */
  isCurrent?: boolean;
  className?: string;
  onSelect: (note: Note) => void;
  onRemedy: (note: Note) => void;
  onKeep: (note: Note) => void;
  onBringBack: (note: Note) => void;
}) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const focusNext = useNextFocus(panel);
  useNotesHandle(ref, panel);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll
    ? open
    : open.filter(({ kind }, index) => kind === "violation" || index < SHOWN_AT_FIRST);
  const hidden = open.length - shown.length;
  const hasNotes = state === "read" && open.length > 0;
  return (
    <section
      ref={panel}
      aria-labelledby={id}
      className={cn("flex flex-col gap-4 text-sm leading-5", className)}
    >
      <h2 id={id} tabIndex={-1} className="rounded-sm font-sans font-medium tracking-normal">
        {hasNotes ? countNotes(open.length) : "Notes"}
      </h2>
      {state === "read" ? <NoteCount number={open.length} /> : null}
      {hasNotes ? (
        <ul className="flex flex-col divide-y">
          {shown.map((note, index) => (
            <NoteCard
              key={`${note.kind} ${note.start} ${note.phrase}`}
              note={note}
              onSelect={() => onSelect(note)}
              onRemedy={() => {
                focusNext(index);
                onRemedy(note);
              }}
              onKeep={() => {
                focusNext(index);
                onKeep(note);
              }}
            />
          ))}
        </ul>
      ) : (
        <p className="leading-6 text-muted-foreground">
          {PLACEHOLDERS[state === "read" && !isCurrent ? "reading" : state]}
        </p>
      )}
      {hasNotes && hidden > 0 ? (
        <Button
          variant="link"
          size="inline"
          onClick={() => {
            focusNext(shown.length);
            setShowsAll(true);
          }}
          className="self-start"
        >
          {`Show ${hidden} more`}
        </Button>
      ) : null}
      {state === "read" && aside.length > 0 ? (
        <NotesAside
          notes={aside}
          onBringBack={(note) => {
            focusNext(HEADING);
            onBringBack(note);
          }}
        />
      ) : null}
      {hasNotes ? (
        <p className="text-xs leading-5 text-muted-foreground">
          Notes come from word lists and examples. They can be wrong or miss things, and they
          aren&apos;t legal advice.
        </p>
      ) : null}
    </section>
  );
}
