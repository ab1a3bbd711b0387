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
      <script suppressHydrationWarning>{IN_THE_HTML}</script>
    </>
  );
}
