"use client";

import { type RefObject, useRef, useState } from "react";
import { ChoiceDialog } from "#components/ui/alert-dialog.tsx";
import { api } from "#lib/api/client.ts";
import type { CorrectionsView, TextCorrection } from "#lib/schemas/description.ts";
import type { ChangedDetails } from "#lib/schemas/property.ts";
import { WrongWords } from "./wrong-words.tsx";

type Choice = "anyway" | "correct";

/** The corrected text to save with the details, if the person wants one. */
type Answer = { correction?: TextCorrection };

function answerOf(choice: Choice, { text, corrected }: CorrectionsView): Answer {
  if (choice === "anyway" || corrected === null) return {};
  return { correction: { replaces: text, description: corrected } };
}

/**
 * Asks before details are saved that make the accepted description wrong.
 * @param hasDescription whether there is a description
 * @param actions has the submit button, which gets the focus after canceling if another question
 *   came first
 * @returns `confirm`, which is false if the person cancels; `addTo`, which adds the correction they
 *   chose to what is saved; `isCorrected`, whether they chose one; and the dialog to render
 */
export function useCorrectionQuestion(
  hasDescription: boolean,
  actions?: RefObject<HTMLElement | null>,
) {
  const [isOpen, setOpen] = useState(false);
  // Kept while the dialog closes.
  const [view, setView] = useState<CorrectionsView | null>(null);
  const answer = useRef<Answer>({});
  const respond = useRef<(isConfirmed: boolean) => void>(undefined);
  const origin = useRef<HTMLElement>(null);

  async function confirm(body: ChangedDetails): Promise<boolean> {
    answer.current = {};
    if (!hasDescription) return true;
    origin.current = document.activeElement as HTMLElement | null;
    // Without an answer, saving still works, and the screens say what buyers can't see.
    const found = await api("POST /api/properties/description/corrections", { body }).catch(
      () => null,
    );
    if (!found || found.changes.length === 0) return true;
    setView(found);
    setOpen(true);
    return new Promise((resolve) => {
      respond.current = resolve;
    });
  }

  function choose(choice: Choice | null) {
    setOpen(false);
    if (choice && view) answer.current = answerOf(choice, view);
    respond.current?.(choice !== null);
  }

  const canCorrect = typeof view?.corrected === "string";
  const dialog = (
    <ChoiceDialog<Choice>
      open={isOpen}
      title="Correct your description too?"
      description={view ? <WrongWords view={view} /> : null}
      choices={{
        anyway: "Save anyway",
        ...(canCorrect && { correct: "Correct and save" }),
      }}
      primary="correct"
      onChoose={choose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const submit = actions?.current?.querySelector<HTMLElement>("[type=submit]");
        (submit ?? origin.current)?.focus();
      }}
    />
  );
  const addTo = <Body extends object>(body: Body) => ({ ...body, ...answer.current });
  const isCorrected = () => answer.current.correction !== undefined;
  return { confirm, addTo, isCorrected, dialog };
}
