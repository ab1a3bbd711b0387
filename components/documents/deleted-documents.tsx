"use client";

import { Trash2, Undo2 } from "lucide";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { api } from "#lib/api/client.ts";
import { DAYS_DELETED_ARE_KEPT } from "#lib/fields/documents.ts";
import { formatDate } from "#lib/format.ts";
import type { DocumentView } from "#lib/schemas/documents.ts";
import { useChange } from "./use-change.ts";

/** The documents that can still be brought back. */
export function DeletedDocuments({ documents }: { documents: readonly DocumentView[] }) {
  const timeZone = useTimeZone();
  const [isAsked, setAsked] = useState(false);
  const restoration = useChange(
    (documentId: string) =>
      api("POST /api/documents/{documentId}/restore", { params: { documentId } }),
    { done: "The document is back", failed: "The document was not brought back" },
  );
  const emptying = useChange(() => api("DELETE /api/deleted-documents"), {
    done: "The deleted documents are gone",
    failed: "The deleted documents are still there",
  });
  if (documents.length === 0) return null;
  return (
    <details className="rounded-xl border bg-card px-5 py-4 sm:px-7">
      <summary className="font-medium">Deleted ({documents.length})</summary>
      <p className="mt-2 text-sm leading-6 text-muted-foreground">
        {`Each can be brought back for ${DAYS_DELETED_ARE_KEPT} days, and counts as kept until then.`}
      </p>
      <ul className="mt-2 divide-y">
        {documents.map(({ id, name, goneAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="leading-6 font-medium wrap-anywhere">{name}</p>
              {goneAt ? (
                <p className="text-sm leading-5 text-muted-foreground">
                  Gone on {formatDate(goneAt, { timeZone })}
                </p>
              ) : null}
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Bring back ${name}`}
              pending={restoration.isPending && restoration.variables === id}
              onClick={() => restoration.mutate(id)}
            >
              <Icon node={Undo2} />
              Bring back
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => setAsked(true)}>
        <Icon node={Trash2} />
        Empty now
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Empty the deleted documents?"
        description="They are gone at once, with all their versions. This can't be undone."
        confirmLabel="Empty now"
        pending={emptying.isPending}
        pendingLabel="Emptying..."
        onConfirm={() => emptying.mutate(undefined, { onSettled: () => setAsked(false) })}
      />
    </details>
  );
}
