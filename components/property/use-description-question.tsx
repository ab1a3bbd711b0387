"use client";

import { type RefObject, useState } from "react";
import { ChoiceDialog } from "#components/ui/alert-dialog.tsx";
import { api } from "#lib/api/client.ts";

const CHOICES = { write: "Write a new one", keep: "Keep my text" };
export type DescriptionChoice = keyof typeof CHOICES;

/** Whether the seller edited the description, in this window or another; null if that's unknown. */
async function readEdited(): Promise<boolean | null> {
  const property = await api("GET /api/properties/latest").catch(() => null);
  return property && property.descriptionEdited;
}

/**
 * Asks what happens to a description that the seller edited, before saving writes a new one.
 * @param isEdited whether it was edited when the page was loaded
 * @param returnFocusTo the part of the page whose submit button gets the focus after canceling
 * @returns `ask`, which is null if the person cancels, and the dialog to render
 */
export function useDescriptionQuestion(
  isEdited: boolean,
  returnFocusTo: RefObject<HTMLElement | null>,
) {
  const [answer, setAnswer] = useState<((choice: DescriptionChoice | null) => void) | null>(null);

  async function ask(): Promise<DescriptionChoice | null> {
    if (!((await readEdited()) ?? isEdited)) return "write";
    return new Promise((resolve) => setAnswer(() => resolve));
  }

  const dialog = (
    <ChoiceDialog
      open={answer !== null}
      title="Keep your description?"
      description="You edited your description. You can keep your text, or get a new one that uses your features. Your text stays under Versions either way."
      choices={CHOICES}
      onChoose={(choice) => {
        setAnswer(null);
        answer?.(choice);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocusTo.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
      }}
    />
  );
  return { ask, dialog };
}
