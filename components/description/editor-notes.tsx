import { EditorNote } from "./editor-note.tsx";
import type { Description } from "./use-description.ts";

/** The lines over the editor: what was put back, and what stands elsewhere. */
export function EditorNotes({
  description,
  onAnswer,
}: {
  description: Description;
  /** Called with what the seller chose; the line and its buttons go with it. */
  onAnswer: (act: () => void) => void;
}) {
  const { news, olderEdits, saving } = description;
  const action = (label: string, act: () => void) => ({ label, onClick: () => onAnswer(act) });
  return (
    <>
      <EditorNote actions={[action("Discard them", description.discardRestored)]}>
        {news === "restored"
          ? saving.status === "saved"
            ? "Your changes of last time are back, and saved now."
            : "Your unsaved changes are still here."
          : null}
      </EditorNote>
      <EditorNote
        actions={[
          action("Bring them back", description.bringBackOlder),
          action("Discard them", description.discardOlder),
        ]}
      >
        {olderEdits === null
          ? null
          : "This is a new text. Your unsaved changes to the earlier one are still here."}
      </EditorNote>
      <EditorNote
        actions={[
          action("Use my text", description.keepMine),
          action("Use the other text", description.useTheirs),
        ]}
      >
        {saving.status === "conflict"
          ? "The description was changed elsewhere in the meantime. Both texts are kept under Versions."
          : null}
      </EditorNote>
    </>
  );
}
