"use client";

import { useId } from "react";
import { fieldClasses } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { api } from "#lib/api/client.ts";
import type { ChecklistItemView, DocumentView } from "#lib/schemas/documents.ts";
import { cn } from "#lib/utils.ts";
import { NOT_SAVED, useChange } from "../use-change.ts";

/** Chooses the checklist item that a document is for, and saves the choice immediately. */
export function ChecklistItemField({
  document: { id, revision, item },
  items,
}: {
  document: DocumentView;
  items: readonly ChecklistItemView[];
}) {
  const field = useId();
  const change = useChange(
    (chosen: DocumentView["item"]) =>
      api("PATCH /api/documents/{documentId}", {
        params: { documentId: id },
        body: { revision, item: chosen },
      }),
    { done: "Saved", failed: NOT_SAVED },
  );
  const shown = change.isPending ? change.variables : item;
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={field}>Checklist item</Label>
      <select
        id={field}
        value={shown ?? ""}
        disabled={change.isPending}
        onChange={({ target }) =>
          change.mutate(items.find(({ key }) => key === target.value)?.key ?? null)
        }
        className={cn(fieldClasses, "h-11")}
      >
        <option value="">Not on the checklist</option>
        {items.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
