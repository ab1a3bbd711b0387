"use client";

import { EARLY_INPUT_SCRIPT } from "#lib/early-input.ts";
import { ScriptNotes } from "./script-notes.tsx";
import { Styles } from "./styles.tsx";

// In the browser React finds the server's script, which has run.
const IN_THE_HTML = typeof window === "undefined" ? EARLY_INPUT_SCRIPT : "";

/** What every page begins with: a client component, so that it is not repeated in the data for React. */
export function PageStart({ addressOfStyles }: { addressOfStyles: string }) {
  return (
    <>
      <Styles address={addressOfStyles} />
      <ScriptNotes />
    </>
  );
}

/**
 * The script of lib/early-input.ts, for the head: a browser that reads a script in the body shows what
 * stands before it first, which is nothing, and the page a frame later.
 */
export function EarlyInputScript() {
  return <script suppressHydrationWarning>{IN_THE_HTML}</script>;
}
