"use client";

import { Trash2 } from "lucide";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { DeletedList } from "#components/ui/deleted-list.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { api } from "#lib/api/client.ts";
import { DELETED_DOCUMENT_RETENTION_DAYS } from "#lib/fields/documents.ts";
import { formatDate } from "#lib/format.ts";
import type { DocumentView } from "#lib/schemas/documents.ts";
import { useChange } from "./use-change.ts";

export function DeletedDocuments({ documents }: { documents: readonly DocumentView[] }) {
  const timeZone = useTimeZone();
  const [isAsked, setAsked] = useState(false);
  const restoration = useChange(
    (documentId: string) =>
      api("POST /api/documents/{documentId}/restore", { params: { documentId } }),
    { done: "Document restored", failed: "We couldn't restore the document" },
  );
  const isOne = documents.length === 1;
  const lastGoneAt = documents
    .map(({ goneAt }) => goneAt ?? "")
    .toSorted()
    .at(-1);
  const emptying = useChange(
    () => api("DELETE /api/deleted-documents", { query: { lastGoneAt } }),
    {
      done: isOne ? "Document permanently deleted" : "Documents permanently deleted",
      failed: isOne ? "We couldn't delete the document" : "We couldn't delete the documents",
    },
  );
  return (
    <DeletedList
      title="Deleted documents"
      note={`You can restore a document for ${DELETED_DOCUMENT_RETENTION_DAYS} days after you delete it. It counts toward your limits until then.`}
      items={documents.map(({ id, name, goneAt }) => ({
        ...{ id, name },
        goneOn: goneAt && formatDate(goneAt, { timeZone }),
      }))}
      verb="Restore"
      restoring={restoration.isPending ? restoration.variables : null}
      onRestore={(id) => restoration.mutate(id)}
    >
      <Button variant="outline" size="sm" className="mt-3" onClick={() => setAsked(true)}>
        <Icon node={Trash2} />
        Delete permanently
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Permanently delete ${isOne ? "this document" : "these documents"}?`}
        description={`We'll delete ${isOne ? "it with all its" : "them with all their"} versions. You can't undo this.`}
        confirmLabel="Delete permanently"
        pending={emptying.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => emptying.mutate(undefined, { onSettled: () => setAsked(false) })}
      />
    </DeletedList>
  );
}
