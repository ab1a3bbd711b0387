import type { RefObject } from "react";
import type { Note } from "#components/description/notes/notes.ts";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";

const listPhrases = (violations: readonly Note[]) =>
  new Intl.ListFormat("en-US").format([...new Set(violations.map(({ phrase }) => `“${phrase}”`))]);

/** Asks for confirmation before a text with fair-housing violations is accepted. */
export function AcceptQuestion({
  open,
  violations,
  returnFocusTo,
  onClose,
  onAccept,
}: {
  open: boolean;
  violations: readonly Note[];
  returnFocusTo: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onAccept: () => void;
}) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Accept this description?"
      description={`Fair-housing law prohibits listings from stating a preference or limit for certain buyers. ${listPhrases(violations)} may do that. The notes on your text show how to fix it.`}
      cancelLabel="Go back"
      confirmLabel="Accept anyway"
      onConfirm={onAccept}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocusTo.current?.focus();
      }}
    />
  );
}
