import { FormDialog } from "#components/ui/form-dialog.tsx";
import type { SchedulingView, ShowingView } from "#lib/schemas/showings.ts";
import { ShowingItem } from "./showing-item.tsx";

const GONE = "This showing is no longer available. It was deleted or is more than a year old.";

/** Shows a showing over the week. @param props.showing undefined if the URL names a deleted one */
export function ShowingDialog({
  showing,
  view,
  open,
  onClose,
  onCloseAutoFocus,
}: {
  showing: ShowingView | undefined;
  view: SchedulingView;
  open: boolean;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <FormDialog
      title="Showing"
      description={showing ? "The request, your answer and your notes." : GONE}
      open={open}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {showing ? <ShowingItem showing={showing} view={view} /> : null}
    </FormDialog>
  );
}
