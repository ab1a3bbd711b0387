"use client";

import { useState } from "react";
import type { Note } from "#components/description/notes/notes.ts";

/**
 * Accepts a text without violations directly, and asks for confirmation of any other.
 * @param accept doesn't accept if its condition returns false
 */
export function useAcceptQuestion(
  findNotes: () => Promise<readonly Note[]>,
  accept: (condition?: () => Promise<boolean>) => void,
) {
  const [violations, setViolations] = useState<readonly Note[]>([]);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    violations,
    askAndAccept() {
      accept(async () => {
        const found = (await findNotes()).filter(({ kind }) => kind === "violation");
        setViolations(found);
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
