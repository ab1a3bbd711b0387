"use client";

import { useState } from "react";
import { changeBetween } from "#lib/text/change.ts";
import type { Span } from "#lib/text/spans.ts";
import {
  type History,
  redoStep,
  replaceText,
  startHistory,
  typeText,
  type Typing,
  undoStep,
} from "./history.ts";

/** A span that changed other than by typing; the cursor moves to its end. */
export interface Change extends Span {
  serial: number;
}

export function useHistory(initial: string) {
  const [history, setHistory] = useState(() => startHistory(initial));
  const [change, setChange] = useState<Change | null>(null);

  function step(next: History) {
    if (next === history) return;
    const { added } = changeBetween(history.present, next.present);
    setHistory(next);
    setChange({ ...added, serial: (change?.serial ?? 0) + 1 });
  }

  return {
    text: history.present,
    change,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    type(typing: Omit<Typing, "at">) {
      setHistory(typeText(history, { ...typing, at: Date.now() }));
      setChange(null);
    },
    /** Replaces the text in one step and moves the cursor to the change. */
    replace: (text: string) => step(replaceText(history, text)),
    undo: () => step(undoStep(history)),
    redo: () => step(redoStep(history)),
    /**
     * Replaces the text in one step and leaves the cursor, because the seller didn't ask for it.
     */
    load(text: string) {
      setHistory(replaceText(history, text));
      setChange(null);
    },
  };
}
