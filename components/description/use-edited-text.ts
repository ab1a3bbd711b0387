"use client";

import { useState } from "react";
import { useHistory } from "./editor/use-history.ts";
import { useDescriptionAutosave } from "./saving/use-description-autosave.ts";
import { useDescriptionDraft } from "./saving/use-description-draft.ts";

export interface SavedText {
  text: string;
  isAccepted: boolean;
}

/** Unsaved changes were restored, the built-in writer was used, or a rewrite was refused. */
type Notice = "restored" | "fallback" | { refusal: string };

/**
 * Returns the text in the editor with its history, draft and saving. A saved text from another tab
 * or a refetch replaces one that isn't being edited.
 */
export function useEditedText(saved: SavedText) {
  const history = useHistory(saved.text);
  const [isAccepted, setAccepted] = useState(saved.isAccepted);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [announcement, announce] = useState("");

  const draft = useDescriptionDraft(saved.text, history.text, (text) => {
    history.load(text);
    setAccepted(false);
    setNotice("restored");
  });
  const { autosave, state: saving } = useDescriptionAutosave(saved.text, history.text);

  const [seen, setSeen] = useState(saved);
  if (seen.text !== saved.text || seen.isAccepted !== saved.isAccepted) {
    setSeen(saved);
    const acknowledged = saving.acknowledged.trim();
    if (history.text.trim() === acknowledged) {
      if (saved.text.trim() !== acknowledged) history.load(saved.text);
      setAccepted(saved.isAccepted);
    }
  }

  return {
    ...{ history, draft, autosave, saving },
    ...{ isAccepted, setAccepted, notice, setNotice, announcement, announce },
  };
}

export type EditedText = ReturnType<typeof useEditedText>;
