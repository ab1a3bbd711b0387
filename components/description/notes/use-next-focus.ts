"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Stands for the heading of the panel, in place of the index of a note. */
export const HEADING = -1;

/**
 * Moves the focus on when a note and its button go.
 * @returns to be called before that, with the index of the note that takes the focus; where there is
 * none, the heading does
 */
export function useNextFocus(panel: RefObject<HTMLElement | null>): (index: number) => void {
  const next = useRef<number | null>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (next.current === null || panel.current?.contains(focused)) return;
    const phrases = panel.current?.querySelectorAll<HTMLElement>("[data-phrase]");
    const target = phrases?.[Math.min(next.current, phrases.length - 1)];
    next.current = null;
    // Someone who has moved the focus elsewhere keeps it there.
    if (focused === document.body) (target ?? panel.current?.querySelector("h2"))?.focus();
  });
  return (index) => {
    next.current = index;
  };
}
