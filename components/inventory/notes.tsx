"use client";

import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { ConflictButtons } from "#components/forms/conflict/conflict-buttons.tsx";
import { ALL_CHANGES_SAVED } from "#components/forms/labels.ts";
import { ScreenLink } from "#components/layout/screen-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { planWith } from "#lib/plans/grants.ts";
import type { SaveState } from "./use-list.ts";

/** Says what works without a plan, and what a plan adds. */
export function PlanNote({ hasTools }: { hasTools: boolean }) {
  if (hasTools) return null;
  return (
    <Callout>
      {`You can keep this list on any plan. The ${planWith("inventoryTools")} plan shows it on your listing and creates a document for you and the buyer to sign. `}
      <ScreenLink to="plans" className="font-medium underline underline-offset-4" />
    </Callout>
  );
}

export function ShowField({
  hasTools,
  checked,
  onChange,
}: {
  hasTools: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  if (!hasTools) return null;
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 leading-6">
        <Checkbox
          checked={checked}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange(target.checked)}
        />
        Show included and for-sale items on my listing
      </label>
      <p id={`${id}-hint`} className="pl-8 text-sm leading-5 text-muted-foreground">
        Buyers don&apos;t see excluded items. We check names and notes for fair housing issues.
      </p>
    </div>
  );
}

const SAVE_WORDS: Record<"saved" | "waiting" | "saving", string> = {
  saved: ALL_CHANGES_SAVED,
  waiting: "Unsaved changes",
  saving: "Saving...",
};

/** Shows whether the list is saved, with a way to resolve a failure or a conflict. */
export function SaveLine({
  state,
  retry,
  settle,
}: {
  state: SaveState;
  retry: () => Promise<void>;
  settle: (keep: "mine" | "theirs") => Promise<void>;
}) {
  const trying = useMutation({ mutationFn: retry });
  if (state.kind !== "failed" && state.kind !== "conflict") {
    return (
      <p role="status" className="text-sm leading-6 text-muted-foreground">
        {SAVE_WORDS[state.kind]}
      </p>
    );
  }
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-lg border border-destructive p-4"
    >
      <p className="leading-6">{state.message}</p>
      {state.kind === "failed" ? (
        <Button variant="outline" pending={trying.isPending} onClick={() => trying.mutate()}>
          Try again
        </Button>
      ) : (
        <ConflictButtons settle={settle} />
      )}
    </div>
  );
}
