import { EditorNote } from "./editor-note.tsx";
import type { Description } from "./use-description.ts";

/** The lines over the editor: what was put back, and what stands elsewhere. */
export function EditorNotes({
  description,
  onBringBack,
}: {
  description: Description;
  onBringBack: () => void;
}) {
  const { news, olderEdits, saving } = description;
  return (
    <>
      <EditorNote actions={[{ label: "Discard them", onClick: description.discardRestored }]}>
        {news === "restored"
          ? saving.status === "saved"
            ? "Your changes of last time are back, and saved now."
            : "Your unsaved changes are still here."
          : null}
      </EditorNote>
      <EditorNote
        actions={[
          { label: "Bring them back", onClick: onBringBack },
          { label: "Discard them", onClick: description.discardOlder },
        ]}
      >
        {olderEdits === null
          ? null
          : "This is a new text. Your unsaved changes to the earlier one are still here."}
      </EditorNote>
      <EditorNote
        actions={[
          { label: "Use my text", onClick: description.keepMine },
          { label: "Use the other text", onClick: description.useTheirs },
        ]}
      >
        {saving.status === "conflict"
          ? "The description was changed elsewhere in the meantime. Both texts are kept under Versions."
          : null}
      </EditorNote>
    </>
  );
}
