"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { WizardScreen } from "#components/layout/wizard-screen.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent } from "#components/ui/card.tsx";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { cn } from "#lib/utils.ts";
import { AcceptQuestion } from "./accept-question.tsx";
import { checkText } from "./check-text.ts";
import { DescriptionEditor, type EditorHandle } from "./description-editor.tsx";
import { Congratulations, DescriptionReview } from "./description-review.tsx";
import { EditorNotes } from "./editor-notes.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { type Note, partNotes } from "./notes.ts";
import { NotesPanel } from "./notes-panel.tsx";
import { RewritePanel } from "./rewrite-panel.tsx";
import { SaveLine } from "./save-line.tsx";
import { useDescription } from "./use-description.ts";
import { useKeptNotes } from "./use-kept-notes.ts";
import { useNotes } from "./use-notes.ts";
import { Versions } from "./versions-sheet.tsx";
import { momentWords } from "./words.ts";

/** Puts the focus back on a button that lost it by being disabled while it was at work. */
function useFocusBack(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}

/** A description to edit, rewrite and accept; once accepted, to review. */
export function DescriptionForm({
  property,
  saved,
}: {
  property: LatestPropertyView;
  saved: string;
}) {
  const router = useRouter();
  const description = useDescription({ text: saved, isAccepted: property.descriptionAccepted });
  const { text, isAccepted, isRewriting, isAccepting } = description;
  const { message, canAccept, canRewrite } = checkText(text);
  const [style, setStyle] = useState(property.descriptionStyle);
  const { notes, isFailed, putRight, findViolations } = useNotes(text, property);
  const keptNotes = useKeptNotes();
  const { open, aside } = partNotes(notes ?? [], property.keptNotes);
  /** The violations that accepting has to ask about once more, or had to. */
  const [violations, setViolations] = useState<readonly Note[]>([]);
  const [isAsking, setAsking] = useState(false);
  /** Whether the editor or the review takes the focus when it appears: someone asked for it. */
  const [takesFocus, setTakesFocus] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const review = useRef<HTMLElement>(null);
  const rewriteButton = useFocusBack(isRewriting);
  const acceptButton = useFocusBack(isAccepting);
  const isBusy = isRewriting || isAccepting;
  /** Until the word lists have come, nobody knows what accepting would have to ask about. */
  const isReading = notes === null && !isFailed;

  function accept() {
    setAsking(false);
    setTakesFocus(true);
    description.accept();
  }

  /** A text with a violation is accepted only when the seller says so twice. */
  function askAndAccept() {
    const found = findViolations();
    setViolations(found);
    if (found.length > 0) setAsking(true);
    else accept();
  }

  /** Does what a line over the text offers, and gives the focus of its button to the text. */
  function answer(act: () => void) {
    act();
    setTakesFocus(true);
    (editor.current ?? review.current)?.focus();
  }

  return (
    <WizardScreen
      step="description"
      property={{ ...property, descriptionAccepted: isAccepted }}
      eyebrow="Your Property"
      title={isAccepted ? "Review your description" : "Description"}
      description={
        isAccepted
          ? undefined
          : "Written from what you entered, and nothing else. Change what you like, ask for another wording, and accept it when it sounds like your home."
      }
      isWide={!isAccepted}
    >
      <div className="@container flex flex-col gap-4">
        <Banner
          tone="success"
          message={description.justAccepted ? "Your description has been accepted." : null}
          onHide={description.hideAccepted}
          className="sticky top-20 z-20"
        />
        <EditorNotes description={description} onAnswer={answer} />
        <p role="status" className="sr-only">
          {description.announcement}
        </p>
        {isAccepted ? <Congratulations ref={review} takesFocus={takesFocus} /> : null}
        <div
          className={cn(
            "grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6",
            !isAccepted && "@4xl:grid-cols-[minmax(0,1fr)_17rem] @4xl:grid-rows-[auto_1fr]",
          )}
        >
          <Card>
            <CardContent>
              {isAccepted ? (
                <DescriptionReview
                  text={text.trim()}
                  notes={open.length}
                  onEdit={() => {
                    setTakesFocus(true);
                    description.edit();
                  }}
                />
              ) : (
                <DescriptionEditor
                  ref={editor}
                  text={text}
                  written={description.written}
                  notes={isRewriting ? [] : open}
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
                          save={description.save}
                          onChoose={({ description: chosen, savedAt }) =>
                            description.goBackTo(chosen, momentWords(savedAt))
                          }
                        />
                      }
                    />
                  }
                  status={<SaveLine status={isRewriting ? "idle" : description.saving.status} />}
                  onType={description.type}
                  onUndo={description.undo}
                  onRedo={description.redo}
                  onLeave={() => void description.save()}
                />
              )}
            </CardContent>
          </Card>
          {isAccepted ? null : (
            <NotesPanel
              open={open}
              aside={aside}
              state={isRewriting ? "waiting" : notes ? "read" : isFailed ? "failed" : "reading"}
              onSelect={(note) => editor.current?.select(note)}
              onRemedy={(note) => {
                const righted = putRight(note);
                if (righted !== null) description.put(righted);
              }}
              onKeep={keptNotes.keep}
              onBringBack={keptNotes.bringBack}
              className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1"
            />
          )}
          <div className="flex flex-col gap-6">
            <RewritePanel
              style={style}
              onStyleChange={setStyle}
              isRewriting={isRewriting}
              isDisabled={isBusy || !canRewrite}
              isFallback={description.news === "fallback"}
              buttonRef={rewriteButton}
              onRewrite={() => {
                setTakesFocus(false);
                description.rewrite(style);
              }}
              onStop={description.stop}
            />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
              <Button variant="outline" onClick={() => router.push("/property-features")}>
                Back
              </Button>
              <Button
                ref={acceptButton}
                variant={isAccepted ? "secondary" : "primary"}
                pending={isAccepting}
                pendingLabel="Accepting..."
                disabled={isBusy || isAccepted || !canAccept || isReading}
                onClick={askAndAccept}
              >
                Accept Description
              </Button>
            </div>
          </div>
        </div>
      </div>
      <AcceptQuestion
        isOpen={isAsking}
        violations={violations}
        button={acceptButton}
        onGoBack={() => setAsking(false)}
        onAccept={accept}
      />
    </WizardScreen>
  );
}
