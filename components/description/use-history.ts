"use client";

import { useState } from "react";
import {
  changeBetween,
  type History,
  redoStep,
  replaceText,
  startHistory,
  type TextRange,
  typeText,
  type Typing,
  undoStep,
} from "./history.ts";

/** A stretch of the text that was changed other than by typing: the cursor goes to its end. */
export interface Change extends TextRange {
  /** Tells one change from the next at the same place. */
  number: number;
}

/** A text that is edited, with undo and redo. */
export function useHistory(initial: string) {
  const [history, setHistory] = useState(() => startHistory(initial));
  const [change, setChange] = useState<Change | null>(null);

  function step(next: History) {
    if (next === history) return;
    const { added } = changeBetween(history.present, next.present);
    setHistory(next);
    setChange({ ...added, number: (change?.number ?? 0) + 1 });
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
    /** Puts another text in its place, in one step. */
    put: (text: string) => step(replaceText(history, text)),
    undo: () => step(undoStep(history)),
    redo: () => step(redoStep(history)),
    /** Puts in its place, in one step, a text that came by itself: the cursor goes nowhere. */
    takeUp(text: string) {
      setHistory(replaceText(history, text));
      setChange(null);
    },
  };
}
