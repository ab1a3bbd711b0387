import { SCRIPTS_FAILED_ID } from "#lib/early-input.ts";

const CLASSES = "bg-accent px-4 py-3 text-center text-accent-foreground";

/** What a page says where its scripts are switched off or did not load. */
export function ScriptNotes() {
  return (
    <>
      <noscript>
        <p className={CLASSES}>
          Porchlight needs JavaScript. Nothing that you enter here is sent before it is on.
        </p>
      </noscript>
      <p id={SCRIPTS_FAILED_ID} role="alert" hidden className={CLASSES}>
        A part of this page did not load, so its buttons do nothing yet. What you entered is still
        here. Please check your connection and load the page again.
      </p>
    </>
  );
}
