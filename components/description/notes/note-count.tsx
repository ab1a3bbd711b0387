"use client";

import { useEffect, useState } from "react";
import { countNotes } from "./notes.ts";

const ANNOUNCE_DELAY_MS = 1500;

/** Announces the number of notes to screen readers when it changes. */
export function NoteCount({ number }: { number: number }) {
  const [announced, setAnnounced] = useState(number);
  const [words, setWords] = useState("");
  useEffect(() => {
    if (number === announced) return;
    const timer = setTimeout(() => {
      setAnnounced(number);
      setWords(number === 0 ? "No notes on your text." : `${countNotes(number)} on your text.`);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [number, announced]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
