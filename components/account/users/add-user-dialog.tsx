"use client";

import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "#components/ui/dialog.tsx";
import { AddUserForm } from "./add-user-form.tsx";

/**
 * Clicks outside don't close it, so typed text isn't lost.
 * @param onAdded closes the dialog once the list is up to date
 */
export function AddUserDialog({
  open,
  onClose,
  onAdded,
  onCloseAutoFocus,
}: {
  open: boolean;
  onClose: () => void;
  onAdded: () => Promise<void>;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogHeader>
          <DialogTitle>Add User</DialogTitle>
          <DialogDescription>
            They log in with this email and password, and share your property and plan.
          </DialogDescription>
        </DialogHeader>
        <AddUserForm onCancel={onClose} onAdded={onAdded} />
      </DialogContent>
    </Dialog>
  );
}
