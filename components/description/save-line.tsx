import type { SaveStatus } from "./autosave.ts";

const WORDS: Record<SaveStatus, string> = {
  idle: "",
  waiting: "Saving…",
  saving: "Saving…",
  saved: "Saved",
  failed: "Not saved yet — will try again",
  conflict: "Not saved: see the note above",
};

/** How far the text is on its way to the server. Only trouble is read out. */
export function SaveLine({ status }: { status: SaveStatus }) {
  const isTrouble = status === "failed" || status === "conflict";
  return (
    <>
      <p
        aria-hidden
        className={isTrouble ? "font-medium text-accent-foreground" : "text-muted-foreground"}
      >
        {WORDS[status]}
      </p>
      <p role="status" className="sr-only">
        {isTrouble ? WORDS[status] : ""}
      </p>
    </>
  );
}
