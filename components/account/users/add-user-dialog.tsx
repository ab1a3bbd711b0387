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
 * The dialog in which a person is added to the account. A press outside does not close it, so that
 * nothing typed is lost by a slip.
 * @param onAdded closes the dialog when the list is up to date
 */
export function AddUserDialog({
  open,
  onOpenChange,
  onAdded,
  onCloseAutoFocus,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded: () => Promise<void>;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogHeader>
          <DialogTitle>Add User</DialogTitle>
          <DialogDescription>
            They sign in with this email and password, and work on the same property and plan.
          </DialogDescription>
        </DialogHeader>
        <AddUserForm onCancel={() => onOpenChange(false)} onAdded={onAdded} />
      </DialogContent>
    </Dialog>
  );
}
