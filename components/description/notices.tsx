import { Notice } from "#components/ui/notice.tsx";
import type { Description } from "./use-description.ts";

export function Notices({
  description,
  onAnswer,
}: {
  description: Description;
  onAnswer: (act: () => void) => void;
}) {
  const { notice, saving, drafts } = description;
  const action = (label: string, act: () => void) => ({ label, onClick: () => onAnswer(act) });
  return (
    <>
      <Notice actions={[action("Discard them", drafts.discardRestored)]}>
        {notice === "restored"
          ? saving.status === "saved"
            ? "Your changes of last time are back, and saved now."
            : "Your unsaved changes are still here."
          : null}
      </Notice>
      <Notice
        actions={[
          action("Bring them back", drafts.restoreOlder),
          action("Discard them", drafts.discardOlder),
        ]}
      >
        {drafts.hasOlder
          ? "This is a new text. Your unsaved changes to the earlier one are still here."
          : null}
      </Notice>
      <Notice
        actions={[
          action("Use my text", saving.keepMine),
          action("Use the other text", saving.takeTheirs),
        ]}
      >
        {saving.status === "conflict"
          ? "The description was changed elsewhere in the meantime. Both texts are kept under Versions."
          : null}
      </Notice>
    </>
  );
}
