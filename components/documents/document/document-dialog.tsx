"use client";

import { Trash2 } from "lucide";
import { Button } from "#components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "#components/ui/dialog.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Separator } from "#components/ui/separator.tsx";
import { api } from "#lib/api/client.ts";
import { DELETED_DOCUMENT_RETENTION_DAYS, DOCUMENT_FOLDERS } from "#lib/fields/documents.ts";
import type { ChecklistItemView, DocumentView } from "#lib/schemas/documents.ts";
import type { AddTo } from "../checklist/checklist-item.tsx";
import { useChange } from "../use-change.ts";
import { DetailsForm } from "./details-form.tsx";
import { ListingPart } from "./listing-part.tsx";
import { Sharing } from "./sharing.tsx";
import { Versions } from "./versions.tsx";

function Opened({
  document,
  items,
  add,
  onClose,
}: {
  document: DocumentView;
  items: readonly ChecklistItemView[];
  add: AddTo | null;
  onClose: () => void;
}) {
  const deletion = useChange(
    (documentId: string) => api("DELETE /api/documents/{documentId}", { params: { documentId } }),
    { done: "Document deleted", failed: "We couldn't delete the document" },
  );
  return (
    <>
      <DialogHeader>
        <DialogTitle className="wrap-anywhere">{document.name}</DialogTitle>
        <DialogDescription>
          {`In the ${DOCUMENT_FOLDERS[document.folder]} folder`}
          {document.addedByName ? `, added by ${document.addedByName}` : null}
        </DialogDescription>
      </DialogHeader>
      <Versions
        document={document}
        onAdd={
          add &&
          ((files) => {
            const { id: documentId, folder, isListed } = document;
            add(files, { folder, item: null, documentId, isListed });
            // The progress of the upload shows behind the dialog.
            onClose();
          })
        }
      />
      <Separator />
      <DetailsForm document={document} items={items} />
      <Separator />
      <ListingPart document={document} />
      <Separator />
      <Sharing document={document} />
      <Separator />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm leading-5 text-muted-foreground">
          {`You can restore a deleted document for ${DELETED_DOCUMENT_RETENTION_DAYS} days. Its links stop working right away, and buyers can no longer download it from your listing.`}
        </p>
        <Button
          variant="outline"
          pending={deletion.isPending}
          pendingLabel="Deleting..."
          onClick={() => deletion.mutate(document.id, { onSuccess: onClose })}
        >
          <Icon node={Trash2} />
          Delete
        </Button>
      </div>
    </>
  );
}

export function DocumentDialog({
  open,
  onClose,
  document,
  items,
  add,
  onCloseAutoFocus,
}: {
  open: boolean;
  onClose: () => void;
  document: DocumentView | null;
  items: readonly ChecklistItemView[];
  add: AddTo | null;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        className="max-w-2xl"
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {document ? <Opened key={document.id} {...{ document, items, add, onClose }} /> : null}
      </DialogContent>
    </Dialog>
  );
}
