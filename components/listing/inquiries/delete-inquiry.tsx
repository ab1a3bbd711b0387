import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";

/** Asks before a message and its conversation are deleted. */
export function DeleteInquiry({
  name,
  open,
  onOpenChange,
  isDeleting,
  onDelete,
  onClosed,
}: {
  /** The buyer's. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isDeleting: boolean;
  onDelete: () => void;
  /** Moves the focus. */
  onClosed: () => void;
}) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this message?"
      description={`This deletes the conversation with ${name} for everyone on your account. You can't undo this.`}
      confirmLabel="Delete message"
      pending={isDeleting}
      pendingLabel="Deleting..."
      onConfirm={onDelete}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
    />
  );
}
