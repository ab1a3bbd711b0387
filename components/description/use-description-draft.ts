"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import { clearDraft, readDraft, writeDraft } from "#components/data/drafts.ts";
import { useUserId } from "#components/data/queries.ts";

const FORM = "description";

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

/**
 * Keeps an edited description in this tab until it is saved.
 * @param saved the text as the server has it
 * @param onRestore called once with edits of exactly that text
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
    if (isDraft(draft) && draft.text !== saved) {
      if (draft.base === saved) onRestore(draft.text);
      else setOlder(draft.text);
    }
  }

  /** Keeps `text` as an edit of `base`; nothing is kept once they are the same. */
  const keep = useCallback(
    (text: string, base: string) => {
      if (text === base) clearDraft(userId, FORM);
      else writeDraft(userId, FORM, { base, text } satisfies Draft);
    },
    [userId],
  );

  const forget = useCallback(() => {
    clearDraft(userId, FORM);
    setOlder(null);
  }, [userId]);

  return { older, keep, forget };
}
