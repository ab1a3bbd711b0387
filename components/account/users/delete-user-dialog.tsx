"use client";

import { useMutation } from "@tanstack/react-query";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { api } from "#lib/api/client.ts";
import type { Member } from "#lib/schemas/users.ts";

/**
 * @param member stays the same while the dialog closes
 * @param onSettled awaited before the dialog can be used again; gets null on success
 */
export function DeleteUserDialog({
  member,
  open,
  onClose,
  onSettled,
  onCloseAutoFocus,
}: {
  member: Member | null;
  open: boolean;
  onClose: () => void;
  onSettled: (error: Error | null) => Promise<void>;
  onCloseAutoFocus: (event: Event) => void;
}) {
  const deletion = useMutation({
    mutationFn: ({ id }: Member) => api("DELETE /api/users/{id}", { params: { id } }),
    onSettled: (_, error) => onSettled(error),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Delete user"
      description={`Are you sure you want to delete the user "${member?.email ?? ""}"? This action cannot be undone.`}
      confirmLabel="Delete"
      pending={deletion.isPending}
      pendingLabel="Deleting..."
      onConfirm={() => member && deletion.mutate(member)}
      onCloseAutoFocus={onCloseAutoFocus}
    />
  );
}
