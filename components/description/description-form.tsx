"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { DraftNote } from "#components/data/draft-note.tsx";
import { FlowScreen } from "#components/property/flow-screen.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardFooter } from "#components/ui/card.tsx";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { checkText } from "./check-text.ts";
import { DescriptionEditor } from "./description-editor.tsx";
import { Congratulations, DescriptionReview } from "./description-review.tsx";
import { OlderEditsNote } from "./older-edits-note.tsx";
import { useDescription } from "./use-description.ts";

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
  /** What takes the focus when it appears, because someone asked for it. */
  const [focus, setFocus] = useState<"editor" | "review" | null>(null);
  const rewriteButton = useFocusBack(isRewriting);
  const acceptButton = useFocusBack(isAccepting);
  const isBusy = isRewriting || isAccepting;

  return (
    <FlowScreen
      step="description"
      property={{ ...property, descriptionAccepted: isAccepted }}
      eyebrow="Your Property"
      title={isAccepted ? "Review your description" : "Description"}
      description={
        isAccepted
          ? undefined
          : "Written from what you entered, and nothing else. Change what you like, ask for another wording, and accept it when it sounds like your home."
      }
    >
      <div className="flex flex-col gap-4">
        <Banner
          tone="success"
          message={description.justAccepted ? "Your description has been accepted." : null}
          onHide={description.hideAccepted}
          className="sticky top-20 z-20"
        />
        <DraftNote shown={description.isRestored} onDiscard={description.discardEdits} />
        <OlderEditsNote
          shown={description.olderEdits !== null}
          onBringBack={() => {
            setFocus("editor");
            description.bringBackOlder();
          }}
          onDiscard={description.discardOlder}
        />
        {isAccepted ? <Congratulations takesFocus={focus === "review"} /> : null}
        <Card>
          <CardContent>
            {isAccepted ? (
              <DescriptionReview
                text={text}
                onEdit={() => {
                  setFocus("editor");
                  description.edit();
                }}
              />
            ) : (
              <DescriptionEditor
                text={text}
                message={message}
                isBusy={isBusy}
                takesFocus={focus === "editor"}
                onChange={description.change}
                onUndoRewrite={description.canUndoRewrite ? description.undoRewrite : null}
              />
            )}
          </CardContent>
          <CardFooter className="sm:justify-between">
            <Button variant="outline" onClick={() => router.push("/property-features")}>
              Back
            </Button>
            <div className="flex flex-col-reverse gap-3 sm:flex-row">
              <Button
                ref={rewriteButton}
                variant="secondary"
                pending={isRewriting}
                pendingLabel="Rewriting..."
                disabled={isBusy || !canRewrite}
                onClick={() => {
                  setFocus(null);
                  description.rewrite();
                }}
              >
                Rewrite
              </Button>
              <Button
                ref={acceptButton}
                variant={isAccepted ? "secondary" : "primary"}
                pending={isAccepting}
                pendingLabel="Accepting..."
                disabled={isBusy || isAccepted || !canAccept}
                onClick={() => {
                  setFocus("review");
                  description.accept();
                }}
              >
                Accept Description
              </Button>
            </div>
          </CardFooter>
        </Card>
      </div>
    </FlowScreen>
  );
}
