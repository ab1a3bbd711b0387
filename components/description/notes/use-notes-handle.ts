"use client";

import { type Ref, type RefObject, useImperativeHandle } from "react";

export interface NotesHandle {
  /** Focuses the first note, or the heading if there is none. */
  focusFirst: () => void;
}

/** Lets the screen move the focus into the panel of notes. */
export function useNotesHandle(
  ref: Ref<NotesHandle> | undefined,
  panel: RefObject<HTMLElement | null>,
) {
  useImperativeHandle(
    ref,
    () => ({
      focusFirst() {
        const first = panel.current?.querySelector<HTMLElement>("[data-phrase]");
        (first ?? panel.current?.querySelector("h2"))?.focus();
      },
    }),
    [panel],
  );
}
