"use client";

import { ChevronDown } from "lucide";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { cn } from "#lib/utils.ts";
import { countNotes, type Note } from "./notes.ts";

export function NotesAside({
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
        {`${countNotes(notes.length)} dismissed`}
        <Icon
          node={ChevronDown}
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
              aria-label={`Restore the note on “${note.phrase}”`}
              onClick={() => onBringBack(note)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
