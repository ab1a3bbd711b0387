"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { latestProperty } from "#components/data/queries.ts";
import { api } from "#lib/api/client.ts";
import type { acceptedView, DescriptionStyle } from "#lib/schemas/description.ts";
import { showSaved, useAutosave } from "./use-autosave.ts";
import { useDescriptionDraft } from "./use-description-draft.ts";
import { useHistory } from "./use-history.ts";
import { useStreamedRewrite } from "./use-streamed-rewrite.ts";

type Saved = { text: string; isAccepted: boolean };

/** What a line over the text has to tell: unsaved changes were put back; the built-in writer stood in. */
type News = "restored" | "fallback" | null;

/**
 * The description on the screen and what can be done with it. It is being edited exactly as long as
 * it is not accepted (SPEC.md section 4).
 * @param saved the description as the server has it
 */
export function useDescription(saved: Saved) {
  const client = useQueryClient();
  const history = useHistory(saved.text);
  const { text } = history;
  const [isAccepted, setAccepted] = useState(saved.isAccepted);
  const [justAccepted, setJustAccepted] = useState(false);
  const [news, setNews] = useState<News>(null);
  /** What a screen reader hears when something other than typing has changed the text. */
  const [announcement, setAnnouncement] = useState("");

  const draft = useDescriptionDraft(saved.text, (edited) => {
    history.takeUp(edited);
    setAccepted(false);
    setNews("restored");
  });
  const { autosave, ...saving } = useAutosave(saved.text, text);

  // A text that arrives from elsewhere (another tab, a refetch) takes the place of an unedited one.
  const [seen, setSeen] = useState(saved);
  if (seen.text !== saved.text || seen.isAccepted !== saved.isAccepted) {
    setSeen(saved);
    if (text.trim() === saving.base) {
      if (saved.text.trim() !== saving.base) history.takeUp(saved.text);
      setAccepted(saved.isAccepted);
    }
  }

  /** The server has stored a text: the screen and every reader of the property take it over. */
  function takeOver(next: Saved) {
    autosave.adopt(next.text);
    autosave.release();
    draft.forget();
    setAccepted(next.isAccepted);
    showSaved(client, { description: next.text, descriptionAccepted: next.isAccepted });
    void client.invalidateQueries({ queryKey: latestProperty.queryKey });
  }

  const rewriting = useStreamedRewrite({
    before: () => autosave.hold(),
    onDone: ({ description, isFallback }) => {
      history.takeUp(description);
      setNews(isFallback ? "fallback" : null);
      setAnnouncement("The new description is in the editor.");
      takeOver({ text: description, isAccepted: false });
    },
    // The text on the screen was never touched: a text that was accepted still is.
    onFailed: (wasStopped) => {
      const what = wasStopped ? "Rewriting was stopped." : "Rewriting has ended.";
      setAnnouncement(`${what} Your text is as it was.`);
      autosave.release({ mayHaveWritten: true });
    },
  });

  const accepting = useMutation({
    mutationFn: async (description: string) => {
      await autosave.hold();
      return api<z.output<typeof acceptedView>>("/api/properties/description/accept", {
        method: "POST",
        body: { description },
      });
    },
    onSuccess: (_accepted, description) => {
      setNews(null);
      setJustAccepted(true);
      takeOver({ text: description.trim(), isAccepted: true });
    },
    onError: () => autosave.release({ mayHaveWritten: true }),
  });

  const isBusy = rewriting.isRewriting || accepting.isPending;

  /** Changes the text other than by typing, unless a call is at work on it. */
  function change(make: () => void) {
    if (isBusy) return;
    make();
    setNews(null);
  }
  const put = (next: string) => change(() => history.put(next));

  return {
    text,
    change: history.change,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    saving,
    /** The text that is being written, null when there is none. */
    written: rewriting.draft,
    isRewriting: rewriting.isRewriting,
    isAccepting: accepting.isPending,
    /** While it is rewritten it stands in the editor. */
    isAccepted: isAccepted && !rewriting.isRewriting,
    /** Accepted within this visit: what the banner and the focus go by. */
    justAccepted,
    news,
    announcement,
    /** Edits of a text that has been replaced since, or null. */
    olderEdits: draft.older,
    hideAccepted: () => setJustAccepted(false),

    type(next: string, caret: number, isComposing: boolean) {
      history.type({ text: next, caret, isComposing });
      setNews(null);
    },
    /** Puts another text in its place, in one step. */
    put,
    undo: () => change(history.undo),
    redo: () => change(history.redo),
    edit() {
      setAccepted(false);
      setJustAccepted(false);
    },
    /** An earlier text takes the place of this one, which is a version by then. */
    goBackTo(earlier: string, when: string) {
      put(earlier);
      setAnnouncement(`The text of ${when} is in the editor.`);
    },
    save: () => autosave.flush(),
    keepMine: () => autosave.keepMine(),
    useTheirs() {
      if (isBusy || saving.theirs === null) return;
      put(saving.theirs);
      setAccepted(saved.isAccepted);
    },

    bringBackOlder() {
      if (isBusy || draft.older === null) return;
      put(draft.older);
      setAnnouncement("Your earlier changes are in the editor.");
      draft.forget();
      setAccepted(false);
    },
    discardOlder: draft.forget,
    /** Back to the text that changes of an earlier visit were made to. */
    discardRestored() {
      if (isBusy) return;
      change(history.undo);
      if (saved.text.trim() !== text.trim()) setAccepted(saved.isAccepted);
    },

    rewrite(style: DescriptionStyle) {
      if (isBusy) return;
      setAnnouncement("Rewriting the description.");
      rewriting.start({ currentDescription: text, ...style });
    },
    stop: rewriting.stop,
    accept() {
      if (!isBusy) accepting.mutate(text);
    },
  };
}

export type Description = ReturnType<typeof useDescription>;
