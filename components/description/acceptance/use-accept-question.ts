"use client";

import { useState } from "react";
import type { Note } from "#components/description/notes/notes.ts";

/**
 * Accepts a text without open notes directly, and asks for confirmation of any other.
 * @param findOpenNotes returns the notes on the current text that the seller didn't dismiss
 * @param accept doesn't accept if its condition returns false
 */
export function useAcceptQuestion(
  findOpenNotes: () => Promise<readonly Note[]>,
  accept: (condition?: () => Promise<boolean>) => void,
) {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    notes,
    askAndAccept() {
      accept(async () => {
        const found = await findOpenNotes();
        setNotes(found);
        setAsking(found.length > 0);
        return found.length === 0;
      });
    },
    goBack: () => setAsking(false),
    confirm() {
      setAsking(false);
      accept();
    },
  };
}
