"use client";

import { useEditedText, type SavedText } from "./use-edited-text.ts";
import { useRewriteAndAccept } from "./use-rewrite-and-accept.ts";

/** Returns the description and its actions. It can be edited while it isn't accepted. */
export function useDescription(saved: SavedText) {
  const edited = useEditedText(saved);
  const { history, draft, autosave, setAccepted, setNotice, announce } = edited;
  const calls = useRewriteAndAccept(edited);
  const { isBusy } = calls;

  function changeUnlessBusy(apply: () => void) {
    if (isBusy) return;
    apply();
    setNotice(null);
  }
  const replace = (text: string) => changeUnlessBusy(() => history.replace(text));

  return {
    ...calls,
    text: history.text,
    change: history.change,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    isAccepted: edited.isAccepted && !calls.isRewriting,
    notice: edited.notice,
    announcement: edited.announcement,

    type(text: string, caret: number, isComposing: boolean) {
      history.type({ text, caret, isComposing });
      setNotice(null);
    },
    replace,
    undo: () => changeUnlessBusy(history.undo),
    redo: () => changeUnlessBusy(history.redo),
    startEditing() {
      setAccepted(false);
      calls.forgetJustAccepted();
    },
    /** @param when describes the version for screen readers */
    goBackTo(version: string, when: string) {
      replace(version);
      announce(`Restored the version from ${when}.`);
    },

    saving: {
      status: edited.saving.status,
      // The status shows the failure, and autosave retries.
      flush: () => autosave.flush().catch(() => undefined),
      keepMine: () => void autosave.keepMine().catch(() => undefined),
      takeTheirs() {
        const { theirs } = edited.saving;
        if (isBusy || theirs === null) return;
        replace(theirs);
        setAccepted(saved.isAccepted);
      },
    },

    drafts: {
      hasOlder: draft.older !== null,
      restoreOlder() {
        if (isBusy || draft.older === null) return;
        replace(draft.older);
        announce("Your changes were restored.");
        draft.discard();
        setAccepted(false);
      },
      discardOlder: draft.discard,
      /** Undoes the restoring of a draft. */
      discardRestored() {
        if (isBusy) return;
        changeUnlessBusy(history.undo);
        if (saved.text.trim() !== history.text.trim()) setAccepted(saved.isAccepted);
      },
    },
  };
}

export type Description = ReturnType<typeof useDescription>;
