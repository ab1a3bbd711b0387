"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Means the panel's heading instead of a note. */
export const HEADING = -1;

/**
 * Moves the focus on when a note and its button disappear.
 * @returns a function to call before that, with the index of the note to focus; without notes, the
 * heading gets the focus
 */
export function useNextFocus(panel: RefObject<HTMLElement | null>): (index: number) => void {
  const next = useRef<number | null>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (next.current === null || panel.current?.contains(focused)) return;
    const phrases = panel.current?.querySelectorAll<HTMLElement>("[data-phrase]");
    const target = phrases?.[Math.min(next.current, phrases.length - 1)];
    next.current = null;
    // Don't move the focus if the person already moved it.
    if (focused === document.body) (target ?? panel.current?.querySelector("h2"))?.focus();
  });
  return (index) => {
    next.current = index;
  };
}
