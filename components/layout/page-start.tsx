"use client";

import { useEffect } from "react";
import { HEAD_SCRIPT } from "#lib/head-script.ts";
import { FACES_ATTRIBUTE, WHOLE_ATTRIBUTE } from "#lib/late-look.ts";
import { ScriptNotes } from "./script-notes.tsx";
import { Styles } from "./styles.tsx";

// In the browser React finds the server's script, which has run.
const IN_THE_HTML = typeof window === "undefined" ? HEAD_SCRIPT : "";

/** What every page begins with: a client component, so that it is not repeated in the data for React. */
export function PageStart({
  addressOfStyles,
  isFinished,
}: {
  addressOfStyles: string;
  /** The server puts the styles into the page that it sends. */
  isFinished: boolean;
}) {
  // A page that React had to make anew in the browser has lost what the script of its head had set.
  useEffect(() => {
    for (const name of [FACES_ATTRIBUTE, WHOLE_ATTRIBUTE]) {
      document.documentElement.setAttribute(name, "");
    }
  }, []);
  return (
    <>
      <Styles address={addressOfStyles} isFinished={isFinished} />
      <ScriptNotes />
    </>
  );
}

/**
 * The script of lib/head-script.ts, for the head: a browser that reads a script in the body shows what
 * stands before it first, which is nothing, and the page a frame later.
 */
export function HeadScript() {
  return <script suppressHydrationWarning>{IN_THE_HTML}</script>;
}
