"use client";

import { useCallback, useState } from "react";
import { useUserId } from "#components/data/use-user-id.ts";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import { tabDrafts } from "./draft-store.ts";

/**
 * Reads, once, the draft that was kept of the description.
 * @param saved the text on the server
 * @param text the text on the screen
 * @param onRestore called with a draft of exactly that text
 * @returns `older`: a draft of a text that has been replaced since (by Rewrite, by saving the features,
 * in another tab), or that met what was typed before the page worked, to be restored only on request
 */
export function useDescriptionDraft(
  saved: string,
  text: string,
  onRestore: (text: string) => void,
) {
  const userId = useUserId();
  const [older, setOlder] = useState<string | null>(null);

  // The server has no drafts, so they are read after hydration.
  const isHydrated = useHydrated();
  const [readFor, setReadFor] = useState<string | null>(null);
  if (isHydrated && readFor !== userId) {
    setReadFor(userId);
    const draft = tabDrafts(userId).read();
    // The save of a tab that was closed has arrived, though nobody heard of it.
    if (draft?.text.trim() === saved.trim()) tabDrafts(userId).clear();
    else if (draft?.base.trim() === saved.trim() && text === saved) onRestore(draft.text);
    else if (draft) setOlder(draft.text);
  }

  const discard = useCallback(() => {
    tabDrafts(userId).clear();
    setOlder(null);
  }, [userId]);

  return { older, discard };
}
