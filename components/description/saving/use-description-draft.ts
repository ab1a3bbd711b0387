"use client";

import { useCallback, useState } from "react";
import { useUserId } from "#components/data/use-user-id.ts";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import { tabDrafts } from "./draft-store.ts";

/**
 * Reads the saved draft of the description once.
 * @param saved the text on the server
 * @param text the text on the screen
 * @param onRestore called with a draft of exactly that text
 * @returns `older`: a draft of a text that was replaced since (by Rewrite, by saving the features,
 * in another tab), or one found after typing began before hydration. It is restored only on
 * request.
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
    // A closed tab's save reached the server, but the tab didn't get the answer.
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
