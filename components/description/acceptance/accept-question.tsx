import { type RefObject, useRef } from "react";
import type { Note } from "#components/description/notes/notes.ts";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";

const quote = ({ phrase }: Note) => `“${phrase}”`;

const listPhrases = (violations: readonly Note[]) =>
  new Intl.ListFormat("en-US").format([...new Set(violations.map(quote))]);

/** Drops notes that say the same about the same words. */
function withoutRepeats(notes: readonly Note[]): Note[] {
  const byText = new Map(
    notes.map((note) => [`${note.phrase.toLowerCase()} ${note.reason}`, note]),
  );
  return [...byText.values()];
}

function introduce(number: number, hasViolations: boolean): string {
  if (hasViolations) return number === 1 ? "This note is also open:" : "These notes are also open:";
  return number === 1
    ? "This note on your description is still open:"
    : "These notes on your description are still open:";
}

/** Lists the open notes before a text is accepted, and says what the law forbids. */
export function AcceptQuestion({
  open,
  notes,
  returnFocusTo,
  onClose,
  onReview,
  onAccept,
}: {
  open: boolean;
  /** The open notes, violations first. */
  notes: readonly Note[];
  /** Gets the focus after Escape. */
  returnFocusTo: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  /** Moves the focus to the first note. */
  onReview: () => void;
  onAccept: () => void;
}) {
  const isReviewing = useRef(false);
  const violations = notes.filter(({ kind }) => kind === "violation");
  const others = withoutRepeats(notes.filter(({ kind }) => kind !== "violation"));
  const hasViolations = violations.length > 0;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Accept this description?"
      description={
        <div className="flex flex-col gap-3">
          {hasViolations ? (
            <p>
              {`Fair housing law prohibits listings from stating a preference or limit for certain buyers. These words may do that: ${listPhrases(violations)}. The notes on your text show how to fix it.`}
            </p>
          ) : null}
          {others.length > 0 ? (
            <>
              <p>{introduce(others.length, hasViolations)}</p>
              <ul className="flex flex-col gap-2">
                {others.map((note) => (
                  <li key={`${note.start} ${note.phrase}`}>
                    <span className="font-medium text-foreground">{quote(note)}</span> {note.reason}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      }
      cancelLabel={notes.length === 1 ? "Go to note" : "Go to first note"}
      confirmLabel="Accept anyway"
      destructive={hasViolations}
      onCancel={() => {
        isReviewing.current = true;
      }}
      onConfirm={onAccept}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (isReviewing.current) onReview();
        else returnFocusTo.current?.focus();
        isReviewing.current = false;
      }}
    />
  );
}
