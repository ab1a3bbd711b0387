"use client";

import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#lib/utils.ts";
import { NoteCard } from "./note-card.tsx";
import type { Note } from "./notes.ts";
import { countNotes } from "./words.ts";

/** Of very many notes only these are shown at first, and every violation. */
const SHOWN_AT_FIRST = 6;
/** The number of notes is told when it has not changed for this many milliseconds. */
const TOLD_AFTER_MS = 1500;

/** The focus goes to the heading. */
const NO_CARD = -1;

const WORDS = {
  reading: "Reading your text…",
  read: "Nothing to note: the text was compared with what you entered, and with a list of words that fair-housing rules forbid or warn of. A list can miss things, and this is no legal advice.",
  waiting: "Notes come when the new text is there.",
  failed: "The notes could not be loaded. You can go on writing, and reload the page to try again.",
};

/** Tells a screen reader how many notes there are, after a pause and only when it has changed. */
function NoteCount({ number }: { number: number }) {
  const [told, setTold] = useState(number);
  const [words, setWords] = useState("");
  useEffect(() => {
    if (number === told) return;
    const timer = setTimeout(() => {
      setTold(number);
      setWords(number === 0 ? "No notes on your text." : `${countNotes(number)} on your text.`);
    }, TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [number, told]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

/**
 * What there is to say about the text, beside it.
 * @param open the notes to show, what weighs most first
 * @param aside those that the sellers have put aside
 */
export function NotesPanel({
  open,
  aside,
  state,
  className,
  onSelect,
  onRemedy,
  onKeep,
  onBringBack,
}: {
  open: readonly Note[];
  aside: readonly Note[];
  /** Whether the text has been read; `waiting` while another one is being written. */
  state: "reading" | "read" | "waiting" | "failed";
  className?: string;
  onSelect: (note: Note) => void;
  onRemedy: (note: Note) => void;
  onKeep: (note: Note) => void;
  onBringBack: (note: Note) => void;
}) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  /** Which note of the list takes the focus when the button that had it has gone. */
  const next = useRef<number | null>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (next.current === null || panel.current?.contains(focused)) return;
    const phrases = panel.current?.querySelectorAll<HTMLElement>("[data-phrase]");
    const target = phrases?.[Math.min(next.current, phrases.length - 1)];
    next.current = null;
    // Someone who is elsewhere by now stays there.
    if (focused === document.body) (target ?? panel.current?.querySelector("h2"))?.focus();
  }, [open, aside, showsAll]);

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
                next.current = index;
                onRemedy(note);
              }}
              onKeep={() => {
                next.current = index;
                onKeep(note);
              }}
            />
          ))}
        </ul>
      ) : (
        <p className="leading-6 text-muted-foreground">{WORDS[state]}</p>
      )}
      {hasNotes && hidden > 0 ? (
        <Button
          variant="link"
          size="inline"
          onClick={() => {
            next.current = shown.length;
            setShowsAll(true);
          }}
          className="self-start"
        >
          {`Show ${hidden} more`}
        </Button>
      ) : null}
      {state === "read" && aside.length > 0 ? (
        <PutAside
          notes={aside}
          onBringBack={(note) => {
            next.current = NO_CARD;
            onBringBack(note);
          }}
        />
      ) : null}
      {hasNotes ? (
        <p className="text-xs leading-5 text-muted-foreground">
          Notes come from word lists. They can miss things or be mistaken, and are no legal advice.
        </p>
      ) : null}
    </section>
  );
}

/** The notes that were put aside, in one line that opens. */
function PutAside({
  notes,
  onBringBack,
}: {
  notes: readonly Note[];
  onBringBack: (note: Note) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="border-t pt-3 text-sm leading-5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-mx-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 text-muted-foreground hover:text-foreground"
      >
        {`${countNotes(notes.length)} put aside`}
        <ChevronDown
          aria-hidden
          className={cn("size-4 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <ul id={id} hidden={!isOpen} className="mt-2 flex flex-col gap-2">
        {notes.map((note) => (
          <li
            key={`${note.start} ${note.phrase}`}
            className="flex items-baseline justify-between gap-3"
          >
            <span className="min-w-0 wrap-anywhere">{`“${note.phrase}”`}</span>
            <Button
              variant="link"
              size="inline"
              aria-label={`Bring back the note on “${note.phrase}”`}
              onClick={() => onBringBack(note)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
