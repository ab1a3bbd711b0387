import type { Note, NoteKind } from "#components/description/notes/notes.ts";
import { cn } from "#lib/utils.ts";
import { splitIntoSegments } from "./segments.ts";
import type { Change } from "./use-history.ts";

const MARKS: Record<NoteKind, string> = {
  violation:
    "bg-destructive-soft underline decoration-destructive decoration-solid decoration-2 underline-offset-[5px]",
  caution:
    "bg-accent underline decoration-accent-foreground decoration-wavy decoration-[1.5px] underline-offset-[5px]",
  claim:
    "underline decoration-muted-foreground decoration-dotted decoration-2 underline-offset-[5px]",
};

const MAX_HIGHLIGHT = 160;

/**
 * An invisible copy of the text, with the same line breaks. It draws the marks of the notes and
 * gives the text area its height.
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
  const isShown = change !== null && change.end - change.start <= MAX_HIGHLIGHT;
  return (
    <div
      aria-hidden
      className={cn(
        className,
        "pointer-events-none border-transparent text-transparent select-none",
      )}
    >
      {splitIntoSegments(text, notes, isShown ? change : null).map(
        ({ start, end, kind, note, isChanged }) => (
          <span
            // A new key restarts the animation for another change at the same place.
            key={isChanged ? `${start} ${change?.serial}` : start}
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
      {/* A zero-width space gives an empty last line its height. */}
      {"\u200B"}
    </div>
  );
}
