"use client";

import { Button } from "#components/ui/button.tsx";
import { useSaveState } from "./save-form.tsx";

export function DraftNote() {
  const { keepsDraft, isDraftRestored, discardDraft } = useSaveState();
  if (!keepsDraft) return null;
  return (
    <div role="status" className={isDraftRestored ? undefined : "sr-only"}>
      {isDraftRestored ? (
        <p className="rounded-lg bg-accent px-4 py-2.5 text-sm leading-6 text-accent-foreground">
          Your unsaved changes are still here.{" "}
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
