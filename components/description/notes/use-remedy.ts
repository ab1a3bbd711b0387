"use client";

import { useEffect, useRef } from "react";
import { applyRemedy, type Note } from "./notes.ts";

/**
 * Applies a note's remedy, unless the text has changed since the press.
 * @param findNow returns the notes of the current text
 */
export function useRemedy(
  text: string,
  findNow: () => Promise<readonly Note[]>,
  replace: (text: string) => void,
) {
  const latest = useRef({ text, replace });
  useEffect(() => {
    latest.current = { text, replace };
  });
  return async (note: Note) => {
    const remedied = applyRemedy(text, await findNow(), note);
    if (remedied !== null && latest.current.text === text) latest.current.replace(remedied);
  };
}
