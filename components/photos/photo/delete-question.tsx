"use client";

import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { DAYS_TO_RESTORE } from "#lib/fields/photos.ts";

export function DeleteQuestion({
  open,
  onClose,
  name,
  isPending,
  onConfirm,
  onCloseAutoFocus,
}: {
  open: boolean;
  onClose: () => void;
  name: string;
  isPending: boolean;
  onConfirm: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      description={`You can restore it for ${DAYS_TO_RESTORE} days. After that, the photo and its original are permanently deleted.`}
      confirmLabel="Delete photo"
      pending={isPending}
      pendingLabel="Deleting..."
      onConfirm={onConfirm}
      onCloseAutoFocus={onCloseAutoFocus}
    />
  );
}
