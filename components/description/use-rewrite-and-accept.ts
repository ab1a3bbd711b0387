"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { latestProperty, listing } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { ApiError } from "#lib/api/client.ts";
import type { DescriptionStyle } from "#lib/schemas/description.ts";
import { useAccept } from "./acceptance/use-accept.ts";
import { useStreamedRewrite } from "./rewrite/use-streamed-rewrite.ts";
import { showSaved } from "./saving/show-saved.ts";
import type { EditedText, SavedText } from "./use-edited-text.ts";

/**
 * Runs the two calls that store a text themselves, one at a time, and pauses the autosave
 * meanwhile.
 */
export function useRewriteAndAccept(edited: EditedText) {
  const { history, autosave, draft, setAccepted, setNotice, announce } = edited;
  const client = useQueryClient();
  const [justAccepted, setJustAccepted] = useState(false);

  function takeOver({ text, isAccepted }: SavedText) {
    autosave.replace(text);
    autosave.resume();
    draft.discard();
    setAccepted(isAccepted);
    showSaved(client, { description: text, descriptionAccepted: isAccepted });
    for (const { queryKey } of [latestProperty, listing]) {
      void client.invalidateQueries({ queryKey });
    }
  }

  const rewriting = useStreamedRewrite({
    before: () => autosave.pause(),
    onDone: ({ description, isFallback }) => {
      history.load(description);
      setNotice(isFallback ? "fallback" : null);
      announce("Your new description is ready.");
      takeOver({ text: description, isAccepted: false });
    },
    // The text on the screen didn't change, so its acceptance stays.
    onFailed: ({ wasStopped, refusal }) => {
      if (refusal !== null) setNotice({ refusal });
      const what = wasStopped ? "Rewrite stopped." : "Rewrite ended.";
      announce(`${what} Your text hasn't changed.`);
      autosave.resume({ mayHaveWritten: true });
    },
  });

  const accepting = useAccept({
    before: () => autosave.pause(),
    onDone: (text) => {
      setNotice(null);
      setJustAccepted(true);
      takeOver({ text, isAccepted: true });
    },
    onFailed: (error) => {
      const isChanged = error instanceof ApiError && error.status === 409;
      if (isChanged) {
        toastFailure("We couldn't accept the description", error);
        void client.invalidateQueries({ queryKey: latestProperty.queryKey });
      }
      autosave.resume({ mayHaveWritten: !isChanged });
    },
  });

  const { isRewriting } = rewriting;
  const { isAccepting } = accepting;
  const isBusy = isRewriting || isAccepting;
  return {
    ...{ isRewriting, isAccepting, isBusy },
    written: rewriting.draft,
    justAccepted,
    forgetJustAccepted: () => setJustAccepted(false),
    rewrite(style: DescriptionStyle) {
      if (isBusy) return;
      announce("Rewriting your description.");
      rewriting.start({ currentDescription: history.text, ...style });
    },
    stop: rewriting.stop,
    /** @param condition is checked just before the call */
    accept(condition?: () => Promise<boolean>) {
      if (isBusy) return;
      const replaces = () => autosave.serverValue()?.trim();
      accepting.start({ description: history.text, replaces, condition });
    },
  };
}
