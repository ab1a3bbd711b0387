"use client";

import { Button } from "#components/ui/button.tsx";
import { useSaveState } from "./save-form.tsx";

export const CHANGES_STILL_HERE = "Your unsaved changes are still here.";

export function DraftNote() {
  const { keepsDraft, isDraftRestored, discardDraft } = useSaveState();
  if (!keepsDraft) return null;
  return (
    <div role="status" className={isDraftRestored ? undefined : "sr-only"}>
      {isDraftRestored ? (
        <p className="rounded-lg bg-accent px-4 py-2.5 text-sm leading-6 text-accent-foreground">
          {CHANGES_STILL_HERE}{" "}
          <Button
            variant="link"
            size="inline"
            onClick={discardDraft}
            className="text-accent-foreground decoration-accent-foreground/40"
          >
            Discard changes
          </Button>
        </p>
      ) : null}
    </div>
  );
}
