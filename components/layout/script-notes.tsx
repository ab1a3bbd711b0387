"use client";

import { INCOMPLETE_NOTE_ID } from "#lib/early-input.ts";

const CLASSES = "bg-accent px-4 py-3 text-center text-accent-foreground";

/** What a page says where its scripts are switched off, or did not load. */
export function ScriptNotes() {
  return (
    <>
      <noscript>
        <p className={CLASSES}>
          Porchlight needs JavaScript. Nothing that you enter here is sent before it is on.
        </p>
      </noscript>
      <p id={INCOMPLETE_NOTE_ID} role="status" hidden className={CLASSES}>
        This page has not loaded completely. What you enter stays here and is not sent. Please check
        your connection, and load the page again.
      </p>
    </>
  );
}
