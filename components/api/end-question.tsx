"use client";

import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";

export function EndQuestion({
  open,
  onClose,
  title,
  description,
  confirmLabel,
  isPending,
  onConfirm,
  onCloseAutoFocus,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  confirmLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel="Cancel"
      pending={isPending}
      pendingLabel="One moment..."
      onConfirm={onConfirm}
      onCloseAutoFocus={onCloseAutoFocus}
    />
  );
}
