"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import { clearDraft, readDraft, writeDraft } from "#components/forms/drafts.ts";
import { useUserId } from "#components/data/queries.ts";

const FORM = "description";

/** An edited text, and the saved one that it is an edit of. */
type Draft = { base: string; text: string };

const subscribe = () => () => undefined;

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    "base" in value &&
    "text" in value &&
    typeof value.base === "string" &&
    typeof value.text === "string"
  );
}

/** Keeps an edited description in this tab; nothing is kept once it is the saved one. */
export function keepDescriptionDraft(userId: string, { base, text }: Draft): void {
  if (text.trim() === base.trim()) clearDraft(userId, FORM);
  else writeDraft(userId, FORM, { base, text });
}

/**
 * Reads, once, what this tab keeps of a description that was edited and not saved.
 * @param saved the text as the server has it
 * @param onRestore called with edits of exactly that text
 * @returns `older`: edits of a text that has been replaced since (by Rewrite, by saving the features,
 * in another tab), to be brought back only on request
 */
export function useDescriptionDraft(saved: string, onRestore: (text: string) => void) {
  const userId = useUserId();
  const [older, setOlder] = useState<string | null>(null);

  // The server knows of no drafts: this waits until the page has become the browser's.
  const inBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [readFor, setReadFor] = useState<string | null>(null);
  if (inBrowser && readFor !== userId) {
    setReadFor(userId);
    const draft = readDraft(userId, FORM);
    if (isDraft(draft) && draft.text.trim() !== saved.trim()) {
      if (draft.base.trim() === saved.trim()) onRestore(draft.text);
      else setOlder(draft.text);
    }
  }

  const forget = useCallback(() => {
    clearDraft(userId, FORM);
    setOlder(null);
  }, [userId]);

  return { older, forget };
}
