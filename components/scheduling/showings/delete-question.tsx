import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";

/** @param props.name the buyer's name */
export function DeleteQuestion({
  name,
  open,
  pending,
  onClose,
  onConfirm,
  onCloseAutoFocus,
}: {
  name: string;
  open: boolean;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Delete this showing?"
      description={`This permanently deletes ${name}'s details, their feedback and your notes. You can't undo this.`}
      confirmLabel="Delete showing"
      pending={pending}
      pendingLabel="Deleting..."
      onConfirm={onConfirm}
      onCloseAutoFocus={onCloseAutoFocus}
    />
  );
}
