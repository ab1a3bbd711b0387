import { CHANGES_STILL_HERE } from "#components/forms/draft-note.tsx";
import { KEEP_MINE, USE_THEIRS } from "#components/forms/labels.ts";
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
      <Notice actions={[action("Discard changes", drafts.discardRestored)]}>
        {notice === "restored"
          ? saving.status === "saved"
            ? "Your changes from last time were restored and saved."
            : CHANGES_STILL_HERE
          : null}
      </Notice>
      <Notice
        actions={[
          action("Restore changes", drafts.restoreOlder),
          action("Discard changes", drafts.discardOlder),
        ]}
      >
        {drafts.hasOlder
          ? "This is a new version. You have unsaved changes to the previous one."
          : null}
      </Notice>
      <Notice actions={[action(KEEP_MINE, saving.keepMine), action(USE_THEIRS, saving.takeTheirs)]}>
        {saving.status === "conflict"
          ? "This description was changed somewhere else. Both versions are saved under Versions."
          : null}
      </Notice>
    </>
  );
}
