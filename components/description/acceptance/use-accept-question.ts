"use client";

import { useState } from "react";
import type { Note } from "#components/description/notes/notes.ts";

/** Accepts a text without violations at once, and another one only when the seller says so twice. */
export function useAcceptQuestion(findViolations: () => readonly Note[], accept: () => void) {
  const [violations, setViolations] = useState<readonly Note[]>([]);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    violations,
    askAndAccept() {
      const found = findViolations();
      setViolations(found);
      if (found.length > 0) setAsking(true);
      else accept();
    },
    goBack: () => setAsking(false),
    confirm() {
      setAsking(false);
      accept();
    },
  };
}
