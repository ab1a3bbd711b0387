"use client";

import { INCOMPLETE_NOTE_ID } from "#lib/early-input.ts";

const CLASSES = "bg-accent px-4 py-3 text-center text-accent-foreground";

export function ScriptNotes() {
  return (
    <>
      <noscript>
        <p className={CLASSES}>
          Porchlight needs JavaScript. Turn it on to continue. Nothing you enter is sent until then.
        </p>
      </noscript>
      <p id={INCOMPLETE_NOTE_ID} role="status" hidden className={CLASSES}>
        This page didn&apos;t finish loading. What you enter stays here and isn&apos;t sent. Check
        your connection and reload the page.
      </p>
    </>
  );
}
