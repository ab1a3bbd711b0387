"use client";

import { Trash2 } from "lucide";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { DeletedList } from "#components/ui/deleted-list.tsx";
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
  return (
    <DeletedList
      title="Deleted"
      note={`Each can be brought back for ${DAYS_DELETED_ARE_KEPT} days, and counts as kept until then.`}
      items={documents.map(({ id, name, goneAt }) => ({
        ...{ id, name },
        goneOn: goneAt && formatDate(goneAt, { timeZone }),
      }))}
      verb="Bring back"
      restoring={restoration.isPending ? restoration.variables : null}
      onRestore={(id) => restoration.mutate(id)}
    >
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
    </DeletedList>
  );
}
