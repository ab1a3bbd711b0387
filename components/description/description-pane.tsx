import type { Ref } from "react";
import { Card, CardContent } from "#components/ui/card.tsx";
import { DescriptionReview } from "./acceptance/description-review.tsx";
import { DescriptionEditor, type EditorHandle } from "./editor/description-editor.tsx";
import { EditorToolbar } from "./editor/editor-toolbar.tsx";
import type { Note } from "./notes/notes.ts";
import { SaveLine } from "./saving/save-line.tsx";
import type { Description } from "./use-description.ts";
import { describeMoment } from "./versions/version-labels.ts";
import { Versions } from "./versions/versions.tsx";

export function DescriptionPane({
  editorRef,
  description,
  notes,
  message,
  takesFocus,
  onEdit,
}: {
  editorRef: Ref<EditorHandle>;
  description: Description;
  notes: readonly Note[];
  message: string | null;
  takesFocus: boolean;
  onEdit: () => void;
}) {
  const { text, isAccepted, isBusy, isRewriting, saving } = description;
  return (
    <Card>
      <CardContent>
        {isAccepted ? (
          <DescriptionReview text={text.trim()} notes={notes.length} onEdit={onEdit} />
        ) : (
          <DescriptionEditor
            ref={editorRef}
            text={text}
            written={description.written}
            notes={isRewriting ? [] : notes}
            change={description.change}
            message={message}
            isBusy={isBusy}
            takesFocus={takesFocus}
            toolbar={
              <EditorToolbar
                isBusy={isBusy}
                canUndo={description.canUndo}
                canRedo={description.canRedo}
                onUndo={description.undo}
                onRedo={description.redo}
                versions={
                  <Versions
                    isOff={isBusy}
                    text={text}
                    save={saving.flush}
                    onChoose={(version) =>
                      description.goBackTo(version.description, describeMoment(version.savedAt))
                    }
                  />
                }
              />
            }
            status={<SaveLine status={isRewriting ? "idle" : saving.status} />}
            onType={description.type}
            onUndo={description.undo}
            onRedo={description.redo}
            onLeave={() => void saving.flush()}
          />
        )}
      </CardContent>
    </Card>
  );
}
