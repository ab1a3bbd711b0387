"use client";

import { useRef, useState } from "react";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { useFocusBack } from "#components/ui/use-focus-back.ts";
import { lengthsFor } from "#lib/description/index.ts";
import type { Length } from "#lib/fields/description.ts";
import type { DescriptionStyle } from "#lib/schemas/description.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { cn } from "#lib/utils.ts";
import { AcceptButtons } from "./acceptance/accept-buttons.tsx";
import { Congratulations } from "./acceptance/congratulations.tsx";
import { useAcceptQuestion } from "./acceptance/use-accept-question.ts";
import { DescriptionFrame } from "./description-frame.tsx";
import { DescriptionPane } from "./description-pane.tsx";
import { checkText } from "./editor/check-text.ts";
import type { EditorHandle } from "./editor/description-editor.tsx";
import { NotesPanel } from "./notes/notes-panel.tsx";
import type { NotesHandle } from "./notes/use-notes-handle.ts";
import { useNotes } from "./notes/use-notes.ts";
import { useRemedy } from "./notes/use-remedy.ts";
import { RewritePanel } from "./rewrite/rewrite-panel.tsx";
import { type Description, useDescription } from "./use-description.ts";
import { useHiddenDescription } from "./use-hidden-description.ts";

const AcceptQuestion = loadOnOpening(
  async () => (await import("./acceptance/accept-question.tsx")).AcceptQuestion,
);

const FALLBACK =
  "The writing service didn't finish, so Porchlight's built-in writer wrote this description.";

function rewriteMessage(notice: Description["notice"]): string | null {
  if (notice === "fallback") return FALLBACK;
  return typeof notice === "object" && notice ? notice.refusal : null;
}

export function DescriptionForm({
  property,
  saved,
}: {
  property: LatestPropertyView;
  saved: string;
}) {
  const isHidden = useHiddenDescription() !== null;
  const description = useDescription({ text: saved, isAccepted: property.descriptionAccepted });
  const { text, isAccepted, isRewriting, isAccepting, isBusy } = description;
  const { message, canAccept, canRewrite } = checkText(text);
  const lengths = lengthsFor(property);
  const [style, setStyle] = useState(() => styleWithin(property.descriptionStyle, lengths));
  const notes = useNotes(text, property);
  /** Focuses the editor or the review when it appears, because the seller asked for it. */
  const [takesFocus, setTakesFocus] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const review = useRef<HTMLElement>(null);
  const panel = useRef<NotesHandle>(null);
  const rewriteButton = useFocusBack(isRewriting);
  const acceptButton = useFocusBack(isAccepting);
  const putRemedy = useRemedy(text, notes.findNow, description.replace);
  const question = useAcceptQuestion(notes.findOpenNow, (condition) => {
    setTakesFocus(true);
    description.accept(condition);
  });

  function actAndFocusText(act: () => void) {
    act();
    setTakesFocus(true);
    (editor.current ?? review.current)?.focus();
  }

  return (
    <DescriptionFrame property={property} description={description} onAnswer={actAndFocusText}>
      {isAccepted && !isHidden ? <Congratulations ref={review} takesFocus={takesFocus} /> : null}
      <div
        className={cn(
          "grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6",
          !isAccepted && "@4xl:grid-cols-[minmax(0,1fr)_17rem] @4xl:grid-rows-[auto_1fr]",
        )}
      >
        <DescriptionPane
          editorRef={editor}
          description={description}
          notes={notes.open}
          message={message}
          takesFocus={takesFocus}
          onEdit={() => {
            setTakesFocus(true);
            description.startEditing();
          }}
        />
        {isAccepted ? null : (
          <NotesPanel
            ref={panel}
            open={notes.open}
            aside={notes.aside}
            state={isRewriting ? "waiting" : notes.state}
            isCurrent={notes.isCurrent}
            onSelect={(note) => editor.current?.select(note)}
            onRemedy={(note) => void putRemedy(note)}
            onKeep={notes.keep}
            onBringBack={notes.bringBack}
            className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1"
          />
        )}
        <div className="flex flex-col gap-6">
          <RewritePanel
            style={style}
            lengths={lengths}
            onStyleChange={(change) => setStyle((current) => ({ ...current, ...change }))}
            isRewriting={isRewriting}
            isDisabled={isBusy || !canRewrite}
            message={rewriteMessage(description.notice)}
            buttonRef={rewriteButton}
            onRewrite={() => {
              setTakesFocus(false);
              description.rewrite(style);
            }}
            onStop={description.stop}
          />
          <AcceptButtons
            buttonRef={acceptButton}
            isAccepted={isAccepted}
            isAccepting={isAccepting}
            // The text may have open notes until the checks have loaded.
            isDisabled={isBusy || isAccepted || !canAccept || notes.state === "reading"}
            onAccept={question.askAndAccept}
          />
        </div>
      </div>
      <AcceptQuestion
        open={question.isAsking}
        notes={question.notes}
        returnFocusTo={acceptButton}
        onReview={() => panel.current?.focusFirst()}
        onClose={question.goBack}
        onAccept={question.confirm}
      />
    </DescriptionFrame>
  );
}

/** The style of the last text; a long one only where it is still offered. */
function styleWithin(style: DescriptionStyle, lengths: readonly Length[]): DescriptionStyle {
  const isOffered = style.length !== "long" || lengths.includes("long");
  return isOffered ? style : { ...style, length: "standard" };
}
