import { cn } from "#lib/utils.ts";
import type { Change } from "./use-history.ts";
import { type Note, type NoteKind, segmentsOf } from "./notes.ts";

/** Told apart by their lines, and by color only besides. */
const MARKS: Record<NoteKind, string> = {
  violation:
    "bg-destructive-soft underline decoration-destructive decoration-solid decoration-2 underline-offset-[5px]",
  caution:
    "bg-accent underline decoration-accent-foreground decoration-wavy decoration-[1.5px] underline-offset-[5px]",
  claim:
    "underline decoration-muted-foreground decoration-dotted decoration-2 underline-offset-[5px]",
};

/** Longest change that is shown for a moment, in UTF-16 units: a whole new text needs no mark. */
const LONGEST_SHOWN = 160;

/**
 * The text of the text area once more, unseen and letter for letter in the same places, with the
 * marks of the notes behind it. It also gives the text area its height.
 */
export function HighlightLayer({
  text,
  notes,
  change,
  className,
}: {
  text: string;
  notes: readonly Note[];
  change: Change | null;
  className: string;
}) {
  const isShown = change !== null && change.end - change.start <= LONGEST_SHOWN;
  return (
    <div
      aria-hidden
      className={cn(
        className,
        "pointer-events-none border-transparent text-transparent select-none",
      )}
    >
      {segmentsOf(text, notes, isShown ? change : null).map(
        ({ start, end, kind, note, isChanged }) => (
          <span
            // A change that follows another at the same place begins to fade anew.
            key={isChanged ? `${start} ${change?.number}` : start}
            data-note={note ?? undefined}
            data-changed={isChanged || undefined}
            className={cn(
              "rounded-[3px] forced-colors:bg-transparent forced-colors:decoration-[color:CanvasText]",
              kind && MARKS[kind],
              isChanged && "animate-glow forced-colors:animate-none",
            )}
          >
            {text.slice(start, end)}
          </span>
        ),
      )}
      {/* A line that has only begun has its height, too. */}
      {"\u200B"}
    </div>
  );
}
